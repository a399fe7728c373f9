/** How much room there is. */
import { MediaQuery } from "svelte/reactivity";

export const phone = new MediaQuery("max-width: 699px");
export const wide = new MediaQuery("min-width: 1280px");
