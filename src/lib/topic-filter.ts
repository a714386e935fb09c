/** Name of the query parameter that holds the chosen topics: ?topic=rca&topic=reliability. */
export const TOPIC = 'topic';

/** The known topics in a URL's query, each once, in the order of the list of topics. */
export function topicsIn(search: string, known: readonly string[]): string[] {
  const wanted = new Set(new URLSearchParams(search).getAll(TOPIC));
  return known.filter((topic) => wanted.has(topic));
}

/** A URL's query with its topics replaced by these; '' if the query is empty. */
export function searchWith(search: string, topics: readonly string[]): string {
  const query = new URLSearchParams(search);
  query.delete(TOPIC);
  for (const topic of topics) query.append(TOPIC, topic);
  const text = query.toString();
  return text && `?${text}`;
}

/** The chosen topics after a click on a checkbox. */
export const toggle = (chosen: readonly string[], topic: string): string[] =>
  chosen.includes(topic) ? chosen.filter((other) => other !== topic) : [...chosen, topic];
