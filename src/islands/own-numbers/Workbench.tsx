import { useDeferredValue, useEffect, useRef, useState } from 'react';
import type { Mistake } from '../../figures/own-numbers/fields.ts';
import type { OwnData, OwnType } from '../../figures/own-numbers/index.ts';
import type { Instrument } from '../../figures/own-numbers/instrument.ts';
import { fragmentOf } from '../../figures/own-numbers/link.ts';
import { fill } from '../../lib/fill.ts';
import { mailAddress } from '../../lib/mail.ts';
import { withNoBreakSpaces } from '../../lib/typeset.ts';
import { Drawing } from './Drawing.tsx';
import { Fields } from './Fields.tsx';
import styles from './own-numbers.css?url';
import { inputsOf, messageOf } from './sheet.ts';
import { Table } from './Table.tsx';
import { type Result, useBench } from './use-bench.ts';

export interface WorkbenchProps {
  instrument: Instrument<OwnType>;
  data: OwnData;
  close: () => void;
}

/** After this long without another key, the result is read out, ms. */
const PAUSE_MS = 700;

/** A drawing with the visitor’s own numbers: what it shows, what follows from it, and the fields. */
export function Workbench({ instrument, data, close }: WorkbenchProps) {
  const { labels, own, words } = data;
  const { texts, units, mistakes, result, write, switchTo, reset } = useBench(instrument, data);
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, say] = useState('');
  const [copied, setCopied] = useState('');
  const drawn = useDeferredValue(result);
  const sentence = ({ sentence: what, gaps, field }: Mistake) => {
    const { label } = own.fields[labelOf(instrument, field)] ?? { label: field };
    return typeof what === 'string' ? fill(labels[what], gaps) : `${label} ${what.own}`;
  };
  const [first] = mistakes;
  const news = first ? sentence(first) : (result?.verdict ?? '');

  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    const timer = setTimeout(() => say(news), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [news]);

  const keepInAddress = () => history.replaceState(history.state, '', fragmentOf(texts, units));
  const copy = async () => {
    keepInAddress();
    try {
      await navigator.clipboard.writeText(location.href);
      setCopied(labels.copied);
    } catch {
      setCopied(labels.notCopied);
    }
  };
  const print = () => {
    const root = document.documentElement;
    root.dataset.printOwn = '';
    addEventListener('afterprint', () => delete root.dataset.printOwn, { once: true });
    window.print();
  };
  const askAt = (shown: Result) => {
    const link = location.href.split('#')[0] + fragmentOf(shown.texts, shown.units);
    const message = messageOf(instrument, data, shown, link);
    return 'page' in data.ask
      ? `${data.ask.page}#message=${encodeURIComponent(message)}`
      : mailAddress({ to: data.ask.email, subject: labels.subject, body: message });
  };

  return (
    <div className="own-numbers">
      <link rel="stylesheet" href={styles} precedence="default" />
      <div className="own-result">
        <div>
          {drawn && (
            <figure className="drawing">
              <h2 className="text-h3" ref={heading} tabIndex={-1}>
                {own.title}
              </h2>
              <Drawing kind={instrument.kind} figure={drawn.figure} words={words} alt={drawn.verdict} />
              <figcaption>{withNoBreakSpaces(drawn.verdict)}</figcaption>
            </figure>
          )}
          <p className="sr-only" role="status">
            {said}
          </p>
          {drawn && <Table label={labels.results} {...drawn.table} />}
        </div>
      </div>
      <Fields {...{ instrument, labels, own, texts, units, mistakes, sentence, write, switchTo }} />
      {drawn && (
        <>
          <section className="own-inputs" aria-label={labels.inputs}>
            <h3>{labels.inputs}</h3>
            <dl>
              {inputsOf(instrument, own, drawn.texts, drawn.units).map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </section>
          <details>
            <summary>{data.table}</summary>
            <Table label={own.title} {...instrument.kind.table(drawn.figure, words)} />
          </details>
          <p className="own-method">
            <b>{labels.method}</b> {own.method}
          </p>
          <p className="own-method">{fill(labels.unchecked, { date: new Date().toLocaleDateString('en-GB', { dateStyle: 'long' }) })}</p>
          <p className="own-actions">
            <button type="button" onClick={copy}>
              {labels.copy}
            </button>
            <button type="button" onClick={print}>
              {labels.print}
            </button>
            <a href={askAt(drawn)} onClick={keepInAddress}>
              {labels.ask}
            </a>
            <button type="button" onClick={reset}>
              {labels.reset}
            </button>
            <button type="button" onClick={close}>
              {labels.close}
            </button>
          </p>
          <p className="own-copied" role="status">
            {copied}
          </p>
        </>
      )}
    </div>
  );
}

/** The name of a field’s label. */
const labelOf = ({ groups }: Instrument<OwnType>, name: string): string =>
  groups.flatMap(({ fields }) => fields).find((field) => field.name === name)?.label ?? name;
