import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Puts the common signs into the page itself, so that they are there with the first paint. */
function inlineFrame(): Plugin {
  const text = (): string => readFileSync(new URL('src/art/frame.svg', import.meta.url), 'utf-8');
  return {
    name: 'inline-frame',
    transformIndexHtml: (html) =>
      html.replace('<!--frame-->', text().replace(/<svg[^>]*>/, '<svg class="sprite" aria-hidden="true" width="0" height="0">').replace(/<title>.*?<\/title>\n?/, '')),
  };
}

export default defineConfig({
  plugins: [svelte(), inlineFrame()],
  build: {
    outDir: '../src/regalia/server/client',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: process.env['REGALIA_SERVER'] ?? 'http://127.0.0.1:8000', ws: true } } },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
