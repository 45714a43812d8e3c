// All that the articles of an act do to other acts, read from their own words.
import type { Act, Article } from '../../../../law/act.js';
import type { Stretch } from '../../../../law/wording.js';
import { articleNumber, partSlug } from '../../../../law/eli.js';
import { actsNamedIn, headingAct } from './acts-named.js';
import { annexLists } from './annex-lists.js';
import { decreesConvertedBy } from '../conversion.js';
import { mayLeavePart, withException } from './part-only.js';
import {
  convertsWithChanges,
  listsModifications,
  readConversionAnnex,
  readConversionArticle,
  type ConversionLines,
} from './conversion-lines.js';
import { readOperations } from './operation.js';
import { amendedIn } from './amended-acts.js';
import { savingOf } from './token/exception-words.js';
import { keepParts } from './kept-parts.js';
import { limitsList, withLimits } from './limits.js';
import { effectBelow, withEffects } from './coordination.js';
import { ownEffect, type OwnEffect } from './own-effect.js';
import { speaksOfAims, statesCriteria } from './unit/criteria.js';
import type { Outline, Unit } from './unit/outline.js';
import { textual } from './token/patterns.js';
import type { Operation } from './place/place-groups.js';
import type { Place } from './place/place.js';
import { mayNameAct, spansOfActs, type ActOf } from './token/spans.js';
import { levels, numberless, own } from './token/token.js';
import { isOperative, mayAmend, operativeOf } from './unit/operative-sentences.js';
import { evidenceOf } from './unit/own-sentences.js';
import { quoting } from './unit/quoting.js';
import { recallsAct, recallsArticle, recallsParagraph } from './unit/recalled-act.js';
import { asRead, nounOfItems } from './unit/listed-numbers.js';
import { givenAgain } from './place/renumbered.js';
import type { QuotedWords } from './place/quoted-words.js';
import type { Context } from './segment.js';
import { quotedLead } from './token/quoted-lead.js';
import { tokenizeClause } from './token/tokens.js';

/** An operation and where in the amending article it stands. */
export interface PlacedOperation extends Operation {
  /** Number of the amending article, and its part; `null` in an annex. */
  article: string | null;
  part: string | null;
  /** Name of that annex. */
  annex: string | null;
  paragraph: string | null;
  point: string | null;
  /** ELI of the amended act. */
  act: string;
  unit: Unit;
  /** The unit's own words, its quotations shortened. */
  words: string;
  /** The quotations of each time that the unit does this in this place: `le parole «…» sono sostituite …, e le parole «…» …`. */
  times: QuotedWords[];
  stretches: readonly Stretch[];
  /** The day since which its own words, or those above it, say that it has effect. */
  effect: OwnEffect | null;
  /** The saving clause in its own words or in those above it, `fatto salvo quanto previsto dal comma 4`; `null` for none. */
  saving: string | null;
  isLimited: boolean; // whether its words, or those above it, limit it to some of what they name
  /** The sentence of the act that says until when what it repeals remains: `La legge … continua ad applicarsi fino al …`. */
  until?: string | null;
}

const textualPrinted = new RegExp(textual.source, 'i');

/**
 * Reads every article of an act whose words may amend, and what an annex says that the conversion of a decree changed; what the act does
 * to itself is left out.
 * @param outlineOf the paragraphs and points of one of its articles
 */
export function readActOperations(act: Act, outlineOf: (article: Article) => Outline): PlacedOperation[] {
  const operations = readAll(act, outlineOf).map(withException).map(withLimits);
  const isGivenAgain = givenAgain(act);
  return keepParts(operations, act, outlineOf).map((operation) =>
    operation.kind === 'abroga' && operation.reach === 'articolo' && isGivenAgain(operation)
      ? { ...operation, reach: null }
      : operation,
  );
}

function readAll(act: Act, outlineOf: (article: Article) => Outline): PlacedOperation[] {
  const actOf = actsNamedIn(act);
  const decrees = decreesConvertedBy(act);
  const ownAnnexes = new Set(act.annexes.map(({ name }) => partSlug(name)));
  /** The last article that may amend. */
  let before: Article | null = null;
  /** The only act that it, or one before it, touched. */
  let touched: string | null = null;
  const ofArticles = act.articles.flatMap((article) => {
    if (!textualPrinted.test(article.text)) return [];
    const last = before;
    const ofLast = touched;
    before = article;
    const found =
      decrees.length > 0 && convertsWithChanges(article)
        ? placeLines(readConversionArticle(article, actOf), act, { article, annex: null })
        : [
            ...readArticleOperations(article, outlineOf(article), act.eli, ownAnnexes, actOf, () => ({
              units: last === null ? [] : outlineOf(last).units,
              act: ofLast,
            })),
            ...readAnnexLists(article, outlineOf(article), act, actOf),
          ];
    const acts = new Set(found.map((operation) => operation.act));
    if (acts.size > 0) touched = acts.size === 1 ? [...acts][0]! : null;
    return found;
  });
  const annexes = decrees.length === 0 ? [] : act.annexes.filter(listsModifications);
  return [
    ...ofArticles,
    ...annexes.flatMap((annex) =>
      placeLines(readConversionAnnex(annex, decrees, actOf), act, { article: null, annex: annex.name }),
    ),
  ];
}

