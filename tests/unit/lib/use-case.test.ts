import { describe, expect, test } from 'vitest';
import { parseUseCase } from '../../../src/lib/use-case.ts';

const text = (approach = '{product} Approach') => `Client Problem

The pump cavitates
at 300 m³/h.

${approach}

We measured NPSH.

Intervention Outcome

It runs at 340 m³/h.

A later paragraph that is not shown.`;

describe('a use-case text', () => {
  test('gives the paragraph after each heading, on one line', () => {
    expect(parseUseCase(text())).toEqual({
      ok: true,
      useCase: {
        problem: 'The pump cavitates at 300 m³/h.',
        approach: 'We measured NPSH.',
        outcome: 'It runs at 340 m³/h.',
      },
    });
  });

  test.each([
    'Approach',
    'Meridional Approach',
    'MERIDIONAL APPROACH',
    '## Our Own Approach',
    '**Approach**',
    'Approach:',
  ])('takes "%s" for the second heading', (heading) => {
    expect(parseUseCase(text(heading)).ok).toBe(true);
  });

  test('does not take a sentence that ends in "approach" for a heading', () => {
    const parsed = parseUseCase(text('We then chose a far more careful approach'));
    expect(parsed).toEqual({
      ok: false,
      problems: [expect.stringContaining('"Approach" is missing')],
    });
  });

  test('names a heading without a paragraph and a heading that occurs twice', () => {
    const parsed = parseUseCase(
      'Client Problem\n\nApproach\n\nWe looked.\n\nApproach\n\nAgain.\n\nIntervention Outcome',
    );
    expect(parsed).toEqual({
      ok: false,
      problems: [
        expect.stringMatching(/No paragraph follows .*Client Problem/),
        expect.stringMatching(/Approach.* appears twice/),
        expect.stringMatching(/No paragraph follows .*Intervention Outcome/),
      ],
    });
  });
});
