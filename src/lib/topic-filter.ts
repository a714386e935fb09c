/** Name of the query parameter that holds the chosen topics: ?topic=rca&topic=reliability. */
const PARAMETER = 'topic';

/** The topics that a URL asks for: known ones, each once, in the order of the list of topics. */
export function topicsIn(search: string, known: readonly string[]): string[] {
  const asked = new Set(new URLSearchParams(search).getAll(PARAMETER));
  return known.filter((topic) => asked.has(topic));
}

/** A URL's query with these topics instead of those it had; '' where nothing is left. */
export function searchWith(search: string, topics: readonly string[]): string {
  const query = new URLSearchParams(search);
  query.delete(PARAMETER);
  for (const topic of topics) query.append(PARAMETER, topic);
  const text = query.toString();
  return text && `?${text}`;
}

/** A card shows when it has any of the chosen topics; all do while none is chosen. */
export const isShown = (cardTopics: readonly string[], chosen: readonly string[]): boolean =>
  chosen.length === 0 || chosen.some((topic) => cardTopics.includes(topic));

/** The chosen topics after a click on a checkbox. */
export const toggle = (chosen: readonly string[], topic: string): string[] =>
  chosen.includes(topic) ? chosen.filter((other) => other !== topic) : [...chosen, topic];

/** The chosen topics after a click on a topic of a card: added if absent. */
export const add = (chosen: readonly string[], topic: string): readonly string[] => (chosen.includes(topic) ? chosen : [...chosen, topic]);
