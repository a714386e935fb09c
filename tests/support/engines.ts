import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { Audit, Outcome } from '@siteimprove/alfa-act';
import { Playwright } from '@siteimprove/alfa-playwright';
import alfaRules from '@siteimprove/alfa-rules';
import axeCore from 'axe-core';

const ACE = createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js');

/** One failure an engine found: rule, and where. */
type Failures = string[];
export type AccessibilityEngine = (page: Page) => Promise<Failures>;

const AXE_OPTIONS: axeCore.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Describing what is in order takes half of the time. No style sheet is another host's, so none has to be loaded before.
  resultTypes: ['violations'],
  preload: false,
};

/** axe-core: WCAG 2.0 to 2.2 A and AA, and its best practices, in a page and its frames. It is injected once for each page. */
export async function axe(page: Page): Promise<Failures> {
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeCore.source);
  const violations = await page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    const { violations, passes } = await axe.run(options);
    if (passes.length === 0) throw new Error('axe found nothing to look at.');
    return violations;
  }, AXE_OPTIONS);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `axe ${id}: ${target.join(' ')} ${failureSummary?.split('\n')[1]?.trim() ?? ''}`),
  );
}

interface AceResult {
  ruleId: string;
  value: [string, string];
  message: string;
  path: { dom: string };
}

/** IBM equal access, the engine's latest rules for WCAG 2.2: what it is sure of. */
export async function ibm(page: Page): Promise<Failures> {
  if (!(await page.evaluate(() => 'ace' in window))) {
    const tag = await page.addScriptTag({ path: ACE });
    // Half a megabyte of text that the other engines would read, and that makes every page look changed.
    await tag.evaluate((script) => (script as unknown as Element).remove());
  }
  const results = await page.evaluate(async () => {
    const { ace } = window as unknown as {
      ace: { Checker: new () => { check: (node: Document, rulesets: string[]) => Promise<{ results: AceResult[] }> } };
    };
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
    if (results.length === 0) throw new Error('The engine found nothing to look at.');
    // What it found in order is most of it, and need not leave the page.
    return results
      .filter(({ value: [kind, outcome] }) => kind === 'VIOLATION' && outcome === 'FAIL')
      .map(({ ruleId, message, path }) => ({ ruleId, message, path }));
  });
  return results.map(({ ruleId, message, path }) => `ibm ${ruleId}: ${path.dom} ${message}`);
}

/**
 * Rules of CSS that Alfa does not know, and what it may take each for. It throws a whole style sheet away for one of them
 * (its issue 1751), and then judges a page without styles: text has no contrast to fail, and what is hidden is not.
 */
const READ_AS = {
  CSSContainerRule: 'CSSMediaRule',
  CSSPropertyRule: 'CSSLayerStatementRule',
  CSSViewTransitionRule: 'CSSLayerStatementRule',
};

/** Whether a requirement of a rule is WCAG's, and then up to level AA. Good practice has no level. */
const isAA = (requirement: object) =>
  !('level' in requirement) || [...(requirement.level as Iterable<[string]>)].some(([level]) => level <= 'AA');
/** Left out are the rules of level AAA alone: contrast of 7:1, targets of 44 px, a line height of 1.5 everywhere. */
const rules = alfaRules.filter(({ requirements }) => [...requirements].every(isAA));

/**
 * Two rules that take three quarters of Alfa's time: a visible focus (65) and the size of targets (113). They are asked on one page of each
 * template. Elsewhere IBM's engine and keyboard.spec.ts look at the focus, axe and `tooSmall` at the sizes.
 */
const isSlow = ({ uri }: { uri: string }) => /-r(?:65|113)$/.test(uri);
const quickRules = rules.filter((rule) => !isSlow(rule));
if (quickRules.size !== rules.size - 2) throw new Error('Alfa’s rules 65 and 113 have other names now.');

/** Siteimprove Alfa: every rule it decides by itself, of WCAG 2.2 A and AA and good practice. */
export const alfaWithSlowRules = (page: Page): Promise<Failures> => audit(page, rules);
/** Alfa without its two slow rules. */
export const alfa = (page: Page): Promise<Failures> => audit(page, quickRules);

async function audit(page: Page, asked: typeof rules): Promise<Failures> {
  await page.evaluate((readAs) => {
    for (const [name, like] of Object.entries(readAs)) {
      const rule = (window as unknown as Record<string, { prototype: object }>)[name];
      if (!rule) continue;
      Object.defineProperty(rule, 'name', { value: like, configurable: true });
      if (like === 'CSSLayerStatementRule') Object.defineProperty(rule.prototype, 'nameList', { value: [], configurable: true });
    }
  }, READ_AS);
  const handle = await page.evaluateHandle(() => window.document);
  const input = await Playwright.toPage(handle);
  for (const sheet of input.document.style)
    if ([...sheet.rules].length === 0) throw new Error('Alfa could not read a style sheet: some rule in it is new to it.');
  const outcomes = [...(await Audit.of(input, asked).evaluate())];
  if (outcomes.length < 50) throw new Error(`Alfa looked at ${outcomes.length} things only: its rules and its page reader do not match.`);
  return outcomes
    .filter((outcome) => Outcome.isFailed(outcome))
    .map(({ rule, target }) => `alfa ${rule.uri.split('/').at(-1)}: ${String(target).slice(0, 160)}`);
}

/** What all three engines find on a page as it stands. */
export async function failures(page: Page): Promise<Failures> {
  return [...(await axe(page)), ...(await ibm(page)), ...(await alfa(page))];
}