/** The repeals that an article makes by a list in an annex; the paragraph that refers to the list states each item. */
function readAnnexLists(article: Article, { units }: Outline, act: Act, actOf: ActOf): PlacedOperation[] {
  return annexLists(units, act.annexes).flatMap(({ unit, items }) => {
    const lead: Unit = { ...unit, text: 'sono abrogati:', printed: 'Sono abrogati:', children: items };
    const outline = { units: [lead], quotations: [], stretches: [] };
    const [effect, saving] = [ownEffect(unit.printed), savingOf(unit.printed)];
    return readArticleOperations({ ...article, heading: null }, outline, act.eli, new Set(), actOf).map((operation) => {
      const words = `${unit.printed} ${operation.unit.printed}`;
      const isPart = operation.reach === 'atto' && mayLeavePart(words);
      return { ...operation, reach: isPart ? null : operation.reach, unit, words, effect, saving };
    });
  });
}

function placeLines(
  { operations, quotations, stretches }: ConversionLines,
  { eli }: Act,
  { article, annex }: { article: Article | null; annex: string | null },
): PlacedOperation[] {
  const where = { article: article?.number ?? null, part: article?.part ?? null, annex };
  return operations.flatMap(({ printed, paragraph, point, ...operation }) => {
    const act = operation.to.act?.[0];
    if (act === undefined || !isOther(act, eli)) return [];
    const unit: Unit = { paragraph, point, text: printed.toLowerCase(), printed, children: [] };
    const words = quoting(printed, quotations);
    const [effect, saving] = [ownEffect(printed), savingOf(printed)];
    const rest = { times: [operation.quotations], isLimited: false, stretches, effect, saving };
    return [{ ...operation, ...where, paragraph, point, act, unit, words, ...rest }];
  });
}

