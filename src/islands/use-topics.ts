import { useCallback, useMemo } from 'react';
import { searchWith, topicsIn } from '../lib/topic-filter.ts';
import { useSearch } from './use-window-state.ts';

/**
 * The chosen topics, in the order of `known`. They are stored in the URL, so that it can be shared
 * and Back undoes a choice. None in the server's HTML.
 */
export function useTopics(known: readonly string[]) {
  const search = useSearch();
  const chosen = useMemo(() => topicsIn(search, known), [search, known]);
  const choose = useCallback(
    (change: (chosen: readonly string[]) => readonly string[]) => {
      const before = topicsIn(location.search, known);
      const wanted = change(before);
      const after = known.filter((topic) => wanted.includes(topic));
      if (`${after}` === `${before}`) return;
      history.pushState(
        null,
        '',
        location.pathname + searchWith(location.search, after) + location.hash,
      );
      // The browser reports only Back and Forward.
      dispatchEvent(new PopStateEvent('popstate'));
    },
    [known],
  );
  return { chosen, choose };
}
