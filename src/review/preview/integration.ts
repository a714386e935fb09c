import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { addPreview, PREVIEW_FOLDER, readReview } from './add-preview.ts';
import { forbidIndexing, isolateReport } from './headers.ts';

const REVIEW = '.cache/review';

/**
 * Makes a build with SITE_ENV=preview a preview. `PREVIEW_NAME` says of what, `PREVIEW_EDIT_URL` where the branch's files are edited;
 * what changed comes from the last `npm run review`.
 */
export function preview(env: Record<string, string | undefined> = process.env): AstroIntegration {
  return {
    name: 'preview',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const review = readReview(REVIEW);
        addPreview(folder, process.cwd(), {
          name: env.PREVIEW_NAME || 'this branch',
          editUrl: env.PREVIEW_EDIT_URL || undefined,
          ...review,
        });
        if (review.report) fs.copyFileSync(path.join(REVIEW, 'report.html'), path.join(folder, PREVIEW_FOLDER, 'report.html'));
        forbidIndexing(folder);
        if (review.report) isolateReport(folder);
      },
    },
  };
}
