import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { watchTables } from '../../islands/boot/tables.ts';
import { fill } from '../../lib/fill.ts';
import { withNoBreakSpaces } from '../../lib/typeset.ts';
import type { Instrument, OwnData } from '../instruments/index.ts';
import { fragmentOf, hasNumbers } from '../link.ts';
import { example, linked, type Outcome, solve } from '../solve.ts';
import { Actions, keepInAddress } from './Actions.tsx';
import { Drawing } from './Drawing.tsx';
import { Fields } from './Fields.tsx';
import { type Inputs, inputsOf, messageOf, reasonsOf } from './in-words.ts';
import { Notice } from './Notice.tsx';
import styles from './own-numbers.css?url';
import { Table } from './Table.tsx';

interface Props {
  instrument: Instrument;
  data: OwnData;
  close: () => void;
}

/**
 * After this long without another key, the result is read out and the address has the numbers, ms:
 * Safari takes 100 addresses in 30 s.
 */
const PAUSE_MS = 700;

/**
 * A drawing with the visitor’s own numbers: what it shows, what follows from it, and the fields.
 */
export function Workbench({ instrument, data, close }: Props) {
  const { typed, outcome, latest, enter, reset } = useNumbers(instrument, data);
  const bench = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const reasons = reasonsOf(instrument, data, outcome);
  const inputs = inputsOf(instrument, data, typed);
  const verdict = outcome.result?.verdict ?? reasons.join(' ');
  const fragment = fragmentOf(typed);
  const link = location.href.split('#')[0] + fragment;

  useEffect(() => {
    heading.current?.focus();
    if (bench.current) watchTables(bench.current);
  }, []);

  return (
    <div ref={bench} className="own-numbers grid items-start gap-x-12 gap-y-8">
      <link rel="stylesheet" href={styles} precedence="default" />
      <div className="own-result grid gap-6">
        <h2 className="text-h3" ref={heading} tabIndex={-1}>
          {data.words.title}
        </h2>
        {!outcome.result && (
          <Notice
            labels={data.labels}
            reasons={reasons}
            question={outcome.question}
            hasEarlier={latest !== undefined}
            answer={(mark) => enter({ ...typed, mark })}
          />
        )}
        {latest && <LatestResult {...{ instrument, data, latest }} isStale={!outcome.result} />}
        <Announcement text={verdict} />
      </div>
      {/* All of it beside the result, which thereby stays in view down to the last field. */}
      <div className="grid gap-8">
        <div className="grid gap-6">
          <p className="own-verdict" aria-hidden="true">
            {verdict}
          </p>
          <Fields {...{ instrument, data, typed, outcome, enter }} />
        </div>
        <div className="grid gap-6 text-small">
          <PrintedInputs heading={data.labels.inputs} inputs={inputs} />
          {outcome.result && (
            <DrawingTable {...{ instrument, data }} drawing={outcome.result.drawing} />
          )}
          <Method {...data} />
          <Actions
            {...{ data, fragment, link, reset, close }}
            message={messageOf(data, outcome, reasons, inputs, link)}
          />
        </div>
      </div>
    </div>
  );
}

type Result = NonNullable<Outcome['result']>;

interface LatestProps {
  instrument: Instrument;
  data: OwnData;
  latest: Result;
  /** It is of earlier numbers than those that are typed */
  isStale: boolean;
}

function LatestResult({ instrument, data, latest, isStale }: LatestProps) {
  return (
    <div className={`grid gap-6 ${isStale ? 'own-stale' : ''}`}>
      <figure className="drawing">
        <Drawing
          kind={instrument.kind}
          figure={latest.drawing}
          words={data.drawing}
          alt={latest.verdict}
        />
        <figcaption>{withNoBreakSpaces(latest.verdict)}</figcaption>
      </figure>
      {latest.table.rows.length > 0 && <Table label={data.labels.results} {...latest.table} />}
      <p>{withNoBreakSpaces(latest.more)}</p>
    </div>
  );
}

/** A text for screen readers, read out once it has not changed for a while. */
function Announcement({ text }: { text: string }) {
  const [announced, announce] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => announce(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="sr-only" role="status">
      {announced}
    </p>
  );
}

/** The fields are not printed: a list of what they hold is. */
function PrintedInputs({ heading, inputs }: { heading: string; inputs: Inputs }) {
  return (
    <div className="hidden print:block">
      <h3>{heading}</h3>
      <ul>
        {inputs.map(([name, value]) => (
          <li key={name}>{`${name}: ${value}`}</li>
        ))}
      </ul>
    </div>
  );
}

/** The numbers of the drawing as a table, folded. */
function DrawingTable({
  instrument,
  data,
  drawing,
}: Omit<Props, 'close'> & Pick<Result, 'drawing'>) {
  return (
    <details>
      <summary className="w-fit cursor-pointer underline-offset-4 hover:underline">
        {data.table}
      </summary>
      <Table label={data.words.title} {...instrument.kind.table(drawing, data.drawing)} />
    </details>
  );
}

/** How the result is computed, and that nobody has checked it. */
function Method({ labels, words }: OwnData) {
  const date = new Date().toLocaleDateString('en-GB', { dateStyle: 'long' });
  return (
    <>
      <div className="text-mute">
        <h3>{labels.method}</h3>
        {Object.values(words.method).map((line) => (
          <p key={line}>{withNoBreakSpaces(line)}</p>
        ))}
      </div>
      <p className="text-mute">{fill(labels.unchecked, { date })}</p>
    </>
  );
}

/** What is typed, what follows from it, and the latest result, which may be of earlier numbers. */
function useNumbers(instrument: Instrument, data: OwnData) {
  const first = useMemo(() => example(instrument, data), [instrument, data]);
  const [typed, enter] = useState(() => linked(instrument, first, location.hash));
  const deferred = useDeferredValue(typed);
  const outcome = useMemo(() => solve(instrument, data, deferred), [instrument, data, deferred]);
  const [latest, setLatest] = useState<Result | undefined>(outcome.result);
  if (outcome.result && outcome.result !== latest) setLatest(outcome.result);

  // The numbers survive a reload.
  useEffect(() => {
    if (typed === first && !hasNumbers(location.hash)) return;
    const timer = setTimeout(() => keepInAddress(fragmentOf(typed)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, first]);
  return { typed, outcome, latest, enter, reset: () => enter(first) };
}
