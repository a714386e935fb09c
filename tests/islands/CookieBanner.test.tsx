import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CONSENT_ANSWER } from '../../src/islands/boot/consent-answer.ts';
import { CookieBanner } from '../../src/islands/CookieBanner.tsx';
import { axeFailures, FAILURE, freshIsland, show } from '../support/island.tsx';

freshIsland();

const answers: unknown[] = [];
const hear = ({ detail }: CustomEventInit) => answers.push(detail);
beforeEach(() => {
  answers.length = 0;
  document.addEventListener(CONSENT_ANSWER, hear);
});
afterEach(() => document.removeEventListener(CONSENT_ANSWER, hear));

const banner = <CookieBanner failure={FAILURE} accept="Accept" decline="Decline" close="Close" />;

test.each([
  ['Accept', 'true'],
  ['Decline', 'false'],
  ['Close', 'false'],
])('given the banner, when %s is clicked, the answer is "%s", once', async (name, answer) => {
  const { visitor } = show(banner);
  await visitor.click(screen.getByRole('button', { name }));
  expect(answers).toEqual([answer]);
});

test('given the focus on Decline, the Enter key answers false and no form is submitted', async () => {
  const { visitor } = show(banner);
  const url = location.href;
  await visitor.tab();
  await visitor.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Decline' }));
  await visitor.keyboard('{Enter}');
  expect([answers, location.href]).toEqual([['false'], url]);
});

test('it has no accessibility violation', async () => {
  show(banner);
  expect(await axeFailures()).toEqual([]);
});
