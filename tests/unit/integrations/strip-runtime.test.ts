import astroIsland from 'astro/runtime/server/astro-island.prebuilt.js';
import { expect, test } from 'vitest';
import { stripRuntime } from '../../../src/integrations/strip-runtime.ts';

const directive = (name: string) =>
  `<script>(()=>{var t=()=>{};(self.Astro||(self.Astro={})).${name}=t;window.dispatchEvent(new Event("astro:${name}"));})();\n</script>`;
const island = (name: string) =>
  `<astro-island uid="a" component-url="/_astro/a.js" ssr client="${name}" opts="{}"><p>x</p></astro-island>`;

test('Astro’s element and directives leave the page, and nothing else does', () => {
  const other = '<script type="module" src="/_astro/site.js"></script><script>self.mine = 1;</script>';
  const page = `${other}<style>astro-island{display:contents}</style>${directive('touch')}<script>${astroIsland}</script>${island('touch')}${directive('due')}${island('due')}`;
  expect(stripRuntime(page)).toBe(`${other}<style>astro-island{display:contents}</style>${island('touch')}${island('due')}`);
});

test('an island with a directive that the site’s script does not have is an error', () => {
  expect(() => stripRuntime(island('idle'))).toThrow('An island has client:idle');
});

test('an island with what the site’s element leaves out is an error', () => {
  const withProps = (props: string) => island('touch').replace('opts', `props="${props.replaceAll('"', '&quot;')}" opts`);
  expect(() => stripRuntime(withProps('{"words":[0,{"n":[0,3],"list":[1,[[0,"a [3, 4]"]]]}]}'))).not.toThrow();
  expect(() => stripRuntime(withProps('{"since":[3,"2010-01-01"]}'))).toThrow('a date, map, set');
  expect(() => stripRuntime(island('touch').replace('<p>', '<astro-slot><p>'))).toThrow('a slot');
  expect(() => stripRuntime(island('touch').replace('<p>x</p>', island('due')))).toThrow('another island inside');
  expect(() => stripRuntime(island('touch') + island('due'))).not.toThrow();
});
