import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { LABEL_CLASS, LINK_CLASS } from '../lib/class-names.ts';
import { fill } from '../lib/fill.ts';
import { toggle } from '../lib/topic-filter.ts';
import { island, TRANSLATABLE } from './island.tsx';
import { useCards } from './use-cards.ts';
import { useTopics } from './use-topics.ts';

interface Props {
  topics: { id: string; label: string }[];
  /** Selector of the list of cards. */
  list: string;
  /** Number of cards on this page, and of all cases. */
  here: number;
  count: number;
  /** Paths of the grid's other pages. */
  otherPages: string[];
  legend: string;
  clear: string;
  status: string;
  none: string;
}

/** A topic: a box on a phone, a line beside the axis. */
const TOPIC_CLASS =
  'flex min-h-12 cursor-pointer items-center gap-2.5 border border-axis px-3 text-small/tight md:min-h-9 md:border-0 md:px-0';
const CHOSEN_CLASS =
  'has-checked:border-link has-checked:outline has-checked:-outline-offset-2 has-checked:outline-link md:has-checked:font-semibold md:has-checked:outline-0';

/**
 * The topic filter of the cases. The cards are server-rendered HTML, which the filter shows and
 * hides; why they are not its children: README.md.
 */
export const CaseFilter = island(Filter);

function Filter({ topics, list, here, count, otherPages, legend, clear, status, none }: Props) {
  const known = useMemo(() => topics.map(({ id }) => id), [topics]);
  const group = useRef<HTMLFieldSetElement>(null);
  const wasUsed = useRef(false);
  const { chosen, choose } = useTopics(known);
  const addTopic = useCallback((topic: string) => choose((before) => [...before, topic]), [choose]);
  const { shown = here, show } = useCards(list, otherPages, addTopic);

  useLayoutEffect(() => {
    if (chosen.length === 0 && !wasUsed.current) return;
    wasUsed.current = true;
    const focused = document.activeElement;
    show(chosen);
    // The card that had the focus was hidden or moved.
    if (focused?.closest('[hidden]')) group.current?.focus();
    else if (focused?.closest(list)) focused.scrollIntoView({ block: 'nearest' });
  }, [chosen, show, list]);

  const clearTopics = () => {
    choose(() => []);
    // The button disappears; the focus moves to the group.
    group.current?.focus();
  };
  return (
    // A form, although it is never submitted: only a form's autoComplete="off" stops the browser
    // from restoring earlier choices.
    <form
      className="col-start-2 mb-10 in-[astro-island:not([data-listening])]:invisible md:sticky md:top-26 md:col-start-1 md:row-span-2 md:row-start-1 md:mb-0 md:self-start md:pe-14 noscript:hidden"
      name="topics"
      method="dialog"
      autoComplete="off"
    >
      {/* On a phone a grid of equal rows, each with room for two lines, so that no topic changes its row in a font of another width. */}
      <fieldset
        className="grid min-w-0 grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2 md:flex md:flex-col md:gap-0"
        ref={group}
        tabIndex={-1}
      >
        <legend className="mb-3 text-h3 font-semibold" {...TRANSLATABLE}>
          {legend}
        </legend>
        {topics.map(({ id, label }) => (
          <label key={id} className={`${TOPIC_CLASS} ${CHOSEN_CLASS}`}>
            <input
              className="size-4.5 shrink-0 accent-link"
              type="checkbox"
              value={id}
              checked={chosen.includes(id)}
              onChange={() => choose((before) => toggle(before, id))}
            />
            <span {...TRANSLATABLE}>{label}</span>
          </label>
        ))}
      </fieldset>
      <p className="mt-4 flex min-h-8 flex-wrap items-baseline gap-x-6 md:min-h-14 md:flex-col md:items-start">
        <span className={LABEL_CLASS} role="status" {...TRANSLATABLE}>
          {shown > 0 ? fill(status, { shown, count }) : none}
        </span>
        {chosen.length > 0 && (
          <button
            className={`${LINK_CLASS.text} cursor-pointer`}
            type="button"
            onClick={clearTopics}
          >
            {fill(clear, { count: chosen.length })}
          </button>
        )}
      </p>
    </form>
  );
}
