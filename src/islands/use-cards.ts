import { useCallback, useRef, useState } from 'react';
import { cardsOf, type ListedCard, showCards } from './case-cards.ts';
import { fetchPage } from './fetch-page.ts';

/**
 * The cards of the grid, which are server-rendered HTML. The grid's other pages are fetched when
 * the filter is first used, and their cards inserted in the order of ids.
 * @param list selector of the list
 * @param others paths of the grid's other pages
 */
export function useCards(list: string, others: readonly string[]) {
  const cards = useRef<ListedCard[]>(undefined);
  const chosen = useRef<readonly string[]>([]);
  const fetching = useRef(false);
  const [shown, setShown] = useState<number>();

  const join = useCallback(
    async (parent: HTMLElement) => {
      const pages = await Promise.all(others.map(fetchPage));
      // If a page could not be fetched, the next use of the filter tries again; until then the
      // links to the other pages stay.
      if (pages.includes(undefined)) return;
      const foreign = pages.flatMap((page) => (page ? cardsOf(page, true) : []));
      for (const card of foreign) card.element = document.importNode(card.element, true);
      const own = cards.current ?? [];
      cards.current = [...own, ...foreign].sort((a, b) => idOf(a) - idOf(b));
      setShown(showCards(cards.current, chosen.current));
      // Inserted between the existing cards, none of which moves: one of them may have the focus.
      for (const { element } of foreign)
        parent.insertBefore(
          element,
          own.find((card) => idOf(card) > Number(element.dataset.id))?.element ?? null,
        );
      parent.dataset.whole = '';
    },
    [others],
  );

  /**
   * Shows the cards that have any of the topics; those of other pages are added once they are
   * fetched.
   */
  const show = useCallback(
    (topics: readonly string[]) => {
      const parent = document.querySelector<HTMLElement>(list);
      if (!parent) return;
      chosen.current = topics;
      cards.current ??= cardsOf(parent);
      // Ends the cards' staggered fade, so that a card that the filter shows again does not wait
      // for its delay.
      parent.dataset.filtered = topics.length > 0 ? 'some' : 'all';
      setShown(showCards(cards.current, topics));
      if (others.length === 0 || 'whole' in parent.dataset || fetching.current) return;
      fetching.current = true;
      void join(parent).finally(() => {
        fetching.current = false;
      });
    },
    [list, others, join],
  );
  return { shown, show };
}

const idOf = ({ element }: ListedCard) => Number(element.dataset.id);
