import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CaseFilter } from '../../src/islands/CaseFilter.tsx';
import { axeFailures, FAILURE, freshIsland, show } from '../support/island.tsx';

freshIsland();

const CASES = [
  [1, 'rca reliability'],
  [2, 'simulation'],
  [3, 'rca'],
] as const;
const page = (
  <>
    <CaseFilter
      failure={FAILURE}
      topics={[
        { id: 'rca', label: 'RCA' },
        { id: 'reliability', label: 'Reliability' },
        { id: 'simulation', label: 'Simulation' },
        { id: 'gas-turbines', label: 'Gas Turbines' },
      ]}
      list="#cases"
      here={3}
      count={3}
      page={1}
      pages={1}
      legend="Topics"
      clear="Clear filters ({count})"
      status="{shown} of {count} cases"
      none="No case"
    />
    <ol id="cases">
      {CASES.map(([id, topics]) => (
        <li key={id} data-id={id} data-topics={topics}>
          {topics.split(' ').map((topic) => (
            <button key={topic} type="button" data-topic={topic}>
              {topic} in {id}
            </button>
          ))}
        </li>
      ))}
    </ol>
  </>
);
const shown = () => [...document.querySelectorAll<HTMLElement>('#cases > :not([hidden])')].map(({ dataset }) => Number(dataset.id));
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const says = () => screen.getByRole('status').textContent;
const clear = () => screen.queryByRole('button', { name: /^Clear filters/ });

test('given no topic, every case is shown and there is no Clear button', async () => {
  show(page);
  expect([shown(), says(), clear()]).toEqual([[1, 2, 3], '3 of 3 cases', null]);
  expect(await axeFailures()).toEqual([]);
});

test('when topics are checked, the cases with any of them are shown, and the URL holds the topics', async () => {
  const { visitor } = show(page);
  await visitor.click(box('Reliability'));
  expect([shown(), says(), location.search]).toEqual([[1], '1 of 3 cases', '?topic=reliability']);
  await visitor.click(box('Simulation'));
  expect([shown(), clear()?.textContent]).toEqual([[1, 2], 'Clear filters (2)']);
  await visitor.click(box('Reliability'));
  expect([shown(), location.search]).toEqual([[2], '?topic=simulation']);
  expect(await axeFailures()).toEqual([]);
});

test('when no case has the topic, a message says so', async () => {
  const { visitor } = show(page);
  await visitor.click(box('Gas Turbines'));
  expect([shown(), says()]).toEqual([[], 'No case']);
  expect(await axeFailures()).toEqual([]);
});

test('when a card’s topic is clicked, it is added if absent, never removed', async () => {
  const { visitor } = show(page);
  await visitor.click(screen.getByRole('button', { name: 'rca in 1' }));
  await visitor.click(screen.getByRole('button', { name: 'rca in 3' }));
  expect([shown(), box('RCA').checked, location.search]).toEqual([[1, 3], true, '?topic=rca']);
});

test('when the filters are cleared, every case is shown and the focus moves to the group', async () => {
  const { visitor } = show(page);
  await visitor.click(box('RCA'));
  await visitor.click(clear() ?? document.body);
  expect([shown(), location.search, clear()]).toEqual([[1, 2, 3], '', null]);
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Topics' }));
});

test('given a URL with known and unknown topics, the unknown ones are ignored', () => {
  history.replaceState(null, '', '/?topic=simulation&topic=<b>&topic=nonsense');
  show(page);
  expect([shown(), box('Simulation').checked, says()]).toEqual([[2], true, '1 of 3 cases']);
});

test('when the visitor goes back, the filter follows the URL', async () => {
  const { visitor } = show(page);
  await visitor.click(box('RCA'));
  act(() => {
    history.replaceState(null, '', '/');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect([shown(), box('RCA').checked]).toEqual([[1, 2, 3], false]);
});
