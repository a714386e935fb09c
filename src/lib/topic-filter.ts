/** Key of the address's query under which the chosen topics stand: ?topic=rca&topic=reliability. */
const PARAMETER = 'topic';

/** The topics that an address asks for: known ones, each once, in the order of the list of topics. */
export function topicsIn(search: string, known: readonly string[]): string[] {
  const asked = new Set(new URLSearchParams(search).getAll(PARAMETER));
  return known.filter((topic) => asked.has(topic));
}

/** The query of an address with these topics in the place of those it had; '' where nothing is left. */
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

/** The chosen topics after a checkbox was pressed. */
export const toggle = (chosen: readonly string[], topic: string): string[] =>
  chosen.includes(topic) ? chosen.filter((other) => other !== topic) : [...chosen, topic];

/** The chosen topics after a card's topic was pressed: added if absent. */
export const add = (chosen: readonly string[], topic: string): readonly string[] => (chosen.includes(topic) ? chosen : [...chosen, topic]);
