import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** The signs and tokens that the Python drawings share. */
const ART = fileURLToPath(new URL('../src/regalia/scene/art', import.meta.url));

/** Puts the common signs into the page itself, so that they are there with the first paint. */
function inlineFrame(): Plugin {
  const text = (): string => readFileSync(`${ART}/frame.svg`, 'utf-8');
  return {
    name: 'inline-frame',
    transformIndexHtml: (html) =>
      html.replace(
        '<!--frame-->',
        text()
          .replace(/<svg[^>]*>/, '<svg class="sprite" aria-hidden="true" width="0" height="0">')
          .replace(/<title>.*?<\/title>\n?/, ''),
      ),
  };
}

export default defineConfig({
  plugins: [svelte(), inlineFrame()],
  resolve: { alias: { $art: ART } },
  build: {
    outDir: '../src/regalia/server/client',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['.', ART] },
    proxy: { '/api': { target: process.env['REGALIA_SERVER'] ?? 'http://127.0.0.1:8000', ws: true } },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
