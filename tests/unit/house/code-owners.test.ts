import fs from 'node:fs';
import { expect, test } from 'vitest';

/** Lines of CODEOWNERS: a path from the root, or `*`, and the teams that are asked. */
const lines = fs
  .readFileSync('.github/CODEOWNERS', 'utf8')
  .split('\n')
  .filter((line) => line.trim() && !line.startsWith('#'))
  .map((line) => line.trim().split(/\s+/))
  .map(([place = '', ...teams]) => ({ place, teams: teams.map((team) => team.replace(/^@[^/]+\//, '')) }));

/** The teams that GitHub asks about a file: those of the last line that fits. */
const ownersOf = (file: string) => lines.findLast(({ place }) => place === '*' || `/${file}`.startsWith(place))?.teams;

test('CODEOWNERS names only places that are there', () => {
  expect(lines.filter(({ place }) => place !== '*' && !fs.existsSync(`.${place}`))).toEqual([]);
});

test.each([
  ['src/content/topics.yaml', ['writers', 'facts']],
  ['src/content/pages/privacy-policy.mdx', ['data-protection']],
  ['src/content/settings/embeds.yaml', ['data-protection']],
  ['src/styles/tokens.css', ['designers']],
  ['src/sections', ['designers']],
  ['src/components', ['designers']],
  ['astro.config.mjs', ['engineers']],
])('GitHub asks whom CONTRIBUTING.md says about %s', (place, teams) => {
  const file = fs.statSync(place).isDirectory() ? `${place}/${fs.readdirSync(place)[0]}` : place;
  expect(ownersOf(file)).toEqual(expect.arrayContaining(teams));
});
