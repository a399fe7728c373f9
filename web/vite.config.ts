import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { defineConfig } from "vitest/config";
import type { Plugin } from "vite";

/** Where the table server is while the client is developed with `npm run dev`. */
const server = process.env["NOVATABLE"] ?? "http://localhost:8000";

/** The server sends what is packed here as it is, to browsers that take it. */
function packed(): Plugin {
  let folder = "";
  return {
    name: "packed",
    apply: "build",
    configResolved: ({ root, build }) => void (folder = resolve(root, build.outDir)),
    closeBundle() {
      for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!/\.(js|css|svg|html|webmanifest)$/.test(file)) continue;
        const bytes = readFileSync(join(folder, file));
        writeFileSync(join(folder, `${file}.gz`), gzipSync(bytes, { level: 9 }));
        writeFileSync(join(folder, `${file}.br`), brotliCompressSync(bytes));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), packed()],
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
  test: {
    environment: "jsdom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/patience.ts"],
    testTimeout: 60_000,
  },
});
