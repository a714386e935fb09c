import type { Entry } from './entry.ts';
import { oldEntry } from './git.ts';
import type { Content } from './model.ts';
import { atOffset, type RuleResult } from './rule.ts';
import { relatedTo } from './story.ts';
import { type Passage, passagesIn } from './texts.ts';

/**
 * Types and standards, such as LM2500 and ISO 20816-4; names within a sentence: words with a capital, and what a letter counts, such as
 * “train B”, or “B and D”.
 */
const NAME =
  /\p{Lu}{2,}(?:[ -]\p{Lu}{2,})*[ -]?\p{Lu}?\d[\d-]*|(?<=\p{Ll},? )(?:\p{Lu}\p{Ll}[\p{L}’-]*(?: \p{Lu}[\p{L}’-]+)*)|(?<!\p{L})(?:\p{Ll}+ [A-Z](?! and [A-Z])|[A-Z] and [A-Z])(?![\p{L}\d])/gu;
const namesOf = ({ plain }: Passage) => new Set(plain.match(NAME) ?? []);
const wordsOf = ({ plain }: Passage) => new Set(plain.split(' '));
/** At least so much of a passage's words makes it the same passage. */
const SAME = 0.6;

/** Places, machines and firms that a passage calls otherwise than before, while the rest of their story has only the old name. */
export function namesLeftBehind(content: Content, story: readonly Entry[]): RuleResult {
  const all = story.flatMap(passagesIn);
  const others = relatedTo(content, story).flatMap(passagesIn);
  return story.map((entry) => {
    const before = oldEntry(content, entry);
    if (!before) return [];
    const [were, are] = [passagesIn(before), passagesIn(entry)];
    const isIn = (passage: Passage, list: readonly Passage[]) =>
      list.some(({ plain, path }) => plain === passage.plain && path.join('.') === passage.path.join('.'));
    const gone = were.filter((passage) => !isIn(passage, are));
    return are
      .filter((passage) => !isIn(passage, were))
      .map((passage) => {
        const was = gone.find((each) => each.path.join('.') === passage.path.join('.') && isRetold(each, passage));
        const lost = was ? [...namesOf(was).difference(namesOf(passage))] : [];
        const come = was ? [...namesOf(passage).difference(namesOf(was))] : [];
        const giving = (name: string) => all.find((each) => each !== passage && each.plain.includes(name));
        const [name] = come;
        // In another entry, only beside a second name: “in French, English or Dutch”.
        const kept = [...namesOf(passage)].filter((each) => !come.includes(each));
        const leaving = (old: string) =>
          giving(old) ?? others.find(({ plain }) => plain.includes(old) && kept.some((each) => plain.includes(each)));
        const old = lost.find(leaving);
        const left = old && leaving(old);
        if (!name || !left || come.some(giving)) return undefined;
        const at = passage.start + Math.max(0, passage.raw.indexOf(name));
        const { line } = left.source.at(left.start);
        return atOffset(
          passage.source,
          at,
          `“${name}” was “${old}” here; ${left.source.file}:${line} still says “${old}”.`,
          `Write ${name} there as well, or ${old} here.`,
        );
      });
  });
}

function isRetold(was: Passage, passage: Passage): boolean {
  const [old, now] = [wordsOf(was), wordsOf(passage)];
  return old.intersection(now).size >= SAME * Math.max(old.size, now.size);
}
