import { z } from 'zod';
import type { GitHub } from './api.ts';

/** First line of the comment, by which it is found and updated the next time. */
export const COMMENT_MARKER = '<!-- preview -->';
const commentSchema = z.object({ id: z.number(), body: z.string().nullish(), user: z.object({ type: z.string() }).nullish() });

/** Creates the comment of a pull request, or updates the existing one. */
export async function writeComment(api: GitHub, number: number, text: string): Promise<'created' | 'updated'> {
  const comments = z.array(commentSchema).parse(await api.list(`/issues/${number}/comments`));
  const old = comments.find(({ user, body }) => user?.type === 'Bot' && body?.startsWith(COMMENT_MARKER));
  const body = `${COMMENT_MARKER}\n${text}`;
  if (old) await api.send('PATCH', `/issues/comments/${old.id}`, { body });
  else await api.send('POST', `/issues/${number}/comments`, { body });
  return old ? 'updated' : 'created';
}
