import { svelte } from "@sveltejs/vite-plugin-svelte";
import { copyFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Paper needs the client's font as files that a typesetter reads. */
const FONTS = [
  "400Regular/SpaceGrotesk_400Regular",
  "500Medium/SpaceGrotesk_500Medium",
  "700Bold/SpaceGrotesk_700Bold",
];

function fonts(): Plugin {
  let folder = "";
  return {
    name: "fonts",
    configResolved: ({ root, build }) => void (folder = resolve(root, build.outDir)),
    closeBundle() {
      for (const font of FONTS)
        copyFileSync(
          here(`node_modules/@expo-google-fonts/space-grotesk/${font}.ttf`),
          resolve(folder, `${basename(font)}.ttf`),
        );
    },
  };
}

/** The client's drawings for the server, as one script that needs neither a browser nor Node. */
export default defineConfig({
  plugins: [svelte(), fonts()],
  publicDir: false,
  ssr: { noExternal: true, target: "webworker" },
  build: {
    ssr: "src/print/drawings.ts",
    outDir: "../src/novatable/printing/drawn",
    emptyOutDir: true,
    minify: true,
    target: "es2022",
    rollupOptions: { external: ["node:async_hooks"], output: { format: "iife", entryFileNames: "drawings.js" } },
  },
  resolve: { alias: [{ find: /^\.\/languages\/.+$/, replacement: here("src/print/nothing.ts") }] },
});
