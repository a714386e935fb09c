/** Whom a build is for: `production` is the live site, `preview` a reviewer's copy of a branch, `dev` the writer's own machine. */
export type SiteEnv = 'production' | 'preview' | 'dev';

/**
 * Reads SITE_ENV. Unset, a build is for production and Astro's development server (NODE_ENV=development) for dev, so that a forgotten
 * variable never publishes a draft.
 * @throws if SITE_ENV is set to anything else
 */
export function siteEnv(env: Record<string, string | undefined> = process.env): SiteEnv {
  const { SITE_ENV, NODE_ENV } = env;
  if (!SITE_ENV) return NODE_ENV === 'development' ? 'dev' : 'production';
  if (SITE_ENV === 'production' || SITE_ENV === 'preview' || SITE_ENV === 'dev') return SITE_ENV;
  throw new Error(`SITE_ENV is "${SITE_ENV}". Set it to production, preview or dev, or leave it out.`);
}

/** Copy of the content in development: of each file its last version without a mistake that stops a page. */
export const VALID_CONTENT_ROOT = '.cache/valid-content';

/** Folder that contains the src/content to read: CONTENT_ROOT if set, in development the copy, else the repository's root. */
export const contentRoot = (env: Record<string, string | undefined> = process.env): string =>
  env.CONTENT_ROOT ?? (siteEnv(env) === 'dev' ? VALID_CONTENT_ROOT : '.');
