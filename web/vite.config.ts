import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Where the table server is while the client is developed with `npm run dev`. */
const server = process.env["NOVATABLE"] ?? "http://localhost:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/novatable/server/site",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the page's security policy lets nothing be inlined
    modulePreload: { polyfill: false },
  },
  resolve: {
    alias: { $locales: fileURLToPath(new URL("../src/novatable/locales", import.meta.url)) },
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"] },
});
