/** A case's card on the page, and its topics. */
export interface ListedCard {
  element: HTMLElement;
  topics: readonly string[];
  /** The card is from another page of the grid, and shown only while topics are chosen. */
  isForeign: boolean;
}

export const cardsOf = (list: ParentNode, isForeign = false): ListedCard[] =>
  [...list.querySelectorAll<HTMLElement>('[data-topics]')].map((element) => ({
    element,
    topics: (element.dataset.topics ?? '').split(' '),
    isForeign,
  }));

/**
 * Shows the cards that have any of the topics, and hides the others.
 * @returns number of visible cards
 */
export function showCards(cards: readonly ListedCard[], chosen: readonly string[]): number {
  let shown = 0;
  for (const { element, topics, isForeign } of cards) {
    const isHidden =
      chosen.length === 0 ? isForeign : !topics.some((topic) => chosen.includes(topic));
    // Setting an unchanged attribute would still invalidate the card's style.
    if (element.hidden !== isHidden) element.hidden = isHidden;
    if (!isHidden) shown += 1;
  }
  return shown;
}
