import { expect, test } from 'vitest';
import { unpublishedLabel } from '../../../src/lib/publishing.ts';

test.each([
  [{}, undefined],
  [{ draft: false, publishOn: '2026-12-01' }, undefined],
  [{ publishOn: '2026-12-02' }, 'From 2026-12-02'],
  [{ draft: true }, 'Draft'],
  [{ draft: true, publishOn: '2026-12-02' }, 'Draft'],
])('on 1 December, %j is labelled %s', (entry, label) => {
  expect(unpublishedLabel(entry, '2026-12-01')).toBe(label);
});
