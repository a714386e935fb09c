import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { revisionOf } from '../sides/git.ts';
import { addPreview, addReport, readReview } from './add-preview.ts';
import { previewHeaders } from './headers.ts';

const REVIEW = '.cache/review';

/**
 * Makes a build with SITE_ENV=preview a preview. `PREVIEW_NAME` is the name of the change, `PREVIEW_EDIT_URL` the URL at which files of
 * the branch are edited. Changes are those of the last `npm run review` of the same commit.
 */
export function preview(env: Record<string, string | undefined> = process.env): AstroIntegration {
  return {
    name: 'preview',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const root = process.cwd();
        const report = readReview(REVIEW, commitOf(root));
        addPreview(folder, root, {
          name: env.PREVIEW_NAME || 'this copy',
          editUrl: env.PREVIEW_EDIT_URL || undefined,
          report,
        });
        if (report) addReport(folder, REVIEW);
        const headers = `${folder}_headers`;
        fs.writeFileSync(headers, previewHeaders(fs.readFileSync(headers, 'utf8')));
      },
    },
  };
}

/** The commit of these files; undefined if there is no git or no repository. */
function commitOf(root: string): string | undefined {
  try {
    return revisionOf(root).commit;
  } catch {
    return undefined;
  }
}
