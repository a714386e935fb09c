import { expect, test } from 'vitest';
import { speculationRules } from '../../../src/integrations/speculation.ts';

interface Rules {
  prerender: { where: { and: [{ href_matches: string }, { not: { href_matches: string[] } }, object] } }[];
}

/** What a browser reads from the rules: `*` stands for any signs. */
function isAhead(path: string): boolean {
  const { prerender } = JSON.parse(speculationRules()) as Rules;
  const matches = (pattern: string) => new RegExp(`^${pattern.replace(/[.]/g, '\\.').replace(/\*/g, '.*')}$`).test(path);
  return prerender.some(({ where: { and } }) => matches(and[0].href_matches) && !and[1].not.href_matches.some(matches));
}

test('pages of the site may be prerendered', () => {
  expect(['/', '/contact-us', '/case-studies/bad-actor-removals', '/case-studies?topic=rca'].map(isAhead)).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

test('files, stand-ins, the viewer with its PDF, and other sites are not', () => {
  const left = ['/documents/flyers/training.pdf', '/rss.xml', '/stand-in/forms/dlg_f1', '/technologyqualification', 'https://x.example/'];
  expect(left.filter(isAhead)).toEqual([]);
});
