import { type ClipboardEvent, type KeyboardEvent, useId, useState } from 'react';
import { num } from '../../figures/numbers.ts';
import {
  type Field,
  LONGEST,
  type Mistake,
  readList,
  readNumber,
  type Texts,
  type Units,
  unitOf,
} from '../../figures/own-numbers/fields.ts';
import type { OwnData, OwnLabels, OwnType } from '../../figures/own-numbers/index.ts';
import type { Instrument } from '../../figures/own-numbers/instrument.ts';
import { fill } from '../../lib/fill.ts';

interface Props {
  instrument: Instrument<OwnType>;
  labels: OwnData['labels'];
  own: OwnLabels;
  texts: Texts;
  units: Units;
  mistakes: readonly Mistake[];
  sentence: (mistake: Mistake) => string;
  write: (name: string, text: string) => void;
  switchTo: (units: Units) => void;
}

/** The fields, in groups; with a switch of units where one of them has two. */
export function Fields(props: Props) {
  const { instrument, labels, own, units, switchTo } = props;
  const name = useId();
  const all = instrument.groups.flatMap(({ fields }) => fields);
  const hasUnits = all.some(({ quantity }) => unitOf(quantity, 'si') !== unitOf(quantity, 'us'));
  return (
    <form className="own-fields" autoComplete="off" onSubmit={(event) => event.preventDefault()}>
      <p>{labels.private}</p>
      {hasUnits && (
        <fieldset className="own-units">
          <legend>{labels.units}</legend>
          {(['si', 'us'] as const).map((each) => (
            <label key={each}>
              <input type="radio" name={name} checked={units === each} onChange={() => switchTo(each)} />
              {labels[each]}
            </label>
          ))}
        </fieldset>
      )}
      {instrument.groups.map((group) => (
        <fieldset key={group.name}>
          <legend>{own.groups[group.name]}</legend>
          {group.fields.map((field) => (
            <OneField key={field.name} {...props} field={field} />
          ))}
        </fieldset>
      ))}
    </form>
  );
}

function OneField({ field, labels, own, texts, units, mistakes, sentence, write }: Props & { field: Field }) {
  const id = useId();
  const [refused, refuse] = useState<Mistake>();
  const { name, kind, quantity, max, step = 1, optional } = field;
  const text = texts[name] ?? '';
  const { label = name, help } = own.fields[field.label ?? name] ?? {};
  const mistake = refused ?? mistakes.find((each) => each.field === name);
  const unit = kind === 'text' ? '' : unitOf(quantity, units);
  const note = mistake ? sentence(mistake) : kind === 'list' ? readBack(text, unit, labels.read) : '';
  const set = (value: string) => {
    refuse(undefined);
    write(name, value);
  };
  // A whole sheet is refused before the browser lays it out; the field keeps what it has.
  const onPaste = (event: ClipboardEvent) => {
    if (event.clipboardData.getData('text/plain').length <= LONGEST) return;
    event.preventDefault();
    refuse({ field: name, sentence: 'many', gaps: { max } });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    const value = readNumber(text);
    if (!by || Number.isNaN(value)) return;
    event.preventDefault();
    set(String(Number((value + by * step).toPrecision(10))));
  };
  const common = { id, value: text, 'aria-invalid': mistake ? true : undefined, 'aria-describedby': `${id}h ${id}n` };
  return (
    <div className="own-field" data-kind={kind}>
      <label htmlFor={id}>
        {label}
        {(unit || optional) && <small>{[unit, optional && labels.optional].filter(Boolean).join(', ')}</small>}
      </label>
      {kind === 'list' ? (
        <textarea
          {...common}
          rows={5}
          spellCheck={false}
          inputMode="decimal"
          onPaste={onPaste}
          onChange={(event) => set(event.target.value)}
        />
      ) : (
        <input
          {...common}
          inputMode={kind === 'text' ? 'text' : 'decimal'}
          maxLength={kind === 'text' ? max : 20}
          onKeyDown={kind === 'text' ? undefined : onKeyDown}
          onChange={(event) => set(event.target.value)}
        />
      )}
      {help && (
        <small className="own-help" id={`${id}h`}>
          {help}
        </small>
      )}
      <small className={mistake ? 'own-mistake' : 'own-help'} id={`${id}n`}>
        {note}
      </small>
    </div>
  );
}

/** What was read of a list, so that one sees how its numbers were taken. */
function readBack(text: string, unit: string, label: string): string {
  const { values } = readList(text);
  if (values.length === 0) return '';
  return fill(label, { count: values.length, min: num(Math.min(...values)), max: num(Math.max(...values)), unit });
}
