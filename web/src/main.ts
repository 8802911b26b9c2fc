import './look/fonts.css';
import '$art/tokens.css';
import './look/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './browser/settings.svelte';
import { fetchWords } from './words/client.svelte';

const target = document.getElementById('app');
if (target) void fetchWords(settings.language).finally(() => mount(App, { target }));
