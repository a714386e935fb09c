import { type ClipboardEvent, type KeyboardEvent, useId, useState } from 'react';
import { FIELDS, type Field, type Group, labelOf } from '../../config/own-numbers.ts';
import { num } from '../../figures/numbers.ts';
import type { Instrument, OwnData } from '../../figures/own-numbers/index.ts';
import type { Typed } from '../../figures/own-numbers/link.ts';
import { convert, fieldsOf, type Mistake } from '../../figures/own-numbers/solve.ts';
import { LONGEST, readAges, readNumber } from '../../figures/own-numbers/typed.ts';
import { unitIn } from '../../figures/own-numbers/units.ts';
import { fill } from '../../lib/fill.ts';

interface Props {
  instrument: Instrument;
  data: OwnData;
  typed: Typed;
  mistakes: readonly Mistake[];
  enter: (typed: Typed) => void;
}

/** The fields, in groups; with a switch of units where one of them has two. */
export function Fields(props: Props) {
  const { instrument, data, typed, enter } = props;
  const { labels, words } = data;
  const groups: readonly Group[] = FIELDS[instrument.type];
  const hasUnits = fieldsOf(instrument.type).some(({ unit = '' }) => unitIn('us', unit) !== unit);
  return (
    <form className="own-fields" autoComplete="off" onSubmit={(event) => event.preventDefault()}>
      <p>{labels.private}</p>
      {hasUnits && (
        <fieldset className="own-units">
          <legend>{labels.units}</legend>
          {(['si', 'us'] as const).map((units) => (
            <label key={units}>
              <input
                type="radio"
                name="units"
                checked={typed.units === units}
                onChange={() => enter(convert(instrument.type, typed, units))}
              />
              {labels[units]}
            </label>
          ))}
        </fieldset>
      )}
      {groups.map(({ name, fields }) => (
        <fieldset key={name}>
          <legend>{words.groups[name]?.label}</legend>
          {words.groups[name]?.help && <small>{words.groups[name].help}</small>}
          {fields.map((field) => (
            <OneField key={field.at} {...props} field={field} />
          ))}
        </fieldset>
      ))}
    </form>
  );
}

function OneField({ field, data: { labels, words }, typed, mistakes, enter }: Props & { field: Field }) {
  const id = useId();
  const [refused, refuse] = useState<string>();
  const { at, kind, max, step = 1, optional } = field;
  const { label = at, help } = words.fields[labelOf(field)] ?? {};
  const unit = unitIn(typed.units, field.unit ?? '');
  const text = typed.texts[at] ?? '';
  const mistake = refused ?? mistakes.find((each) => each.at === at)?.sentence;
  const note = mistake ?? (kind === 'list' ? readBack(text, unit, labels.read) : '');
  const write = (value: string) => {
    refuse(undefined);
    enter({ ...typed, texts: { ...typed.texts, [at]: value } });
  };
  // A whole sheet is refused before the browser lays it out; the field keeps what it has.
  const onPaste = (event: ClipboardEvent) => {
    if (event.clipboardData.getData('text/plain').length <= LONGEST) return;
    event.preventDefault();
    refuse(fill(labels.many, { max }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: step, ArrowDown: -step }[event.key];
    const value = readNumber(text);
    if (kind || !by || Number.isNaN(value)) return;
    event.preventDefault();
    write(String(Number((value + by).toPrecision(10))));
  };
  const Control = kind === 'list' ? 'textarea' : 'input';
  return (
    <div className="own-field" data-kind={kind}>
      <label htmlFor={id}>
        {label}
        <small>{[unit, optional && labels.optional].filter(Boolean).join(', ')}</small>
      </label>
      <Control
        id={id}
        value={text}
        inputMode={kind === 'text' ? 'text' : 'decimal'}
        maxLength={kind === 'text' ? max : undefined}
        spellCheck={false}
        aria-invalid={mistake ? true : undefined}
        aria-describedby={`${id}h ${id}n`}
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <small id={`${id}h`}>{help}</small>
      <small id={`${id}n`}>{note}</small>
    </div>
  );
}

/** What was read of a list, so that one sees how its numbers were taken. */
function readBack(text: string, unit: string, label: string): string {
  const { ages } = readAges(text);
  if (ages.length === 0) return '';
  return fill(label, { count: ages.length, min: num(Math.min(...ages)), max: num(Math.max(...ages)), unit });
}
