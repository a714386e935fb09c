import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { git, revisionOf } from '../sides/git.ts';
import { addPreview, PREVIEW_FOLDER, readReview } from './add-preview.ts';
import { forbidIndexing, isolateReport } from './headers.ts';

const REVIEW = '.cache/review';

/**
 * Makes a build with SITE_ENV=preview a preview. `PREVIEW_NAME` is the name of the change, `PREVIEW_EDIT_URL` the URL at which files of
 * the branch are edited; where they are not set, git supplies them. Changes are those of the last `npm run review` of the same commit.
 */
export function preview(env: Record<string, string | undefined> = process.env): AstroIntegration {
  return {
    name: 'preview',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const root = process.cwd();
        const review = readReview(
          REVIEW,
          optional(() => revisionOf(root).commit),
        );
        const branch = optional(() => git(root, ['rev-parse', '--abbrev-ref', 'HEAD']));
        addPreview(folder, root, {
          name: env.PREVIEW_NAME || branch || 'this copy',
          editUrl:
            env.PREVIEW_EDIT_URL ||
            editUrlOf(
              optional(() => git(root, ['remote', 'get-url', 'origin'])),
              branch,
            ),
          ...review,
        });
        forbidIndexing(folder);
        if (!review.report) return;
        fs.copyFileSync(path.join(REVIEW, 'report.html'), path.join(folder, PREVIEW_FOLDER, 'report.html'));
        isolateReport(folder);
      },
    },
  };
}

/** The result of a git command; undefined if there is no git or no repository. */
function optional(ask: () => string): string | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}

/** Where GitHub edits the files of a branch; undefined for any other host. */
export function editUrlOf(remote: string | undefined, branch: string | undefined): string | undefined {
  const [, repository] = /^(?:https:\/\/|git@|ssh:\/\/git@)github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(remote ?? '') ?? [];
  return repository && branch ? `https://github.com/${repository}/edit/${branch}` : undefined;
}
