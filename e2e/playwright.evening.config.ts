// The whole evening of thirteen people: a program of its own, which is killed on the way. Takes some minutes.
import { defineConfig } from "@playwright/test";
import base from "./playwright.config";

const { webServer: _, ...rest } = base;
export default defineConfig({ ...rest, testDir: "evening", timeout: 900_000, workers: 1, retries: 0 });
