import { z } from 'zod';

/**
 * src/content/redirects.yaml: former URLs and where they lead now. The content check tests each
 * target.
 */
export const redirectsSchema = z
  .record(
    z
      .string()
      .regex(
        /^\/[a-z0-9/._-]*[a-z0-9]$/i,
        'a former path of the site: it starts with "/" and doesn’t end with one, such as /old-name',
      )
      .describe('Former path'),
    z
      .string({ error: 'the path of a page, such as /training' })
      .regex(
        /^\/(?:[a-z0-9/._-]*[a-z0-9])?(?:#[a-z0-9-]+)?$/,
        'the path of a page: it starts with "/" and doesn’t end with one, such as /training',
      )
      .describe('Path of the page it leads to now'),
  )
  .describe('Former paths, each with the path it leads to');
