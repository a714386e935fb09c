/** npm run suggest: writes the check's repairs as suggestions into a pull request, after `npm run publish-preview`. For GitHub Actions. */
import fs from 'node:fs';
import { z } from 'zod';
import { writeSuggestions } from './github/suggestions.ts';
import { github } from './github-api.ts';
import { reportSchema } from './report-schema.ts';

const { GITHUB_TOKEN: token, GITHUB_REPOSITORY: repository } = process.env;
if (!token || !repository) throw new Error('GITHUB_TOKEN and GITHUB_REPOSITORY are not set: this command runs on GitHub.');
const { number, repairs } = z
  .object({ number: z.number(), repairs: reportSchema.shape.repairs })
  .parse(JSON.parse(fs.readFileSync('.cache/suggestions.json', 'utf8')));
console.log(`${await writeSuggestions(github({ token, repository }), number, repairs)} new suggestion(s).`);
