import "@fontsource-variable/space-grotesk/wght.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { startRouter } from "./router.svelte";
import { settings } from "./settings.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/scale.css";

startRouter();
void settings.load().then(() => {
  const target = document.getElementById("app");
  if (!target) return;
  target.replaceChildren(); // what stands there for whoever cannot load this
  mount(App, { target });
});
