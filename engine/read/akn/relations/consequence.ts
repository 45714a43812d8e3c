// What follows for an act from an amendment of another one: `nel modificare l'art. 83 del D.L. …, ha conseguentemente disposto la modifica dell'art. 124`.
import type { Article } from '../../../law/act.js';
import type { RelationClaim } from '../../../law/relation.js';
import { quotedIn } from './clause/quoted-operations.js';
import type { Unit } from './clause/unit/outline.js';
import type { EditorialRecord } from './editors/editorial.js';
import { judge, sourcesOf, type Target } from './judge.js';
import { mentions } from './own/spelled-number.js';
import type { OwnWords } from './own/amendment-days.js';
import { rulesOf } from './own/own-rules.js';

/**
 * The rules that the new words of the other act state for the record's target: they suspend or postpone it, they do not amend it.
 * @returns none where its paragraph, unchanged and at hand, says nothing of the target; `null` where that cannot be told
 */
export function readConsequence(record: EditorialRecord, own: OwnWords, onTarget: Target): RelationClaim[] | null {
  if (record.kind !== 'modifica' || record.gazette !== null) return null;
  const judged = judge(record, own, onTarget);
  if (judged === null || judged.nature !== null) return null;
  const { provisions } = own;
  const places = sourcesOf(record).map((source) => ({ ...source, article: provisions.article(source.article ?? '') }));
  const said = places.map(({ article, paragraphs, points }) =>
    article === undefined ? null : provisions.at(article.number, paragraphs, points),
  );
  if (said.some((provision) => provision === null || !provision.amends || provision.changed)) return null;
  const brought = places.flatMap(({ article, paragraphs }) => {
    const { units, quotations } = provisions.outline(article!);
    return units
      .filter(({ paragraph }) => paragraphs.length === 0 || paragraphs.includes(paragraph ?? ''))
      .flatMap((unit) =>
        quotedIn(unit, isBroughtIn).map((at) => ({ unit, article: article!, words: quotations[at]! })),
      );
  });
  const { to } = record;
  const rules = brought
    .flatMap(({ unit, article, words }) => rulesIn(words, unit, article, own))
    .filter((rule) => rule.to.act === to.act && (to.article === null || rule.to.article === to.article));
  if (rules.length > 0) return rules.map((rule) => toldBy(record, rule, places.length > 1 ? rule.from : record.from));
  const number = to.act.slice(to.act.lastIndexOf('/') + 1);
  const isSpokenOf =
    said.some((provision) => mentions(provision!.words, to.article ?? number)) ||
    brought.some(({ words }) => mentions(words, number) && (to.article === null || mentions(words, to.article)));
  return isSpokenOf ? null : [];
}

/** New words: `e' aggiunto il seguente periodo: «…»`; not those that go, or beside which they come: `dopo le parole: «…»`. */
function isBroughtIn(before: string): boolean {
  return /\bseguent[ei]\b[^«»]{0,80}$/.test(before);
}

/** The new words are of the other act: what the editors say of them is the evidence, and they stand behind it. */
function toldBy(record: EditorialRecord, rule: RelationClaim, from: RelationClaim['from']): RelationClaim {
  const evidence = [record.evidence, rule.evidence].filter((words) => words !== null).join('\n');
  return { ...rule, from, evidence };
}

/** The rules of new words, each as one of the unit that brings them. */
function rulesIn(words: string, unit: Unit, article: Article, own: OwnWords): RelationClaim[] {
  return words.split('\n').flatMap((line) => {
    const printed = line.replace(/^\d{1,4}(?:-[a-z]{3,14})?\.\s/, '');
    return rulesOf({ ...unit, printed, text: printed.toLowerCase(), children: [] }, [], article, false, own, true);
  });
}
