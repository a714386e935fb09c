import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Boundary } from '../../src/islands/Boundary.tsx';
import { READY } from '../../src/islands/directives/hydrate.ts';
import { axeFailures, FAILURE, freshIsland, show } from '../support/island.tsx';

freshIsland();

const Failing = ({ error }: { error: unknown }) => {
  throw error;
};
const page = (child: React.ReactNode) => (
  <main>
    <p>before</p>
    <Boundary name="Part" failure={FAILURE}>
      {child}
    </Boundary>
    <p>after</p>
  </main>
);

test.each([
  ['an error', new Error('no such slide'), 'no such slide'],
  ['an answer of a host', Object.assign(new Error('raw'), { status: 503, statusText: 'Service Unavailable' }), 'Service Unavailable'],
  ['a bare text', 'out of order', 'out of order'],
])('given a part that throws %s, it is told in its place and the rest stays', async (_, error, text) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container } = show(page(<Failing error={error} />));
  const alert = screen.getByRole('alert');
  expect([...alert.children].map((line) => line.textContent)).toEqual([FAILURE, text]);
  expect(container.textContent).toBe(`before${FAILURE}${text}after`);
  expect(await axeFailures()).toEqual([]);
});

test('given two islands, when one throws, the other still works', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  show(
    <>
      {page(<Failing error={new Error('one')} />)}
      <Boundary name="Other" failure={FAILURE}>
        <button type="button">works</button>
      </Boundary>
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
  show(page('whole'));
  show(page(<Failing error={new Error('broken')} />));
  document.removeEventListener(READY, hear);
  expect(heard).toEqual(['Part', 'Part']);
});