/** Reads one article. */
export function readArticleOperations(
  article: Article,
  { units, quotations, stretches }: Outline,
  actEli: string,
  ownAnnexes: ReadonlySet<string>,
  actOf: ActOf,
  before: () => { units: readonly Unit[]; act: string | null } = () => ({ units: [], act: null }),
): PlacedOperation[] {
  const found: PlacedOperation[] = [];
  const heading = headingAct(article.heading, actOf);
  const place = heading === null ? {} : { act: [heading] };
  const start: Context = { place, beside: [], recalled: null, verb: null, partial: false };
  for (const [i, unit] of units.entries()) {
    const recalled = textual.test(unit.text) ? recalledBy(unit, i) : null;
    walk(unit, { ...start, recalled }, null, { saving: null, isLimited: false }, '', true);
  }
  return found;

  /** `L'allegato V.1 e' abrogato` behind the name of another act, where the amending act has an annex of that name. */
  function isOfOwnAnnex({ to }: Operation, { text }: Unit, above: Context): boolean {
    const [annex] = to.annex ?? [];
    return (
      annex !== undefined &&
      above.place.act === undefined &&
      ownAnnexes.has(partSlug(annex)) &&
      !/(?:allegat|tabell|elenc|prospett)[^,;.:«]{1,60}\s(?:al|alla|allo|del|della|dello|dei|delle)\s/.test(text)
    );
  }

  /** `2. Al medesimo articolo 16 …`: that of the last operation of the paragraph before it. */
  function recalledBy({ text }: Unit, at: number): Place | null {
    const paragraph = recallsParagraph.exec(text)?.[1];
    if (paragraph !== undefined) {
      const of = articleNumber(paragraph);
      const touched = new Set(found.flatMap((one) => (one.paragraph === of ? one.act : [])));
      if (touched.size === 1) return { act: [...touched] };
      const named = units.findIndex((other) => other.paragraph === of);
      return named === -1 || named >= at ? null : actBefore(named + 1, 1);
    }
    if (recallsAct.test(text)) return actBefore(at);
    const number = recallsArticle.exec(text);
    const last = number === null ? undefined : found.at(-1);
    const own = last?.to.article;
    if (last === undefined || last.paragraph !== (units[at - 1]?.paragraph ?? null) || own?.length !== 1) return null;
    const isSame = number![1] === undefined || articleNumber(number![1]) === own[0];
    return isSame ? { act: [last.act], article: own } : null;
  }

  /** `2. All'articolo 16 della medesima legge …`: the only act that the last paragraph with one names; of the first paragraph, that in the article before. */
  function actBefore(at: number, most = 5): Place | null {
    const earlier = most > at ? before() : null;
    const known = [...(earlier?.units ?? []), ...units.slice(0, at)];
    for (const unit of known.slice(-most).reverse()) {
      const named = new Set(wordsOf(unit).flatMap((words) => spansOfActs(words, actOf).map(({ eli }) => eli)));
      const [act] = named;
      if (named.size > 1) return amendedIn(found, unit, units[at]?.text ?? '');
      if (named.size > 0) return isOther(act!, actEli) ? { act: [act!] } : null;
    }
    // `Art. 3. All'art. 13 della legge suddetta …`, where article 2 does not name it either.
    return earlier?.act ? { act: [earlier.act] } : null;
  }

  /** Answers what the unit recalls to the next one. */
  function walk(
    unit: Unit,
    above: Context,
    effectAbove: PlacedOperation['effect'],
    savedAbove: Pick<PlacedOperation, 'saving' | 'isLimited'>,
    ledBy: string,
    mayOrder: boolean,
  ): Place | null {
    const isLead = unit.children.length > 0;
    if (isLead && above.verb === null && !mayAmend(unit)) return null;
    const named = asRead(unit, above);
    const needed = isLead || (namesOther(named, above) && (above.verb !== null || isOperative(unit)));
    const { operations, context } = needed
      ? readOperations(
          tokenizeClause(named.text, named.printed, actOf, mayOrder && above.place.act !== undefined),
          quotations,
          above,
          isLead,
        )
      : { operations: [], context: above };
    if (operations.length === 0 && !isLead) return context.recalled;
    const words = operations.length === 0 ? '' : quoting(evidenceOf(unit, ledBy), quotations);
    const effect = effectBelow(unit.printed) ?? effectAbove;
    const saving = savingOf(operativeOf(unit)) ?? savedAbove.saving;
    for (const operation of withEffects(operations, unit.printed, effectAbove)) {
      const act = operation.to.act?.[0];
      if (act === undefined || !isOther(act, actEli) || isOfOwnAnnex(operation, unit, above)) continue;
      const same = found.find((known) => known.unit === unit && isSameChange(known, operation));
      if (same !== undefined) {
        same.times.push(operation.quotations);
        if (same.effect?.date !== operation.effect?.date) same.effect = null; // by two clauses on two days
        continue;
      }
      found.push({
        ...operation,
        article: article.number,
        part: article.part,
        annex: null,
        paragraph: unit.paragraph,
        point: unit.point,
        act,
        unit,
        words,
        times: [operation.quotations],
        stretches,
        ...{ saving, isLimited: savedAbove.isLimited },
      });
    }
    const lead = unit.text.includes('abrogat') && unit.printed.endsWith(':') ? unit.printed : ledBy;
    let { recalled } = context;
    const below = { noun: nounOfItems(unit), quoted: quotedLead(unit.printed)?.words ?? above.quoted };
    for (const child of statesCriteria(unit) ? [] : unit.children)
      for (const place of [...context.beside, context.place])
        recalled = walk(
          child,
          { ...context, place, recalled, ...below },
          effect,
          { saving, isLimited: savedAbove.isLimited || (isLead && limitsList(unit.printed)) },
          lead,
          mayOrder && !speaksOfAims(unit),
        );
    return recalled;
  }
}

const isOther = (act: string, actEli: string): boolean => act !== own && act !== numberless && act !== actEli;

function wordsOf({ printed, children }: Unit): string[] {
  return [printed, ...children.flatMap(wordsOf)];
}

function isSameChange(one: Operation, other: Operation): boolean {
  return (
    one.kind === other.kind &&
    one.reach === other.reach &&
    levels.every((level) => one.to[level]?.join() === other.to[level]?.join())
  );
}

/** Whether another act is known from above, or may be named. */
function namesOther({ printed, text }: Pick<Unit, 'text' | 'printed'>, { place, recalled }: Context): boolean {
  return place.act !== undefined || mayNameAct(printed) || (recalled !== null && recalls.test(text));
}

const recalls = /\b(?:medesim|stess|predett|suddett|citat)[oaie]\b/;
