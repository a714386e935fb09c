/** npm run suggest: posts the check's fixes as suggestions on a pull request, after `npm run publish-preview`. For GitHub Actions. */
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { writeSuggestions } from './github/suggestions.ts';
import { githubOfWorkflow } from './github-api.ts';
import { reportSchema } from './report-schema.ts';

parseArgs();
const api = githubOfWorkflow();
const { number, repairs } = z
  .object({ number: z.number(), repairs: reportSchema.shape.repairs })
  .parse(JSON.parse(fs.readFileSync('.cache/repairs.json', 'utf8')));
console.log(`${await writeSuggestions(api, number, repairs)} new suggestion(s).`);
