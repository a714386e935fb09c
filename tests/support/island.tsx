import { createRequire } from 'node:module';
import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';

interface Axe {
  run: (context: Element, options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[]; passes: unknown[] }>;
}

// The same version of axe as in the browser tests.
const require = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const axe = require('axe-core') as Axe;

/** Violations that axe finds without a layout: all rules except those about colours, sizes and the page as a whole. */
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

/** Renders an island, as it is after hydration, and creates a user. The user's events need timers that run. */
export function show(island: ReactElement) {
  const { container, unmount } = render(island);
  const visitor = userEvent.setup();
  return { container, unmount, visitor };
}

/** The failure message that the tests pass to islands. */
export const FAILURE = 'Unexpected Application Error!';

/** Gives each test of a file an empty page and storage, and the URL of the home page. */
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
    vi.unstubAllGlobals();
  });
}
