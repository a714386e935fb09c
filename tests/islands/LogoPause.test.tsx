import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LogoPause } from '../../src/islands/LogoPause.tsx';
import { axeFailures, FAILURE, freshIsland, show } from '../support/island.tsx';

freshIsland();

const logos = (
  <section>
    <LogoPause failure={FAILURE} pause="Pause" play="Play" />
  </section>
);
const button = () => screen.getByRole('button');
const state = () => document.querySelector('section')?.dataset.state;

test('given running logos, each click toggles their state and the button’s label, which says what a click does', async () => {
  const { visitor } = show(logos);
  expect([state(), button().textContent]).toEqual([undefined, 'Pause']);
  await visitor.click(button());
  expect([state(), button().textContent]).toEqual(['paused', 'Play']);
  await visitor.keyboard(' ');
  expect([state(), button().textContent]).toEqual(['running', 'Pause']);
});

test('given a double click, the logos run as before', async () => {
  const { visitor } = show(logos);
  await visitor.dblClick(button());
  expect(state()).toBe('running');
});

test('it has no accessibility violation in either state', async () => {
  const { visitor } = show(logos);
  expect(await axeFailures()).toEqual([]);
  await visitor.click(button());
  expect(await axeFailures()).toEqual([]);
});
