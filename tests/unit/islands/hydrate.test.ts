import { expect, test } from 'vitest';
import { hydrate, READY } from '../../../src/islands/directives/hydrate.ts';

/** An event target in place of an element: the tests run without a DOM. */
const island = () => new EventTarget() as Element;

test('an island waits for its own report, not for that of another of its kind', async () => {
  const [first, second] = [island(), island()];
  const ready: string[] = [];
  const waiting = [
    hydrate(() => undefined, first).then(() => ready.push('first')),
    hydrate(() => undefined, second).then(() => ready.push('second')),
  ];
  second.dispatchEvent(new Event(READY));
  await waiting[1];
  expect(ready).toEqual(['second']);
  first.dispatchEvent(new Event(READY));
  await Promise.all(waiting);
  expect(ready).toEqual(['second', 'first']);
});
