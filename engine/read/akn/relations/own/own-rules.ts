// The effects of an act's own words on another act that change no text: one table of rules, read where no editors' sentence tells of it.
import type { Article } from '../../../../law/act.js';
import type { RelationClaim } from '../../../../law/relation.js';
import { provisionDays, type OwnWords } from './amendment-days.js';
import { endOf, isOfAnother } from './other-place.js';
import { claim, wholeAct } from '../claim.js';
import { orderingUnits, statesCriteria } from '../clause/unit/criteria.js';
import { quoting } from '../clause/unit/quoting.js';
import type { Unit } from '../clause/unit/outline.js';
import { placesNamed } from '../clause/place/places-named.js';
import type { Place } from '../clause/place/place.js';
import { tokenizeClause } from '../clause/token/tokens.js';
import { hangingRule } from './hanging-repeals.js';
import { dayOf } from './rule-day.js';
import { suspendedOf } from './suspended-places.js';
import { interpretation, mayRule, ownRules, postponedBeside, postponement, type Rule } from './rule-forms.js';

/** A rule, and the words that name what it is about. */
type StatedRule = Rule & { subject: string };

/** `L'articolo 5 della legge …, come modificato dal comma 1, si applica dal …`: since when an amendment has effect. */
const amended = /\b(?:modific|introdott|inserit|sostituit|apportat|aggiunt|novellat|riformulat|come\s)/i;
/** Words that tell of a rule instead of making it: `la cui applicazione e' stata sospesa`, `i termini gia' prorogati`. */
const told =
  /\b(?:cui|che|quale|quali)\s(?:applicazione|efficacia|termin|e'|è|sono|ha|hanno)|\bpuo'\s|\bpossono\sessere\b/i;
/** `La commissione verifica se l'articolo 3 … si interpreta …`: a question. */
const asks = /\bse\s(?:l'|il|la|gli|i|le|lo)/i;
/** Words that change text beside it: those are operations. */
const amends =
  /(?:e'|è|sono|siano)\s(?:[a-z']{2,12}\s){0,2}(?:sostituit|soppress|abrogat|inserit|aggiunt|apportat|premess)[oaie]\b/i;
/** `i termini delle concessioni rilasciate ai sensi dell'articolo 36 …`: how something was done is not what is postponed. */
const beside =
  /,?\s(?:ai\ssensi|secondo\s(?:l[aeo']|il|i|gli|quanto|modalit)|a\snorma|per\seffetto|in\sattuazione|con\sle\smodalita'|(?:effettuat|rilasciat|adottat|dichiarat|emanat|confermat|conferit)[oaie]\s|da\sultimo|gia'\s)/i;
/** `…, fermo quanto previsto dall'articolo 9, si interpretano …`: what stays is not interpreted. */
const reserved = /,\s(?:ferm|salv)[oaie]\s/i;
/** `Ai sensi dell'articolo 1, comma 2, della legge 27 luglio 2000, n. 212, `, `Nell'ambito delle risorse disponibili, in attuazione …`: on what the sentence rests. */
const basis =
  /^(?:nell'ambito\sdelle\srisorse\s[^,;:«]{3,80},\s)?(?:ai\ssensi|in\sattuazione|a\snorma|per\sgli\seffetti)\s[^;:«]{3,160}?\bn\.\s\d{1,5},\s(?:convertito,?\scon\smodificazioni,?\sdalla\slegge\s[^,;:«]{3,40},\sn\.\s\d{1,5},\s)?/i;
const authentic = /interpretazione\sautentica/i;

/** The end of a sentence before another one: not behind `n.` or `art.`. */
const sentenceEnd = /(?<=[a-z»)]{4}|\d)\.\s(?=[A-Z])/;

/**
 * Claims of the rules that the articles state, one for each provision of another act; what an editor's sentence told already is left out.
 * @param known the claims of the document so far
 */
export function readOwnRules(own: OwnWords, known: readonly RelationClaim[]): RelationClaim[] {
  const told = new Set(known.map(keyOf));
  return own.act.articles.flatMap((article) => {
    const isAuthentic = article.heading !== null && authentic.test(article.heading);
    if (article.repealed || !(isAuthentic || mayRule(article.text))) return [];
    const { units, quotations } = own.provisions.outline(article);
    return units
      .flatMap((unit) => orderingUnits(unit).flatMap((one) => [one, ...itemsOf(one)]))
      .flatMap((unit) => rulesOf(unit, quotations, article, isAuthentic, own))
      .filter((found) => !told.has(keyOf(found)));
  });
}

/** `sono sospesi fino al 31 dicembre 2016:` / `a) i termini di cui all'articolo 9 …`: each item with the words that lead to it. */
function itemsOf({ printed, text, children }: Unit): Unit[] {
  if (!printed.endsWith(':') || !mayRule(printed) || statesCriteria({ text })) return [];
  const [lead, lower] = [printed.slice(0, -1), text.slice(0, -1)];
  return children.map((item) => ({
    ...item,
    printed: `${lead} ${item.printed}`,
    text: `${lower} ${item.text}`,
    children: [],
  }));
}

/**
 * The rules that a unit of an article states.
 * @param isAuthentic whether its heading calls it an authentic interpretation
 * @param isNamed whether the editors name the place of another act that it rules on: then every place that it names may be that
 */
export function rulesOf(
  unit: Unit,
  quotations: readonly string[],
  article: Article,
  isAuthentic: boolean,
  own: OwnWords,
  isNamed = false,
): RelationClaim[] {
  const { act, provisions } = own;
  const placesOf = isNamed ? (words: string) => words : suspendedOf;
  if (!isAuthentic && !mayRule(unit.text)) return [];
  const from = {
    ...wholeAct(act.eli),
    article: article.number,
    part: article.part,
    paragraph: unit.paragraph,
    point: unit.point,
  };
  return unit.printed.split(sentenceEnd).flatMap((sentence) => {
    const stated =
      ruleOf(sentence, placesOf) ?? hangingRule(sentence) ?? (isAuthentic ? ruledByHeading(sentence) : null);
    if (stated === null) return [];
    const { added, touched } = provisions.marks(article.number, unit);
    const isAdded = added || /[a-z]/.test(article.number) || /-/.test(`${unit.paragraph} ${unit.point}`);
    const effect = stated.kind === 'interpreta' ? null : dayOf(sentence, stated);
    const dates = { ...provisionDays(own, from, [], isAdded, touched), effect: effect?.date ?? null };
    const postponed = stated.nature === 'ambito' ? postponedBeside.exec(sentence)?.[1] : undefined;
    const beside = postponed === undefined ? null : placesOf(postponed);
    return [stated, ...(beside === null ? [] : [{ ...postponement, subject: beside }])].flatMap(
      ({ kind, nature, subject }) => {
        const all = joinParagraph(placesNamed(tokenizeClause(subject.toLowerCase(), subject)));
        // A heading says what is done, not to which of the places that a sentence names: it is the first.
        const named = subject === beside ? all.filter(({ article }) => article !== undefined) : all;
        const places = isAuthentic && ruleOf(sentence, placesOf) === null ? all.slice(0, 1) : named;
        return places.flatMap((place) =>
          isOfAnother(place, act.eli) && !(stated.begins === true && isAmended(place, own))
            ? (place.article ?? [null]).map((number) => ({
                ...claim('disposizione', kind, from, endOf(place, number), dates, quoting(sentence, quotations)),
                nature,
                reach: number === null && place.division !== undefined ? 'partizione' : null,
                effectEvidence: effect?.words ?? null,
              }))
            : [],
        );
      },
    );
  });
}

/** Whether the act amends a place: what it says of the day of that is of its own words. */
function isAmended({ act, article }: Place, { operations }: OwnWords): boolean {
  return operations.some(
    (operation) =>
      operation.act === act?.[0] &&
      (article === undefined || operation.to.article?.some((one) => article.includes(one))),
  );
}

/** `All'articolo 3 della legge …, il termine di cui al comma 5`: a paragraph of that article. */
function joinParagraph(places: readonly Place[]): readonly Place[] {
  const [first, second, ...more] = places;
  const isOfFirst = second?.paragraph !== undefined && second.act === undefined && second.article === undefined;
  return isOfFirst && first?.article?.length === 1 && first.paragraph === undefined
    ? [{ ...first, ...second }, ...more]
    : places;
}

/** @param placesOf the words of what is suspended or postponed that name its places */
function ruleOf(printed: string, placesOf: (words: string) => string | null): StatedRule | null {
  if (!mayRule(printed)) return null;
  const sentence = printed.replace(basis, '');
  for (const { sentence: pattern, ...rule } of ownRules) {
    const { kind } = rule;
    const subject = pattern.exec(sentence)?.[1];
    if (subject === undefined) continue;
    if (kind === 'interpreta' ? asks.test(subject) : told.test(subject) || amends.test(sentence)) continue;
    if (rule.begins === true && amended.test(subject)) continue;
    const about = subject.split(kind === 'interpreta' ? reserved : beside, 1)[0]!;
    const named = kind === 'sospende' || kind === 'proroga' ? placesOf(about) : about;
    if (named !== null) return { ...rule, subject: named };
  }
  return null;
}

/** For an article whose heading calls it an authentic interpretation: it interprets the provision that a sentence names first. */
function ruledByHeading(sentence: string): StatedRule | null {
  const subject = sentence.replace(basis, '');
  return amends.test(subject) ? null : { ...interpretation, subject };
}

/** Ends and kind, as far as they tell relations apart. */
function keyOf({ kind, from, to }: RelationClaim): string {
  return `${kind} ${from.article} ${to.act} ${to.article}`;
}
