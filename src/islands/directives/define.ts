import visible from 'astro/client/visible.js';
import due from './due.ts';
import touch from './touch.ts';

const page = window as { Astro?: object };
page.Astro = { ...page.Astro, touch, due, visible };
