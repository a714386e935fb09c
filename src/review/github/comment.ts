import { z } from 'zod';
import type { GitHub } from './api.ts';

/** Begins the one comment that is written anew each time. */
export const MARK = '<!-- preview -->';
const commentSchema = z.object({ id: z.number(), body: z.string().nullish(), user: z.object({ type: z.string() }).nullish() });

/** Writes the comment of a pull request, or updates the one from before. */
export async function writeComment(api: GitHub, number: number, text: string): Promise<'created' | 'updated'> {
  const comments = z.array(commentSchema).parse(await api.list(`/issues/${number}/comments`));
  const old = comments.find(({ user, body }) => user?.type === 'Bot' && body?.startsWith(MARK));
  const body = `${MARK}\n${text}`;
  if (old) await api.send('PATCH', `/issues/comments/${old.id}`, { body });
  else await api.send('POST', `/issues/${number}/comments`, { body });
  return old ? 'updated' : 'created';
}
