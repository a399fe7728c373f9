import svelte from "eslint-plugin-svelte";
import typescript from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** Formatting is prettier's business; types, and names that are unknown or not used, are svelte-check's. */
export default [
  { ignores: ["node_modules/", "src/wire/schema.ts"] },
  ...typescript.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
  },
  {
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": "error",
      "svelte/no-unused-svelte-ignore": "off", // svelte-check warns about more than this rule knows
      "svelte/no-useless-mustaches": "off", // prettier writes {" "} where a space counts
      "svelte/prefer-svelte-reactivity": "off", // a Map that nothing on the screen follows is better plain
    },
  },
  // Drawings are texts of ours. Nothing that anybody writes may become HTML.
  { files: ["src/*/art/**"], rules: { "svelte/no-at-html-tags": "off" } },
];
