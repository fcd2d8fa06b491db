// Where the page begins.
import { mount } from "svelte";
import App from "./App.svelte";
import { listen } from "./shell/router.svelte";
import "./style/fonts.css";
import "./style/theme.css";
import "./style/base.css";

listen();
const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the app");
mount(App, { target });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
}
