// The claims of all documents and what the corpus holds → relations, each once.
import { compareArticleNumbers, partSlug } from './eli.js';
import type { Target } from './act.js';
import {
  relationId,
  relationKey,
  relationMethods,
  type Relation,
  type RelationClaim,
  type RelationDateKind,
  type RelationEnd,
  type RelationMethod,
} from './relation.js';

/** What the resolution asks about the acts of a corpus. */
export interface RelationIndex {
  hasAct(eli: string): boolean;
  /** The one act with that type, year and number, or `null`. */
  actByTypeYearNumber(type: string, year: string, number: string): string | null;
  /** Whether that act has an article with that ELI suffix: `/art/1`, `/allegato-i/art/2`. */
  hasArticle(eli: string, key: string): boolean;
}

/**
 * Relations of a whole corpus, in the order of {@link compareRelations} by their amending end.
 *
 * One per (from act, from article, to act, to article, kind). Of claims that say the same the surest names the method; sentences
 * and commi are brought together; the date is the day of effect if a document states it, else the day on which the amended act
 * saw its amender published, else that of the amending act. What only says that one act touches another is left out where more is
 * known between the two; so is a repeal mark where the repealing article or the repeal of the whole act is known.
 */
export function resolveRelations(claims: Iterable<RelationClaim>, index: RelationIndex): Relation[] {
  const relations = new Map<string, Draft>();
  const events = new Map<string, string>();
  for (const claim of claims) {
    const from = resolveEnd(claim.from, index);
    const to = resolveEnd(claim.to, index);
    if (from === null || to === null || from.act === to.act) continue;
    if (claim.method === 'elenco' && claim.date !== null) events.set(`${from.act} ${to.act}`, claim.date);
    const key = relationKey({ kind: claim.kind, from, to });
    const known = relations.get(key);
    if (known === undefined) relations.set(key, draft(claim, from, to));
    else merge(known, claim, from, to);
  }
  const finer = finerKeys(relations.values());
  const kept: Relation[] = [];
  for (const [key, known] of relations) if (!isSaidFiner(known, finer)) kept.push(finish(key, known, events));
  return kept.sort((a, b) => compareRelations(a, b, 'from'));
}

/**
 * The order of lists: date (unknown last), the other act's ELI, its article, the own article, kind. Total for the relations of one act.
 * @param other which end is the other act
 */
export function compareRelations(a: Relation, b: Relation, other: 'from' | 'to'): number {
  const own = other === 'from' ? 'to' : 'from';
  return (
    compare(a.date ?? '9999', b.date ?? '9999') ||
    compare(a[other].act, b[other].act) ||
    compareArticles(a[other], b[other]) ||
    compare(a[own].act, b[own].act) ||
    compareArticles(a[own], b[own]) ||
    compare(a.kind, b.kind)
  );
}

/**
 * An end with its act and article as the corpus knows them: a year-only act by type, year and number, and so too an act whose day
 * the document gets wrong; `null` for a year-only act that the corpus lacks or has twice.
 */
export function resolveEnd(target: Target, index: RelationIndex): RelationEnd | null {
  const act = resolveAct(target.act, index);
  if (act === null) return null;
  const { article, paragraph, point } = target;
  if (article === null) return { act, article, articleEli: null, paragraph, point };
  return { act, article, articleEli: act + articleKey(act, target.part, article, index), paragraph, point };
}

/** `eli:/it/legge/1990/241` and `eli:/it/legge/1990/08/06/241` → the act of the corpus that they mean. */
function resolveAct(eli: string, index: RelationIndex): string | null {
  if (index.hasAct(eli)) return eli;
  const yearOnly = /^eli:\/it\/([a-z-]+)\/(\d{4})\/([^/]+)$/.exec(eli);
  if (yearOnly !== null)
    return eli.startsWith('eli:/it/costituzione/')
      ? eli
      : index.actByTypeYearNumber(yearOnly[1]!, yearOnly[2]!, yearOnly[3]!);
  const dated = /^eli:\/it\/([a-z-]+)\/(\d{4})\/\d\d\/\d\d\/([^/]+)$/.exec(eli);
  return (dated && index.actByTypeYearNumber(dated[1]!, dated[2]!, dated[3]!)) ?? eli;
}

/** Names of annexes that are what their act approves. */
const mainPartName = /^(?:codic|testo-unic|testi-unic|regolament|statut|ordinament)/;

/**
 * ELI suffix of an article. A bare number means the main part, then the enacting articles of the body (R.D. 1398/1930: `art. 575` is
 * the code's). A named part is the main part, whose articles are plain, if the act has enacting articles apart and no part of
 * that name; of an act that is not in the corpus, if it is called a code, testo unico or regolamento.
 */
