import "@fontsource-variable/space-grotesk/wght.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { startRouter } from "./router.svelte";
import { settings } from "./settings.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/scale.css";

/** A page that was open while the site was built anew asks for files that are gone: it is loaded again, not for ever. */
addEventListener("vite:preloadError", () => {
  const last = Number(sessionStorage.getItem("novatable.renewed"));
  if (Date.now() - last < 10_000) return;
  sessionStorage.setItem("novatable.renewed", `${Date.now()}`);
  location.reload();
});

startRouter();
void settings.load().then(() => {
  const target = document.getElementById("app");
  if (!target) return;
  target.replaceChildren(); // what stands there for whoever cannot load this
  mount(App, { target });
});
