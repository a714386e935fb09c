import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { searchWith, topicsIn } from '../lib/topic-filter.ts';

/**
 * Called after this module has changed the URL: the browser's popstate tells only of Back and
 * Forward, and one that we dispatch would be a page view to analytics.
 */
const listeners = new Set<() => void>();

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  addEventListener('popstate', notify);
  return () => {
    listeners.delete(notify);
    removeEventListener('popstate', notify);
  };
}

/**
 * The chosen topics, in the order of `known`. They are stored in the URL, so that it can be shared
 * and Back undoes a choice. None in the server's HTML.
 */
export function useTopics(known: readonly string[]) {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
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
      for (const notify of listeners) notify();
    },
    [known],
  );
  return { chosen, choose };
}
