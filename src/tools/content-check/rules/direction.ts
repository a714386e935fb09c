// cspell:ignore increas decreas declin
import type { Entry } from '../entry.ts';
import { atOffset, eachEntry, type Found, type Looked, type Rule } from '../rule.ts';
import { type Told, toldIn } from '../story.ts';

/** What became of a number: told the right way round, and the same way everywhere. */
export const rules: Rule[] = [{ id: 'direction', check: eachEntry((entry) => [verbs(entry), reversals(entry)]) }];

/** Verbs of change, and those that only say that there was one: the last before “from” counts. “At reduced load” is none. */
const VERB =
  /(?<!\b(?:at|of|under|with) )\b(?:(?<rises>r[io]ses?|risen|rising|raised|increas\p{L}*|gr[eo]ws?|grown|climb\p{L}*|went up|goes up|lengthened|warm(?:s|ed)?|heated)|(?<falls>f[ea]lls?|fallen|falling|drop(?:s|ped)?|decreas\p{L}*|declin\p{L}*|s[ai]nks?|shrank|shrunk|reduced|lower(?:ed|ing)|shortened|cool(?:s|ed)?|(?:went|goes|came|brought) down)|went|goes|came|comes|brought|moved|changed|switched|slowed)\b/giu;
/** Where a clause begins. */
const CLAUSE = /[,;:.()]| (?:and|after|as|because|before|but|if|until|when|where|which|while|by(?= \p{L}+ing\b)) /u;

type Change = Told & { became: number; passage: NonNullable<Told['passage']> };
const changesIn = (entry: Entry) => toldIn(entry).filter((each): each is Change => each.became !== undefined && each.passage !== undefined);

/** “rose from 48 to 45”. */
function verbs(entry: Entry): Looked {
  return changesIn(entry).flatMap(({ value, became, unit, index, written, passage }) => {
    if (unit === 'calendar year' && became < value)
      return found(passage, written, `The text goes from ${written} back to ${became}.`, 'Turn the years round, or correct one.');
    const clause = passage.plain.slice(0, index).split(CLAUSE).at(-1) ?? '';
    const { rises, falls } = [...clause.matchAll(VERB)].at(-1)?.groups ?? {};
    if ((!rises && !falls) || became === value || Boolean(rises) === became > value) return [];
    return found(
      passage,
      written,
      `The text says that something ${rises ? 'rises' : 'falls'} from ${written} to ${became.toLocaleString('en-GB')}.`,
      'Turn the numbers round, or correct the verb.',
    );
  });
}

/** “from 119 to 63” in one place and “from 63 to 119” in another. */
function reversals(entry: Entry): Looked {
  const told = toldIn(entry).filter(({ became }) => became !== undefined);
  const isLike = (one: Told, value: number, became: number | undefined) => one.value === value && one.became === became;
  return changesIn(entry).flatMap((one) => {
    const alike = told.filter((each) => each.unit === one.unit);
    const here = alike.filter((each) => isLike(each, one.value, one.became));
    const turned = alike.filter((each) => isLike(each, one.became, one.value));
    // Of one telling against one, that which a visitor reads first is said.
    const isFewer = here.length < turned.length || (here.length === turned.length && told.indexOf(one) < told.indexOf(turned[0] ?? one));
    return turned.length > 0 && one.value !== one.became && (isFewer || turned.some(({ passage }) => !passage))
      ? found(
          one.passage,
          one.written,
          `Here it is “from ${one.written} to ${one.became}”; elsewhere this entry tells it the other way round.`,
          'Turn the numbers round in one of the two places.',
        )
      : [];
  });
}

const found = ({ source, start, raw }: Change['passage'], written: string, message: string, repair: string): Found =>
  atOffset(source, start + Math.max(raw.indexOf(written), 0), message, repair);
