/** The part of GitHub's REST API that the reviews use. */
export interface GitHub {
  get: (path: string) => Promise<unknown>;
  /** All pages of a list. */
  list: (path: string) => Promise<unknown[]>;
  send: (method: 'POST' | 'PATCH', path: string, body: object) => Promise<unknown>;
}

const TIMEOUT_MS = 30_000;
const PER_PAGE = 100;

/**
 * @param repository owner and name
 * @param api base URL of the API; tests use their own server
 */
export function github({ token, repository, api = 'https://api.github.com' }: { token: string; repository: string; api?: string }): GitHub {
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${api}/repos/${repository}${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, Accept: 'application/vnd.github+json', 'X-GitHub-Api-Version': '2022-11-28' },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`GitHub answered ${response.status} to ${method} ${path}: ${(await response.text()).slice(0, 300)}`);
    // The response to starting a workflow has no body.
    return response.status === 204 ? undefined : response.json();
  };
  return {
    get: (path) => call('GET', path),
    send: call,
    list: async (path) => {
      const all: unknown[] = [];
      for (let page = 1; ; page++) {
        const found = await call('GET', `${path}${path.includes('?') ? '&' : '?'}per_page=${PER_PAGE}&page=${page}`);
        if (!Array.isArray(found)) throw new Error(`GitHub didn't return a list for ${path}.`);
        all.push(...found);
        if (found.length < PER_PAGE) return all;
      }
    },
  };
}

/** The API with the token of a workflow on GitHub. Without one, the process ends with a message. */
export function githubOfWorkflow(): GitHub {
  const { GITHUB_TOKEN: token, GITHUB_REPOSITORY: repository, GITHUB_API_URL: api } = process.env;
  if (token && repository) return github({ token, repository, ...(api && { api }) });
  console.error('GITHUB_TOKEN and GITHUB_REPOSITORY are not set: this command runs on GitHub only.');
  process.exit(1);
}
