import { num, withUnit } from '../../figures/numbers.ts';
import { BUTTON_CLASS } from '../../lib/class-names.ts';
import type { Question } from '../form.ts';
import type { OwnData } from '../instruments/index.ts';
import type { Mark } from '../numbers.ts';

interface Props {
  labels: OwnData['labels'];
  reasons: readonly string[];
  question: Question | undefined;
  /** Whether results of earlier numbers stand below */
  hasEarlier: boolean;
  answer: (mark: Mark) => void;
}

/** Why there is no result, above where it would stand; a number that can be two is asked for. */
export function Notice({ labels, reasons, question, hasEarlier, answer }: Props) {
  return (
    <div className="grid gap-2 border-2 border-plum px-4 py-3">
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {question && (
        <div className="flex flex-wrap gap-3 print:hidden">
          {(['point', 'comma'] as const).map((mark) => (
            <button
              key={mark}
              type="button"
              className={BUTTON_CLASS.outline}
              onClick={() => answer(mark)}
            >
              {withUnit(num(question.readings[mark] ?? 0), question.unit).trim()}
            </button>
          ))}
        </div>
      )}
      {hasEarlier && <p className="text-small">{labels.stale}</p>}
    </div>
  );
}
