// Where the page begins.
import { mount } from "svelte";
import App from "./App.svelte";
import { keepPackages } from "./shell/kept";
import { listen } from "./shell/router.svelte";
import { fileAt } from "./shell/site";
import "./style/fonts.css";
import "./style/theme.css";
import "./style/base.css";

listen();
const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the app");
mount(App, { target });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => void navigator.serviceWorker.register(fileAt("sw.js")).catch(() => undefined));
  // Whoever installs the page wants to play where there is no line.
  if (matchMedia("(display-mode: standalone)").matches) keepPackages();
  addEventListener("appinstalled", keepPackages);
}
