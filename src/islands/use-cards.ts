import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { fetchPage } from './fetch-page.ts';

/** A case's card in the list. */
interface Card {
  element: HTMLElement;
  id: number;
  topics: readonly string[];
  /** It is from another page of the grid, and shown only while topics are chosen. */
  isAdded: boolean;
}

/**
 * The cards of the grid, which are server-rendered HTML. The grid's other pages are fetched when
 * the filter is first used, and their cards added in the order of ids.
 * @param selector of the list
 * @param otherPages paths of the grid's other pages
 * @param addTopic is called with the topic of a button of a card that is clicked
 */
export function useCards(
  selector: string,
  otherPages: readonly string[],
  addTopic: (topic: string) => void,
) {
  const list = useRef<HTMLElement>(null);
  const cards = useRef<readonly Card[]>(undefined);
  const chosen = useRef<readonly string[]>([]);
  const adding = useRef<Promise<void>>(undefined);
  const [shown, setShown] = useState<number>();

  useLayoutEffect(() => {
    const click = ({ target }: Event) => {
      const topic = topicOf(target);
      if (topic) addTopic(topic);
    };
    list.current = document.querySelector<HTMLElement>(selector);
    list.current?.addEventListener('click', click);
    return () => list.current?.removeEventListener('click', click);
  }, [selector, addTopic]);

  const addCards = useCallback(
    async (parent: HTMLElement) => {
      const pages = await Promise.all(otherPages.map(fetchPage)).catch(() => undefined);
      if (!pages) {
        // The next use of the filter tries again; until then the links to the other pages stay.
        adding.current = undefined;
        return;
      }
      const own = cards.current ?? [];
      const added = pages.flatMap(cardsOf).map(toAdded);
      cards.current = [...own, ...added];
      setShown(showCards(cards.current, chosen.current));
      // Inserted between the present cards, none of which moves: one of them may have the focus.
      for (const { element, id } of added.toSorted((a, b) => a.id - b.id)) {
        const next = own.find((card) => card.id > id);
        parent.insertBefore(element, next?.element ?? null);
      }
      parent.dataset.whole = '';
    },
    [otherPages],
  );

  /** Shows the cards that have any of the topics; those of other pages once they are fetched. */
  const show = useCallback(
    (topics: readonly string[]) => {
      if (!list.current) return;
      cards.current ??= cardsOf(list.current);
      chosen.current = topics;
      // Ends the cards' staggered fade, so that a card that the filter shows again does not wait
      // for its delay.
      list.current.dataset.filtered = topics.length > 0 ? 'some' : 'all';
      setShown(showCards(cards.current, topics));
      if (otherPages.length > 0) adding.current ??= addCards(list.current);
    },
    [otherPages, addCards],
  );
  return { shown, show };
}

const cardsOf = (page: ParentNode): Card[] =>
  [...page.querySelectorAll<HTMLElement>('[data-topics]')].map((element) => ({
    element,
    id: Number(element.dataset.id),
    topics: (element.dataset.topics ?? '').split(' '),
    isAdded: false,
  }));

/** The topic that a button of a card names. */
const topicOf = (target: EventTarget | null): string | undefined =>
  target instanceof Element
    ? target.closest<HTMLElement>('[data-topic]')?.dataset.topic
    : undefined;

const toAdded = (card: Card): Card => ({
  ...card,
  element: document.importNode(card.element, true),
  isAdded: true,
});

/**
 * Shows the cards that have any of the topics, and hides the others.
 * @returns number of visible cards
 */
function showCards(cards: readonly Card[], chosen: readonly string[]): number {
  let shown = 0;
  for (const { element, topics, isAdded } of cards) {
    const isShown = chosen.length === 0 ? !isAdded : topics.some((topic) => chosen.includes(topic));
    // Setting an unchanged attribute would still invalidate the card's style.
    if (element.hidden === isShown) element.hidden = !isShown;
    if (isShown) shown += 1;
  }
  return shown;
}
