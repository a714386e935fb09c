import type { Content } from '../../model/content.ts';
import type { Entry } from '../../model/entry.ts';
import { matchesIn } from '../forms.ts';
import { relatedTo, SUMMARY } from '../numbers/story.ts';
import { atOffset, type RuleResult } from '../rule.ts';
import { type Passage, passagesIn } from '../texts.ts';
import { retoldIn } from './reworded.ts';

/**
 * Types and standards, such as LM2500 and ISO 20816-4; names within a sentence: words with a capital, and what a letter counts, such as
 * “train B”, or “B and D”.
 */
const NAME =
  /\p{Lu}{2,}(?:[ -]\p{Lu}{2,})*[ -]?\p{Lu}?\d[\d-]*|(?<=\p{Ll},? )(?:\p{Lu}\p{Ll}[\p{L}’-]*(?: \p{Lu}[\p{L}’-]+)*)|(?<!\p{L})(?:(?!and )\p{Ll}+ [A-Z](?! and [A-Z])|[A-Z] and [A-Z])(?![\p{L}\d])/gu;
const namesOf = ({ plain }: Passage) => new Set(plain.match(NAME) ?? []);

/** Places, machines and firms that a passage calls otherwise than before, while the rest of their story has only the old name. */
export function namesLeftBehind(content: Content, story: readonly Entry[]): RuleResult {
  const all = story.flatMap(passagesIn);
  const others = relatedTo(content, story).flatMap(passagesIn);
  return retoldIn(content, story).map(({ was, passage }) => {
    const lost = [...namesOf(was).difference(namesOf(passage))];
    const come = [...namesOf(passage).difference(namesOf(was))];
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
}

/** Names within a sentence. */
const WITHIN = /(?<=\p{Ll},? )\p{Lu}\p{Ll}[\p{L}’-]*/gu;

/** Places and firms that only a summary of a case or a paper names: its text has another name, or none. */
export function namesOnlyInSummary(story: readonly Entry[]): RuleResult {
  const all = story.flatMap(passagesIn);
  const summaries = all.filter(({ path, entry }) => SUMMARY.includes(path[0] ?? '') && /^(?:cases|papers)$/.test(entry.collection));
  return summaries.map((passage) =>
    matchesIn(passage, WITHIN, ([name]) => {
      if (all.some((each) => each !== passage && each.plain.includes(name))) return undefined;
      return [`“${name}” appears only in ${passage.path.join('.')}.`, 'Correct it, or name it in the text as well.'];
    }),
  );
}
