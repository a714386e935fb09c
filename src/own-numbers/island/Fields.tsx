import { type KeyboardEvent, useId } from 'react';
import { LABEL_CLASS } from '../../lib/class-names.ts';
import { type Field, fieldsOf, labelOf } from '../fields/field.ts';
import { LONGEST } from '../form.ts';
import type { Instrument, OwnData } from '../instruments/index.ts';
import type { Typed } from '../link.ts';
import { asTyped, numberOf, readingsOf } from '../numbers.ts';
import { change, convert, type Outcome, withMark } from '../solve.ts';
import { type Units, unitIn } from '../units.ts';

interface Props {
  instrument: Instrument;
  data: OwnData;
  typed: Typed;
  outcome: Outcome;
  enter: (typed: Typed) => void;
}

const BOX_CLASS = 'min-h-12 bg-paper px-3 py-2 font-mono';

/** The fields, in groups; with a switch of units where one of them has two. */
export function Fields(props: Props) {
  const { instrument, data, typed, enter } = props;
  const { labels, words } = data;
  const { groups } = instrument;
  const hasUnits = fieldsOf(groups).some(({ unit = '' }) => unitIn('us', unit) !== unit);
  const switchTo = (units: Units) =>
    enter(convert(instrument, withMark(instrument, data, typed), units));
  return (
    <form
      className="grid gap-6 text-small print:hidden"
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
    >
      <p>{labels.private}</p>
      {hasUnits && (
        <label className="flex min-w-0 items-center gap-3">
          {labels.units}
          <select
            className={`${BOX_CLASS} min-w-0 border border-axis`}
            value={typed.units}
            onChange={(event) => switchTo(event.target.value as Units)}
          >
            <option value="si">{labels.si}</option>
            <option value="us">{labels.us}</option>
          </select>
        </label>
      )}
      {groups.map(({ name, fields }) => (
        <fieldset key={name} className="grid gap-4 border-t border-on-surface pt-3">
          <legend className="font-semibold">{words.groups[name]?.label}</legend>
          <small className={`${LABEL_CLASS} col-span-full empty:hidden`}>
            {words.groups[name]?.help}
          </small>
          {fields.map((field) => (
            <OneField key={field.at} {...props} field={field} />
          ))}
        </fieldset>
      ))}
    </form>
  );
}

function OneField({ field, instrument, data, typed, outcome, enter }: Props & { field: Field }) {
  const { labels, words } = data;
  const id = useId();
  const { at, kind, min, max, step = 1, optional } = field;
  const { label = at, help } = words.fields[labelOf(field)] ?? {};
  const unit = unitIn(typed.units, field.unit ?? '');
  const text = typed.texts[at] ?? '';
  const mistake = outcome.mistakes.find((each) => each.at === at)?.sentence;
  const write = (value: string) => enter(change(instrument, data, typed, at, value));
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: step, ArrowDown: -step }[event.key];
    const value = numberOf(readingsOf(text, unit), typed.mark);
    if (kind || !by || value === undefined) return;
    event.preventDefault();
    write(asTyped(Number((value + by).toPrecision(10)), typed.mark));
  };
  const Control = kind === 'list' ? 'textarea' : 'input';
  return (
    <div className={`flex flex-col gap-y-1 ${kind === 'list' ? 'col-span-full' : ''}`}>
      <label htmlFor={id} className="flex flex-wrap items-baseline justify-between gap-x-2">
        {label}
        <small className={LABEL_CLASS}>{unit}</small>
      </label>
      <Control
        id={id}
        className={`${BOX_CLASS} w-full ${kind === 'list' ? 'h-36' : ''} ${mistake ? 'border-2 border-plum' : 'border border-axis'}`}
        value={text}
        // The keypad of a phone has no minus, space or return.
        inputMode={kind || min < 0 ? 'text' : 'decimal'}
        maxLength={kind === 'text' ? max : LONGEST}
        placeholder={optional && labels.optional}
        spellCheck={false}
        aria-invalid={mistake ? true : undefined}
        aria-describedby={`${id}h ${id}n`}
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <small className={`${LABEL_CLASS} empty:hidden`} id={`${id}h`}>
        {help}
      </small>
      <small className={mistake ? 'own-mistake' : `${LABEL_CLASS} empty:hidden`} id={`${id}n`}>
        {mistake ?? outcome.readAs[at]}
      </small>
    </div>
  );
}
