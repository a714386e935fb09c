import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { watchTables } from '../../islands/boot/tables.ts';
import { LINK_CLASS } from '../../lib/class-names.ts';
import { fill } from '../../lib/fill.ts';
import { mailAddress } from '../../lib/mail.ts';
import { withNoBreakSpaces } from '../../lib/typeset.ts';
import type { Instrument, OwnData } from '../instruments/index.ts';
import { fragmentOf, type Typed } from '../link.ts';
import { example, linked, solve } from '../solve.ts';
import { Drawing } from './Drawing.tsx';
import { Fields } from './Fields.tsx';
import styles from './own-numbers.css?url';
import { inputsOf, messageOf } from './sheet.ts';
import { Table } from './Table.tsx';

interface Props {
  instrument: Instrument;
  data: OwnData;
  close: () => void;
}

/** After this long without another key, the result is read out, ms. */
const PAUSE_MS = 700;

/**
 * A drawing with the visitor’s own numbers: what it shows, what follows from it, and the fields.
 */
export function Workbench({ instrument, data, close }: Props) {
  const { labels, words } = data;
  const { typed, mistakes, result, enter, reset } = useNumbers(instrument, data);
  const bench = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [announced, announce] = useState('');
  const [copied, setCopied] = useState('');
  const drawn = useDeferredValue(result);
  const latest = mistakes[0]?.sentence ?? result.verdict;

  useEffect(() => {
    heading.current?.focus();
    if (bench.current) watchTables(bench.current);
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => announce(latest), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [latest]);

  // What is copied is no longer what is typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect of typing
  useEffect(() => setCopied(''), [typed]);

  const inputs = inputsOf(instrument, data, drawn);
  const message = messageOf(data, drawn, inputs, location.href.split('#')[0] + fragmentOf(drawn));
  const question =
    'page' in data.ask
      ? `${data.ask.page}#message=${encodeURIComponent(message)}`
      : mailAddress({ to: data.ask.email, subject: words.title, body: message });
  const keepInAddress = () => history.replaceState(history.state, '', fragmentOf(typed));
  const copy = async () => {
    keepInAddress();
    try {
      await navigator.clipboard.writeText(location.href);
      setCopied(labels.copied);
    } catch {
      setCopied(labels.notCopied);
    }
  };
  const actions = { copy, print: () => print(), reset, close };
  const actionClass = `${LINK_CLASS.text} min-h-12 cursor-pointer py-3 text-start`;

  return (
    <div ref={bench} className="own-numbers grid gap-6">
      <link rel="stylesheet" href={styles} precedence="default" />
      <div className="own-columns grid items-start gap-x-12 gap-y-8">
        <div className="grid gap-6">
          <figure className="drawing">
            <h2 className="text-h3" ref={heading} tabIndex={-1}>
              {words.title}
            </h2>
            <Drawing
              kind={instrument.kind}
              figure={drawn.drawing}
              words={data.drawing}
              alt={drawn.verdict}
            />
            <figcaption>{withNoBreakSpaces(drawn.verdict)}</figcaption>
          </figure>
          <p className="sr-only" role="status">
            {announced}
          </p>
          <Table label={labels.results} {...drawn.table} />
        </div>
        <Fields {...{ instrument, data, typed, mistakes, enter }} />
      </div>
      <div className="grid gap-6 text-small">
        <div className="hidden print:block">
          <h3>{labels.inputs}</h3>
          <ul>
            {inputs.map(([name, value]) => (
              <li key={name}>{`${name}: ${value}`}</li>
            ))}
          </ul>
        </div>
        <details>
          <summary className="w-fit cursor-pointer underline-offset-4 hover:underline">
            {data.table}
          </summary>
          <Table label={words.title} {...instrument.kind.table(drawn.drawing, data.drawing)} />
        </details>
        <p className="max-w-184 text-mute">
          <b>{labels.method}</b> {words.method}
        </p>
        <p className="text-mute">
          {fill(labels.unchecked, {
            date: new Date().toLocaleDateString('en-GB', { dateStyle: 'long' }),
          })}
        </p>
        <div className="flex flex-wrap items-baseline gap-x-6 border-t border-rule print:hidden">
          {(['copy', 'print', 'reset', 'close'] as const).map((name) => (
            <button key={name} type="button" className={actionClass} onClick={actions[name]}>
              {labels[name]}
            </button>
          ))}
          <a className={actionClass} href={question} onClick={keepInAddress}>
            {labels.ask}
          </a>
          <p className="w-full" role="status">
            {copied}
          </p>
        </div>
      </div>
    </div>
  );
}

/**
 * What is typed, and what follows from it: while something is wrong, the last good result stays.
 */
function useNumbers(instrument: Instrument, data: OwnData) {
  const [state, setState] = useState(() => {
    const first = example(instrument, data);
    const { result } = solve(instrument, data, first);
    if (!result) throw new Error(`The example of “${data.words.title}” has mistakes.`);
    const typed = linked(instrument, first, location.hash);
    return { first, typed, result, ...solve(instrument, data, typed) };
  });
  const enter = (typed: Typed) =>
    setState((before) => ({ ...before, typed, ...solve(instrument, data, typed) }));
  return { ...state, enter, reset: () => enter(state.first) };
}
