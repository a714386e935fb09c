import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { REVIEW } from '../report-schema.ts';
import { revisionOf } from '../sides/git.ts';
import { addPreview, addReport, readReview } from './add-preview.ts';
import { previewHeaders } from './headers.ts';

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
        const report = readReview(REVIEW, commitOf(root));
        const { PREVIEW_NAME: name = 'this copy', PREVIEW_EDIT_URL: editUrl } = process.env;
        addPreview(folder, root, { name, editUrl, report });
        if (report) addReport(folder, REVIEW);
        const headers = `${folder}_headers`;
        fs.writeFileSync(headers, previewHeaders(fs.readFileSync(headers, 'utf8')));
      },
    },
  };
}

/** The commit of these files; undefined if there is no git, or git ignores them. */
function commitOf(root: string): string | undefined {
  try {
    return revisionOf(root).commit;
  } catch {
    return undefined;
  }
}
