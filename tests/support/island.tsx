import { createRequire } from 'node:module';
import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';

interface Axe {
  run: (context: Element, options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[]; passes: unknown[] }>;
}

// The very engine that the browser tests run.
const require = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const axe = require('axe-core') as Axe;

/** What axe finds wrong in a page without a layout: all its rules but those that look at colours, sizes and the page around. */
export async function axeFailures(within: Element = document.body): Promise<string[]> {
  const rules = Object.fromEntries(
    ['color-contrast', 'target-size', 'region', 'page-has-heading-one'].map((id) => [id, { enabled: false }]),
  );
  const isFaked = vi.isFakeTimers();
  if (isFaked) vi.useRealTimers();
  const { violations, passes } = await axe.run(within, { rules, iframes: false });
  if (isFaked) vi.useFakeTimers();
  if (passes.length === 0) throw new Error('axe found nothing to look at.');
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** Puts an island into the page, as it is once it lives, with a visitor. The visitor needs a clock that runs. */
export function show(island: ReactElement) {
  const { container, unmount } = render(island);
  const visitor = userEvent.setup();
  return { container, unmount, visitor };
}

/** Words that stand for the page's own. */
export const FAILURE = 'Unexpected Application Error!';

/** Gives each test of a file an empty page, storage and address. */
export function freshIsland() {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
  });
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}
