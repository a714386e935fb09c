// cspell:ignore Payed Theyre Theres
import type { LocalLinter } from 'harper.js';
import { keyOf } from '../../../../lib/node/cached.ts';
import { type Content, entriesOf } from '../../model/content.ts';
import { cacheOf } from '../cache.ts';
import { atOffset, type DraftFinding, type Rule, type RuleResult } from '../rule.ts';
import { type Passage, passagesIn } from '../texts.ts';

export const rules: Rule[] = [{ id: 'grammar', check: grammar }];

/**
 * The rules of harper.js that are used: those on grammar and confused words that raise no false alarms on this site's texts. The others
 * are matters of taste (title case, Oxford comma) or spelling, or wrong about engineering: “casing” and “finding” as mass nouns, “train A”.
 */
const RULES = `
  AccuseOf AdjectiveDoubleDegree AdvantageOf AllThough AmountsFor AnA AnAnother AndIn AnotherAn AnotherOnes AnotherThings ApartFrom
  AsComparedTo AsEvidentBy AsFollows AsIfThough AsLongAs AsMuchAs AsOpposedTo AtLeasToLeast AtLestToLeast AwaitFor AwareOf BareInMind
  BeAllowed BetterOffPhrase BewareOf CanBeSeen CapitalizePersonalPronouns CauseItIsBecause CeaseTo ColdModalTypo CommaFixes CompoundSubjectI
  ComprisesOf ConfirmThat CorrectNumberSuffix DegreesKelvin DegreesKelvinSymbol DespiteItIs DespiteOf DidPast Discuss
  DissembleDisassemble DoMistake DoToDueTo DoesOrDose DoubleModal DoubleNegative EverEvery EverSince EveryTime ExceptOf ExtendOrExtent
  FewUnitsOfTimeAgo ForALongTime HadOf HalfAnHour HaveNegNoAny HavePassed HeDos HowItLooksLike InAnyWay InDetail InNeedOf InThe
  InTheFirstPlace InflectedVerbAfterTo InsteadOf IsBeenAuxSequence IsKnownFor ItCan ItTimeAuxiliary ItsPossessive LessWorse LetToDo
  LevelOfDetails LikeAsIf LikelyHood ModalOf ModalSeem MoreBetter MoreThatLikely MostNumber NeedToNoun NoLonger
  NotBeAfterNot NotIn NotOnly NotTo NowKnownAs NumberSuffixCapitalization OfCourse OnTopOf OnceOrTwice OneAndTheSame OughtToBe OutOfSync
  Payed PluralDecades PossessiveYour PrincipleToPrincipalRoleNoun ProgressiveNeedsBe PronounInflectionBe
  QuantifierNeedsOf ReasonForDoing RedundantSuperlatives RegularIrregulars RelayOnForRely RepeatedWords RiseTheQuestion SafeToSave SameAs
  SaveToSafe SeamToSeem ShutdownVerb SimilarLike SimplePastToPastParticiple SinceDuration SomeWithoutArticle SubjectPronoun SupposedTo
  ThatChallenged ThatThan ThatThis The TheAnother TheDifferenceBetween TheEntiretyOf TheHowWhy TheMy TheTheToThatThe TheWhetherWeather
  TheirToThere TheirToTheyre ThenThan ThereIsAgreement ThereMissingIsClause ThereOwn Theres TheyToThem TheyreConfusions TheyreToTheir
  ThingThink ThoughThought ToAdverb ToLoseTooLoose ToTo ToTooIdioms TooTo Towards TrialAndError UnclosedQuotes UnderneathOf Unless UseToUsedTo
  VerbToAdjective VeryLess WantBe WasAloud WasComprisedOf WereWhere WhomSubjectOfVerb WillContain WillNonLemma WishCould WithoutOut
  WokVerbTypo WorseOrWorst WorthToDo YourOutClauseAgreement YourPredicateAdjective`
  .trim()
  .split(/\s+/);

/** Sentences are judged; labels, headings and cells of tables have a grammar of their own. */
const isSentence = ({ raw }: Passage) => /[.?!]["”)]?\s*$/.test(raw);

/**
 * Words that may follow themselves, “none of whom”, tags, inches, and an “A” that is a name or a symbol: “zone A ends”, “PSV-10A opens”, “A and C had
 * filled in”.
 */
const RIGHT =
  /[Tt]hat that\b|[Aa]s AS\b|[A-Z]+-\d|(?<=\d)"|(?<= of )whom\b|[Hh]ad had\b|(?<=[\d-]|[^.!?] )A\b|[Aa]\)|[Aa] (?:and|are|as|at|if|in|is|of|on|or|over)\b/y;

/** A finding of harper.js: a stretch of the passage, in characters. */
interface Lint {
  start: number;
  end: number;
  message: string;
  instead: string[];
}

/** Results are cached: the texts of the whole site take five seconds. */
const remembered = cacheOf<Lint[]>('grammar', import.meta.filename);

async function grammar(content: Content): Promise<RuleResult> {
  const found: DraftFinding[] = [];
  for (const passage of entriesOf(content).flatMap(passagesIn).filter(isSentence))
    for (const lint of await remembered.get(keyOf(passage.raw), () => lintsOf(passage.raw))) found.push(findingOf(passage, lint));
  remembered.save();
  return found;
}

let linter: Promise<LocalLinter> | undefined;
/** Loads harper.js when a passage is new, once in each process. */
function loadLinter(): Promise<LocalLinter> {
  linter ??= Promise.all([import('harper.js'), import('harper.js/binary')]).then(async ([{ Dialect, LocalLinter }, { binary }]) => {
    const made = new LocalLinter({ binary, dialect: Dialect.British });
    const all = Object.keys(await made.getDefaultLintConfig());
    await made.setLintConfig(Object.fromEntries(all.map((rule) => [rule, RULES.includes(rule)])));
    return made;
  });
  return linter;
}

async function lintsOf(raw: string): Promise<Lint[]> {
  // Lines that YAML indents by four spaces would be code in Markdown.
  const text = raw.replace(/\n[ \t]*/g, (indent) => ' '.repeat(indent.length)).trimStart();
  const before = [...raw].length - [...text].length;
  const lints = await (await loadLinter()).lint(text, { language: 'markdown' });
  return lints
    .filter((lint) => {
      RIGHT.lastIndex = [...text].slice(0, lint.span().start).join('').length;
      return !RIGHT.test(text);
    })
    .map((lint) => {
      const { start, end } = lint.span();
      return {
        start: start + before,
        end: end + before,
        message: lint.message(),
        instead: lint.suggestions().map((each) => each.get_replacement_text()),
      };
    });
}

function findingOf({ source, start, raw }: Passage, { start: from, end, message, instead }: Lint): DraftFinding {
  // harper.js counts characters; offsets count UTF-16 units.
  const letters = [...raw];
  const words = instead.filter(Boolean).map((each) => `“${each}”`);
  return atOffset(
    source,
    start + letters.slice(0, from).join('').length,
    `“${letters.slice(from, end).join('')}”: ${message.replace(/`([^`]*)`/g, '“$1”')}`,
    words.length > 0 ? `Write ${words.join(' or ')}, if that is what you mean.` : 'Reword it, if the hint is right.',
  );
}
