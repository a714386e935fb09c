import { describe, expect, test } from 'vitest';
import { siteEnv } from '../../../src/config/site-env.ts';

describe('whom a build is for', () => {
  test.each([
    ['nothing set', {}, 'production'],
    ['a production build', { NODE_ENV: 'production' }, 'production'],
    ['the development server', { NODE_ENV: 'development' }, 'dev'],
    ['SITE_ENV over NODE_ENV', { NODE_ENV: 'development', SITE_ENV: 'production' }, 'production'],
    ['a preview', { SITE_ENV: 'preview' }, 'preview'],
    ['an empty variable', { SITE_ENV: '' }, 'production'],
  ])('%s', (_what, env, wanted) => expect(siteEnv(env)).toBe(wanted));

  test('a misspelt one stops the build', () => {
    expect(() => siteEnv({ SITE_ENV: 'prod' })).toThrow('SITE_ENV is "prod"');
  });
});
