import fs from 'node:fs';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { READY } from '../../src/islands/directives/hydrate.ts';
import { island } from '../../src/islands/island.tsx';
import { axeFailures, FAILURE, freshIsland, show } from '../support/island.tsx';

freshIsland();

const Failing = island('Failing', ({ error }: { error: unknown }) => {
  throw error;
});
const Working = island('Working', () => <button type="button">works</button>);
const page = (child: React.ReactNode) => (
  <main>
    <p>before</p>
    {child}
    <p>after</p>
  </main>
);

test.each([
  ['an error', new Error('no such slide'), 'no such slide'],
  ['an answer of a host', Object.assign(new Error('raw'), { status: 503, statusText: 'Service Unavailable' }), 'Service Unavailable'],
  ['a bare text', 'out of order', 'out of order'],
])('given a part that throws %s, it is told in its place and the rest stays', async (_, error, text) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container } = show(page(<Failing failure={FAILURE} error={error} />));
  const alert = screen.getByRole('alert');
  expect([...alert.children].map((line) => line.textContent)).toEqual([FAILURE, text]);
  expect(container.textContent).toBe(`before${FAILURE}${text}after`);
  expect(await axeFailures()).toEqual([]);
});

test('given two islands, when one throws, the other still works', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  show(
    <>
      {page(<Failing failure={FAILURE} error={new Error('one')} />)}
      <Working failure={FAILURE} />
    </>,
  );
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'works' })).toBeTruthy();
});

test('once mounted, it dispatches the ready event with its name, also where the island throws', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const heard: unknown[] = [];
  const hear = ({ detail }: CustomEventInit) => heard.push(detail);
  document.addEventListener(READY, hear);
  show(page(<Working failure={FAILURE} />));
  show(page(<Failing failure={FAILURE} error={new Error('broken')} />));
  document.removeEventListener(READY, hear);
  expect(heard).toEqual(['Working', 'Failing']);
});

/** Islands of a file whose name, given to `island`, is not that of the constant and of the file: nothing would hear that they are ready. */
const misnamed = (file: string, text: string) =>
  [...text.matchAll(/^export const (\w+) = island\(\s*'(\w+)'/gm)]
    .filter(([, constant, name]) => constant !== name || `${name}.tsx` !== file)
    .map(([, constant]) => `${file}: ${constant}`);

test('each island bears the name of its constant and of its file', () => {
  const islands = fs.readdirSync('src/islands').filter((file) => file.endsWith('.tsx'));
  const texts = islands.map((file) => [file, fs.readFileSync(`src/islands/${file}`, 'utf8')] as const);
  expect(texts.filter(([, text]) => text.includes('= island(')).length).toBeGreaterThan(4);
  expect(texts.flatMap(([file, text]) => misnamed(file, text))).toEqual([]);
  expect(misnamed('Hero.tsx', "export const Hero = island('Heroes', Controls)")).toEqual(['Hero.tsx: Hero']);
});
