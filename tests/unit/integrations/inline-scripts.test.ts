import crypto from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineScripts } from '../../../src/integrations/inline-scripts.ts';

const tag = (name: string) => `<script type="module" src="/_astro/${name}.js"></script>`;
const page = (body: string) => `<!doctype html><title>x</title><p>${body}</p>${tag('site')}`;
const scripts = (code: string, other = 'import{a}from"./client.js";') =>
  new Map([
    ['/_astro/site.js', code],
    ['/_astro/Hero.js', other],
  ]);
const CODE = 'let u=e=>import(e.getAttribute(`component-url`));document.title="</script>";\n';

test('a page with room has its script inside, one that is full asks for the file', () => {
  expect(inlineScripts(page('short'), scripts(CODE))).toBe(
    page('short').replace(
      tag('site'),
      '<script type="module">let u=e=>import(e.getAttribute(`component-url`));document.title="<\\/script>";</script>',
    ),
  );
  const full = page(crypto.randomBytes(14_000).toString('base64'));
  expect(inlineScripts(full, scripts(CODE))).toBe(full);
  expect(inlineScripts('<p>none</p>', scripts(CODE))).toBe('<p>none</p>');
});

test('a script that shares a file with others is an error, with what to do', () => {
  for (const code of ['import{a}from"./b.js";', 'import"./b.js";', 'import a from"./b.js";', 'let b=()=>import(`./b.js`);'])
    expect(() => inlineScripts(page('x'), scripts(code)), code).toThrow('/_astro/site.js imports a file; integrations/chunks.ts');
  expect(() => inlineScripts(page('x'), scripts(CODE, 'import{a}from"./site.js";'))).toThrow('/_astro/Hero.js imports /_astro/site.js');
  expect(() => inlineScripts(page('x'), new Map())).toThrow('/_astro/site.js is asked for and not there');
});
