import { RULE_TABLE, type Severity } from '../writing/check/rule-table.ts';

export const HOUSE_STYLE_FILE = 'src/content/HOUSE-STYLE.md';

const PARTS: { severity: Severity; heading: string; text: string }[] = [
  {
    severity: 'hint',
    heading: 'Hints: how this site writes',
    text: 'They block nothing. `npm run check -- --fix` repairs those that need no decision.',
  },
  { severity: 'warning', heading: 'Warnings: probably wrong', text: 'They block nothing either; read the sentence again.' },
  { severity: 'error', heading: 'Errors: broken or false', text: 'Only these keep a change from going live. They can’t be set aside.' },
];

/** The writers' page on the house style, from the table of rules. */
export function houseStyle(): string {
  const parts = PARTS.map(({ severity, heading, text }) => {
    const rows = Object.entries(RULE_TABLE)
      .filter(([, rule]) => rule.severity === severity)
      .map(([id, { finds, why, example }]) => `| \`${id}\` | ${cell(finds)} | ${cell(why)} | ${cell(example)} |`);
    return `## ${heading}\n\n${text}\n\n| Rule | Finds | Why | Example |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`;
  });
  return `# House style

British English, plain and exact: the machine, the number with its unit, the standard by name. Say what was done and measured. Each finding
of the check ends with the name of its rule in brackets: the first column below. Hints and warnings can be set aside in an entry, with
the reason: \`allow: { slogan: Seamless is the kind of pipe }\`. Hints leave words between “ and ” alone: they are the speaker’s own.

Made by \`npm run fix\` from \`src/tools/writing/check/rule-table.ts\`.

${parts.join('\n')}`;
}

/** A text as a table cell; bars and tags would be read as Markdown. */
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('*', '\\*').replaceAll('_', '\\_');
