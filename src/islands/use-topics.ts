import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { searchWith, topicsIn } from '../lib/topic-filter.ts';

/** The chosen topics, kept in the address: it can be sent to somebody, and Back goes back through them. */
export function useTopics(known: readonly string[]) {
  // Drawn on the server first, where there is no address.
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const current = useRef(chosen);
  const take = useCallback((topics: readonly string[]) => {
    current.current = topics;
    setChosen(topics);
  }, []);
  const read = useCallback(() => take(topicsIn(location.search, known)), [take, known]);
  const choose = useCallback(
    (change: (chosen: readonly string[]) => readonly string[]) => {
      const before = current.current;
      if (change(before) === before) return;
      const search = searchWith(
        location.search,
        known.filter((topic) => change(before).includes(topic)),
      );
      history.pushState(null, '', location.pathname + search + location.hash);
      read();
    },
    [known, read],
  );
  useLayoutEffect(() => {
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, [read]);
  return { chosen, choose };
}
