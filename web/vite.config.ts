import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { budgets, gameOf } from "./build/budgets";
import { engines } from "./build/engines";
import { gameFigures } from "./build/figures";
import { gameData } from "./build/game-data";
import { serviceWorker } from "./build/service-worker";

const backEnd = process.env["LAZARET_BACK_END"] ?? "http://127.0.0.1:1347";

export default defineConfig(({ mode }) => ({
  // A folder for a static host lies anywhere.
  base: mode === "site" ? "./" : "/",
  plugins: [svelte(), gameData(), gameFigures(), engines(), serviceWorker(), budgets()],
  worker: { format: "es" },
  build: {
    target: "es2022",
    // The content security policy allows no data: addresses for fonts and scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: { chunkFileNames: ({ facadeModuleId, name }) => `assets/${gameOf(facadeModuleId) ?? name}-[hash].js` },
    },
  },
  server: {
    fs: { allow: [".."] },
    // The host stays that of this server: requests to another one than the page's own are refused as foreign.
    proxy: { "/api": { target: backEnd, ws: true }, "/engines": { target: backEnd } },
  },
  test: { include: ["src/**/*.test.ts", "build/**/*.test.ts"], environment: "node" },
}));