function articleKey(act: string, part: string | null, article: string, index: RelationIndex): string {
  const plain = `/art/${article}`;
  if (part === null || part === '') {
    const enacting = `/testo/art/${article}`;
    return !index.hasArticle(act, plain) && index.hasArticle(act, enacting) ? enacting : plain;
  }
  for (const name of [part, innerName(part)]) {
    const own = `/${partSlug(name)}/art/`;
    if (index.hasArticle(act, own + article) || index.hasArticle(act, `${own}1`)) return own + article;
  }
  if (index.hasArticle(act, '/testo/art/1')) return plain;
  const slug = partSlug(innerName(part));
  return mainPartName.test(slug) ? plain : `/${slug}/art/${article}`;
}

/** `Allegati - Allegato I.01`, `Allegato II.2-Allegato II.2 bis`: the last name is the part's own. */
function innerName(part: string): string {
  return /^.{1,200}?\s?-\s?((?:allegato|tabella|regolamento|codice)\b.{0,200})$/i.exec(part)?.[1] ?? part;
}

/** A relation while claims still come in. */
interface Draft extends Omit<Relation, 'id' | 'evidence' | 'confidence'> {
  method: RelationMethod;
  evidence: string[];
}

function draft({ kind, date, dateKind, evidence, method }: RelationClaim, from: RelationEnd, to: RelationEnd): Draft {
  return { kind, from, to, date, dateKind, evidence: evidence === null ? [] : [evidence], method };
}

function merge(known: Draft, claim: RelationClaim, from: RelationEnd, to: RelationEnd): void {
  if (relationMethods[claim.method].rank > relationMethods[known.method].rank) known.method = claim.method;
  if (claim.evidence !== null && !known.evidence.includes(claim.evidence)) known.evidence.push(claim.evidence);
  joinPlaces(known.from, from);
  joinPlaces(known.to, to);
  const [before, after] = [certainty(known), certainty(claim)];
  if (after > before || (after === before && claim.date !== null && claim.date < known.date!)) {
    known.date = claim.date;
    known.dateKind = claim.dateKind;
  }
}

function certainty({ date, dateKind }: { date: string | null; dateKind: RelationDateKind | null }): number {
  return date === null ? 0 : dateKind === 'effetto' ? 3 : dateKind === 'pubblicazione' ? 2 : 1;
}

/** Commi are gathered in order of their mention; lettere only as long as all belong to one comma. */
function joinPlaces(known: RelationEnd, other: RelationEnd): void {
  known.point = known.paragraph === other.paragraph ? union(known.point, other.point) : null;
  known.paragraph = union(known.paragraph, other.paragraph);
}

function union(a: string | null, b: string | null): string | null {
  if (a === b || b === null) return a;
  return a === null ? b : [...new Set([...a.split(', '), ...b.split(', ')])].join(', ');
}

function finish(key: string, { evidence, ...known }: Draft, events: ReadonlyMap<string, string>): Relation {
  const event = known.dateKind === 'effetto' ? undefined : events.get(`${known.from.act} ${known.to.act}`);
  return {
    id: relationId(key),
    ...known,
    ...(event === undefined ? {} : { date: event, dateKind: 'pubblicazione' as const }),
    evidence: evidence.length === 0 ? null : evidence.join('\n'),
    confidence: relationMethods[known.method].confidence,
  };
}

/** What is known of whom, so that less can be left out. */
interface FinerKeys {
  /** `<from act> <to act>` between which a document says more than that one touches the other. */
  pairs: Set<string>;
  /** `<from act> <to article> <kind>` of which the amending article is known. */
  placed: Set<string>;
  /** `<from act> <to act>` where all of the second is repealed. */
  repealed: Set<string>;
}

function finerKeys(drafts: Iterable<Draft>): FinerKeys {
  const finer: FinerKeys = { pairs: new Set(), placed: new Set(), repealed: new Set() };
  for (const { from, to, kind, method } of drafts) {
    if (relationMethods[method].fine) finer.pairs.add(`${from.act} ${to.act}`);
    if (method === 'intero-atto') finer.repealed.add(`${from.act} ${to.act}`);
    if (from.article !== null && to.articleEli !== null) finer.placed.add(`${from.act} ${to.articleEli} ${kind}`);
  }
  return finer;
}

function isSaidFiner({ from, to, kind, method }: Draft, finer: FinerKeys): boolean {
  if (!relationMethods[method].fine) return finer.pairs.has(`${from.act} ${to.act}`);
  if (from.article !== null || (method !== 'segno' && method !== 'discorde')) return false;
  return finer.repealed.has(`${from.act} ${to.act}`) || finer.placed.has(`${from.act} ${to.articleEli} ${kind}`);
}

function compareArticles(a: RelationEnd, b: RelationEnd): number {
  if (a.articleEli === b.articleEli) return 0;
  return compareArticleNumbers(a.article ?? '', b.article ?? '') || compare(a.articleEli ?? '', b.articleEli ?? '');
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
