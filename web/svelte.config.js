import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

const named = new Map();

/** Short names for the styles of components: their number is small, and each stands in the page many times. */
function cssHash({ hash, css }) {
  const name = `s${hash(css).slice(-4)}`;
  if ((named.get(name) ?? css) !== css) throw new Error(`two components would both be styled as ${name}`);
  named.set(name, css);
  return name;
}

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash } };
