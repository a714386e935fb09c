/** npm run comment: writes the comment of a pull request and the check's suggestions, after `npm run publish-preview`. For GitHub Actions. */
import fs from 'node:fs';
import { z } from 'zod';
import { github } from './github/api.ts';
import { writeComment } from './github/comment.ts';
import { writeSuggestions } from './github/suggestions.ts';
import { remarksSchema } from './report-schema.ts';

const { GITHUB_TOKEN: token, GITHUB_REPOSITORY: repository } = process.env;
if (!token || !repository) throw new Error('GITHUB_TOKEN and GITHUB_REPOSITORY are not set: this command runs on GitHub.');
const { number, body, repairs } = z
  .object({ number: z.number(), body: z.string(), repairs: remarksSchema.shape.repairs })
  .parse(JSON.parse(fs.readFileSync('.cache/comment.json', 'utf8')));
const api = github({ token, repository });
console.log(`Comment ${await writeComment(api, number, body)}, ${await writeSuggestions(api, number, repairs)} suggestion(s).`);
