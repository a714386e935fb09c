/**
 * The build's target: `production` is the live site, `preview` a branch for reviewers, `dev` the
 * writer's own machine.
 */
type SiteEnv = 'production' | 'preview' | 'dev';

/**
 * Reads SITE_ENV. If it is unset, builds default to production and Astro's development server
 * (NODE_ENV=development) to dev, so that a forgotten variable never publishes a draft.
 * @throws if SITE_ENV is set to anything else
 */
export function siteEnv(env: Record<string, string | undefined> = process.env): SiteEnv {
  const { SITE_ENV, NODE_ENV } = env;
  if (!SITE_ENV) return NODE_ENV === 'development' ? 'dev' : 'production';
  if (SITE_ENV === 'production' || SITE_ENV === 'preview' || SITE_ENV === 'dev') return SITE_ENV;
  throw new Error(`SITE_ENV is "${SITE_ENV}". Set it to production, preview or dev, or unset it.`);
}

/**
 * Folder that contains the src/content to read: CONTENT_ROOT if set, otherwise the repository's
 * root.
 */
export const contentRoot = (): string => process.env.CONTENT_ROOT ?? '.';
