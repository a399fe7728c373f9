import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

/** The review screen as one script and one style sheet, which the program puts into a page of their own. */
export default defineConfig({
  plugins: [svelte()],
  publicDir: false,
  define: { "process.env.NODE_ENV": '"production"' },
  build: {
    outDir: "../src/novatable/review/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 1_000_000,
    cssCodeSplit: false,
    lib: {
      entry: "src/review/page.ts",
      formats: ["iife"],
      name: "review",
      fileName: () => "review.js",
      cssFileName: "review",
    },
    rollupOptions: { output: { inlineDynamicImports: true } },
  },
  resolve: { alias: { $locales: fileURLToPath(new URL("../src/novatable/locales", import.meta.url)) } },
});
