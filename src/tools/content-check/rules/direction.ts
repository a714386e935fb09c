// cspell:ignore increas decreas declin
import type { Entry } from '../entry.ts';
import { atOffset, eachEntry, type Found, type Looked, type Rule } from '../rule.ts';
import { type Told, toldIn } from '../story.ts';

/** What became of a number: told the right way round, and the same way everywhere. */
export const rules: Rule[] = [{ id: 'direction', check: eachEntry(verbs) }];

const RISES = /\b(?:r[io]ses?|risen|rising|increas\p{L}*|gr[eo]ws?|grown|climb\p{L}*|went up|goes up|lengthened|warm(?:s|ed)?|heated)\b/iu;
const FALLS =
  /\b(?:f[ea]lls?|fallen|falling|drop(?:s|ped)?|decreas\p{L}*|declin\p{L}*|s[ai]nks?|went down|goes down|shrank|reduced|lowered|shortened|cool(?:s|ed)?)\b/iu;

type Change = Told & { became: number; passage: NonNullable<Told['passage']> };
const changesIn = (entry: Entry) => toldIn(entry).filter((each): each is Change => each.became !== undefined && each.passage !== undefined);

/** “rose from 48 to 45”. */
function verbs(entry: Entry): Looked {
  return changesIn(entry).flatMap(({ value, became, index, written, passage }) => {
    // The words of the same clause before “from”.
    const clause =
      passage.plain
        .slice(0, index)
        .split(/[,;:.()]| and /)
        .at(-1) ?? '';
    const [rises, falls] = [RISES.test(clause), FALLS.test(clause)];
    if (rises === falls || rises === became > value) return [];
    return found(
      passage,
      written,
      `The text says that something ${rises ? 'rises' : 'falls'} from ${written} to ${became}.`,
      'Turn the numbers round, or correct the verb.',
    );
  });
}

const found = ({ source, start, raw }: Change['passage'], written: string, message: string, repair: string): Found =>
  atOffset(source, start + Math.max(raw.indexOf(written), 0), message, repair);
