import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { REVIEW, type ReviewReport, SHOTS } from '../report-data.ts';
import { git } from '../sides/git.ts';
import { addPreview, PREVIEW_FOLDER } from './add-preview.ts';

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
        const report = readReport(REVIEW, () => git('.', ['rev-parse', 'HEAD']));
        const { PREVIEW_NAME: name = 'this copy', PREVIEW_EDIT_URL: editUrl } = process.env;
        addPreview(folder, process.cwd(), { name, editUrl, report });
        if (report)
          for (const file of ['report.html', SHOTS])
            fs.cpSync(path.join(REVIEW, file), path.join(folder, PREVIEW_FOLDER, file), { recursive: true });
      },
    },
  };
}

/** The report of the last review; undefined if there is none, or if it reviewed another commit. */
export function readReport(review: string, commitOf: () => string): ReviewReport | undefined {
  const file = path.join(review, 'report.json');
  const report = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as ReviewReport) : undefined;
  return report && report.head.commit === commitOf() ? report : undefined;
}
