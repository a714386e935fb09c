import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { REVIEW, type ReviewReport } from '../report-data.ts';
import { revisionOf } from '../sides/git.ts';
import { addPreview, addReport } from './add-preview.ts';

/**
 * Turns a build with SITE_ENV=preview into a preview. `PREVIEW_NAME` is the name of the change, `PREVIEW_EDIT_URL` the URL at which files of
 * the branch are edited. Changes are those of the last `npm run review` of the same commit.
 */
export function preview(): AstroIntegration {
  return {
    name: 'preview',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const root = process.cwd();
        const report = readReport(REVIEW, commitOf(root));
        const { PREVIEW_NAME: name = 'this copy', PREVIEW_EDIT_URL: editUrl } = process.env;
        addPreview(folder, root, { name, editUrl, report });
        if (report) addReport(folder, REVIEW);
      },
    },
  };
}

/** The report of the last review; undefined if there is none, or if it reviewed another commit. */
export function readReport(review: string, commit: string | undefined): ReviewReport | undefined {
  const file = path.join(review, 'report.json');
  const report = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as ReviewReport) : undefined;
  return report?.head.commit === commit ? report : undefined;
}

/** The commit of these files; undefined if there is no git, or git ignores them. */
function commitOf(root: string): string | undefined {
  try {
    return revisionOf(root).commit;
  } catch {
    return undefined;
  }
}
