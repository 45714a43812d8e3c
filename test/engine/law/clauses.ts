// Clauses written for this project: their labels, the documents that they make, and what the program says of them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEli } from '../../../engine/law/eli.js';
import type { Relation } from '../../../engine/law/relation.js';
import { readDocument } from '../../../engine/read/akn/read-document.js';
import { resolveRelations } from '../../../engine/read/corpus/resolve.js';
import { resolveStatuses } from '../../../engine/read/corpus/resolve-status.js';
import { readStatuses } from '../../../engine/read/corpus/stated-status.js';
import { endOf, listed, type Tally } from './labelled.js';

/** What a clause does, as it was labelled. */
interface Expected {
  line: string;
  kind: string;
  /** `null` where any nature is right. */
  nature: string | null;
  /** `-` for none. */
  reach: string | null;
  from: string | null;
  paragraph: string | null;
  point: string | null;
  to: string;
  article: string | null;
  toParagraph: string[];
  toPoint: string[];
  toNumber: string | null;
  division: string | null;
  /** Day of effect; `-` for none, `null` where it is not labelled. */
  effect: string | null;
  gazette: string | null;
}

/** A clause with the act that it stands in. */
export interface Case {
  name: string;
  family: string;
  act: { type: string; date: string; number: string; title: string };
  articles: { number: string; heading: string; lines: string[]; notes: string[] }[];
  annexes: { name: string; lines: string[] }[];
  records: { article: string; urn: string; sentence: string }[];
  amenders: { day: string; eli: string }[];
  expected: Expected[];
  /** What may be served as well: kind, from, to, of each as far as it is given. */
  may: string[];
  /** What lives although a repeal of it is read. */
  alive: string[];
  dead: string[];
}

export const clauseSets = ['first', 'second'] as const;

/** Reads the labelled clauses of one set; the first lines of its file say how it is written. */
export function readCases(set: string): Case[] {
  const text = readFileSync(join(import.meta.dirname, `../../../../test/engine/law/clauses/${set}.txt`), 'utf8');
  return text.split(/^# /m).slice(1).map(readCase);
}

function readCase(block: string): Case {
  const [first, ...lines] = block.trimEnd().split('\n');
  const [name, family] = first!.split(' ');
  const found: Case = {
    ...{ name: name!, family: family!, act: { type: 'legge', date: '2001-03-05', number: '57', title: 'Norme varie' } },
    ...{ articles: [], annexes: [], records: [], amenders: [], expected: [], may: [], alive: [], dead: [] },
  };
  let into: string[] = [];
  for (const line of lines) {
    const [word, ...rest] = line.split(' ');
    const value = rest.join(' ');
    if (word === 'act') [found.act.type, found.act.date, found.act.number] = rest as [string, string, string];
    else if (word === 'title') found.act.title = value;
    else if (word === 'art') {
      found.articles.push({ number: rest[0]!, heading: rest.slice(1).join(' '), lines: (into = []), notes: [] });
    } else if (word === 'annex') found.annexes.push({ name: value, lines: (into = []) });
    else if (word === 'note') into = found.articles.find(({ number }) => number === value)!.notes;
    else if (word === 'rec') {
      const [article, urn, sentence] = value.split(' | ');
      found.records.push({ article: article!, urn: urn!, sentence: sentence! });
    } else if (word === 'listed') {
      const [day, eli] = value.split(' | ');
      found.amenders.push({ day: day!, eli: `eli:/it/${eli}` });
    } else if (word === '>') found.expected.push(readExpected(value));
    else if (word === '?') found.may.push(value);
    else if (word === '!') found.alive.push(`eli:/it/${value}`);
    else if (word === 'dead') found.dead.push(`eli:/it/${value}`);
    else if (line !== '') into.push(line);
  }
  return found;
}

/** `kind[:nature] reach place act [art N] [c N] [l N] [n N] [d …] [@day] [Gday]`. */
function readExpected(line: string): Expected {
  const [kindAndNature, reach, place, to, ...rest] = line.split(' ');
  const [kind, nature] = kindAndNature!.split(':');
  const places = new Map<string, string>();
  for (let i = 0; i < rest.length && rest[i] !== 'd'; i++)
    if (/^(?:art|[cln])$/.test(rest[i]!)) places.set(rest[i]!, rest[++i]!);
  const at = (word: string) => places.get(word) ?? null;
  const isOther = place!.includes('/') && /[a-z]{4}/.test(place!);
  const [, act, article, paragraph] =
    /^(.*?\/\d{4}\/\d\d\/\d\d\/[^/]+)(?:\/art\/([^/]+))?(?:\/([^/]+))?$/.exec(place!) ?? [];
  const [own, ownParagraph, ownPoint] = place!.split('/');
  const day = rest.find((word) => /^@/.test(word));
  return {
    line,
    kind: kind!,
    nature: nature ?? natures[kind!] ?? null,
    reach: reach === '-' ? null : reach!,
    from: isOther ? `eli:/it/${act}${article === undefined ? '' : `/art/${article}`}` : own!,
    paragraph: (isOther ? paragraph : ownParagraph) ?? null,
    point: (isOther ? null : ownPoint) ?? null,
    to: `eli:/it/${to}`,
    article: at('art'),
    toParagraph: at('c')?.split(',') ?? [],
    toPoint: at('l')?.split(',') ?? [],
    toNumber: at('n'),
    division: rest.includes('d') ? rest.slice(rest.indexOf('d') + 1).join(' ') : null,
    effect: day === undefined ? null : day.slice(1),
    gazette: rest.find((word) => /^G\d/.test(word))?.slice(1) ?? null,
  };
}

const textual = 'testuale';
const natures: Record<string, string> = {
  ...{ abroga: textual, sostituisce: textual, inserisce: textual, modifica: textual, converte: 'ordinamento' },
  ...{ proroga: 'efficacia', sospende: 'efficacia', interpreta: 'interpretazione' },
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const paragraphs = (lines: readonly string[]) => lines.map((line) => `<p>${escaped(line)}</p>`).join('\n');

/** The act of a case as a document in the portal's dialect. */
export function documentOf({ act, articles, annexes, records, amenders }: Case): string {
  const uri = `/akn/it/act/${act.type}/stato/${act.date}/${act.number}`;
  const urn = `urn:nir:stato:${act.type.replaceAll('-', '.')}:${act.date};${act.number}`;
  const events = amenders.map(({ day }, i) => `<eventRef date="${day}" eId="e_${i}" source="#rp${i}"/>`).join('');
  const passive = amenders.map(({ eli }, i) => {
    const parts = parseEli(eli)!;
    return `<passiveRef eId="rp${i}" href="/akn/it/act/${parts.type}/stato/${parts.date}/${parts.number}/!main" showAs=""/>`;
  });
  const active = records.map(
    ({ article, urn: to, sentence }, i) =>
      `<textualMod eId="amod_${i}" type="insertion"><source href="${urn}#${article}"/><destination href="${to}"/><new><nakn:text>${escaped(sentence)}</nakn:text></new></textualMod>`,
  );
  const body = articles.map(({ number, heading, lines, notes }) => {
    const note = notes.length === 0 ? [] : ['---------------', ...notes];
    return `<article eId="art_${number}"><num>Art. ${number}.</num><heading>${escaped(heading)}</heading><paragraph><content>${paragraphs([...lines, ...note])}</content></paragraph></article>`;
  });
  const attached = annexes.map(
    ({ name, lines }) =>
      `<attachment><doc name="${name}"><meta/><mainBody><paragraph><content>${paragraphs(lines)}</content></paragraph></mainBody></doc></attachment>`,
  );
  return `<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0" xmlns:nakn="http://normattiva.it/akn/vocabulary"><act name="monovigente"><meta><identification source="">
<FRBRWork><FRBRthis value="${uri}/!main"/><FRBRuri value="${uri}"/><FRBRdate date="${act.date}" name=""/><FRBRcountry value="it"/></FRBRWork>
<FRBRExpression><FRBRdate date="${act.date}" name=""/></FRBRExpression></identification>
<publication date="${act.date}" name="" number="34" showAs=""/><lifecycle source="#ro1"><eventRef date="${act.date}" eId="e_o" source="ro1"/>${events}</lifecycle>
<analysis source="#source"><activeModifications>${active.join('')}</activeModifications></analysis><references source="#source">${passive.join('')}</references></meta>
<preface><p><docTitle>${escaped(act.title)}</docTitle></p></preface><body>${body.join('')}</body>${attached.length > 0 ? `<attachments>${attached.join('')}</attachments>` : ''}</act></akomaNtoso>`;
}

/** What was found of one set. */
export interface MeasuredClauses {
  /** By family: what is expected and served with its kind, nature and ends. */
  found: Map<string, Tally>;
  /** By what is served, list entries apart, how much of it is so. */
  precise: Map<string, Tally>;
  /** Paragraphs and letters, reach, day of effect, Gazzetta, of what is found. */
  place: Tally;
  reach: Tally;
  /** Repeals of whole acts that are said to be whole. */
  whole: Tally;
  /** Days that are stated and said; of what is said, what is right. */
  days: Tally;
  saidDays: Tally;
  gazette: Tally;
  status: Tally;
  falseStatuses: string[];
  /** Traps of which nothing is served. */
  traps: Tally;
  wrong: string[];
}

const today = '2026-11-25';

/** Reads each case alone and compares. */
export function measureClauses(cases: readonly Case[]): MeasuredClauses {
  const nothing = (): Tally => ({ right: 0, all: 0 });
  const measured: MeasuredClauses = {
    ...{ found: new Map<string, Tally>(), precise: new Map<string, Tally>() },
    ...{ place: nothing(), reach: nothing(), whole: nothing(), days: nothing(), saidDays: nothing() },
    ...{ gazette: nothing(), status: nothing(), falseStatuses: [], traps: nothing(), wrong: [] },
  };
  for (const one of cases) measureCase(one, measured);
  return measured;
}

type Part = Pick<Relation, 'from' | 'to' | 'dates' | 'reach'>;

function measureCase(one: Case, measured: MeasuredClauses): void {
  const { act, claims } = readDocument(new TextEncoder().encode(documentOf(one)), `${one.name}.xml`);
  const articles = new Set(act.articles.map(({ eli }) => eli));
  const relations = resolveRelations(claims, {
    hasAct: (eli) => eli === act.eli,
    actByTypeYearNumber: () => null,
    hasArticle: (eli, key) => articles.has(eli + key),
  });
  const say = (what: string) => measured.wrong.push(`${one.name} ${what}`);
  const served = new Set<Relation>();
  for (const expected of one.expected) {
    const from = expected.from!.startsWith('eli:')
      ? expected.from!
      : expected.from === '0'
        ? act.eli
        : `${act.eli}/art/${expected.from}`;
    const meant = relations.filter(
      (relation) =>
        relation.kind === expected.kind &&
        endOf(relation.from) === from &&
        relation.to.act === expected.to &&
        relation.to.article === expected.article &&
        (expected.nature === null || String(relation.nature) === expected.nature),
    );
    count(tallyOf(measured.found, one.family), meant.length > 0) || say(`missed: ${expected.line}`);
    if (meant.length === 0) {
      if (expected.effect !== null && expected.effect !== '-') count(measured.days, false);
      continue;
    }
    for (const relation of meant) served.add(relation);
    const parts: Part[] = meant.flatMap((relation) => (relation.parts.length > 0 ? relation.parts.map((part) => ({ ...part, from: { ...relation.from, ...part.from }, to: { ...relation.to, ...part.to } })) : [relation]));
    const placed = parts.filter((part) => isPlaced(part, expected));
    count(measured.place, placed.length > 0) || say(`place: ${expected.line}, served ${parts.map(told).join(' / ')}`);
    const at = placed.length > 0 ? placed : parts;
    const isReached = at.some(({ reach }) => reach === expected.reach);
    if (natures[expected.kind] === textual || expected.nature === 'vigenza') {
      count(measured.reach, isReached) || say(`reach: ${expected.line}, served ${at.map(({ reach }) => reach).join()}`);
      if (expected.kind === 'abroga' && expected.article === null && expected.reach === 'atto')
        count(measured.whole, isReached);
      if (expected.kind === 'abroga' && expected.article === null && expected.reach !== 'atto' && at.some(({ reach }) => reach === 'atto'))
        say(`false whole: ${expected.line}`);
    }
    const said = at.flatMap(({ dates }) => dates.effect ?? []);
    if (expected.effect !== null) {
      const day = expected.effect === '-' ? undefined : expected.effect;
      if (day !== undefined) count(measured.days, said.includes(day)) || say(`day: ${expected.line}, served ${said.join()}`);
      if (said.length > 0) count(measured.saidDays, said.every((one) => one === day)) || say(`false day: ${expected.line}, served ${said.join()}`);
    } else if (said.length > 0) say(`unlabelled day: ${expected.line}, served ${said.join()}`);
    if (expected.gazette !== null)
      count(measured.gazette, at.some(({ dates }) => dates.publication === expected.gazette)) || say(`gazette: ${expected.line}, served ${at.map(({ dates }) => dates.publication).join()}`);
  }
  const rest = relations.filter((relation) => !served.has(relation) && relation.method !== 'elenco');
  for (const relation of relations) {
    if (relation.method === 'elenco') continue;
    const isMay = !served.has(relation) && one.may.some((may) => isMeant(relation, may, act.eli));
    if (isMay) continue;
    count(tallyOf(measured.precise, one.family), served.has(relation)) || say(`false: ${told(relation)} (${relation.method}) ${relation.kind} ${relation.nature} ${relation.evidence?.slice(0, 80)}`);
  }
  if (one.expected.length === 0) count(measured.traps, !rest.some((relation) => !one.may.some((may) => isMeant(relation, may, act.eli))));
  const { statuses } = resolveStatuses(relations, readStatuses(act), today);
  const expectedDead = new Set([
    ...one.expected
      .filter(({ kind, reach, effect }) => kind === 'abroga' && (reach === 'atto' || reach === 'articolo') && (effect ?? '') <= today)
      .map(({ to, article, reach }) => (reach === 'atto' ? to : `${to}/art/${article}`)),
  ]);
  for (const eli of one.alive) expectedDead.delete(eli);
  for (const eli of one.dead) expectedDead.add(eli);
  for (const eli of expectedDead) count(measured.status, statuses.has(eli)) || say(`no status: ${eli}`);
  for (const eli of statuses.keys())
    if (!expectedDead.has(eli)) {
      measured.falseStatuses.push(`${one.name} ${eli}`);
      say(`FALSE STATUS: ${eli}`);
    }
}

function isPlaced({ from, to }: Part, expected: Expected): boolean {
  const isIn = (named: readonly string[], found: string | null) => named.every((one) => listed(found).includes(one));
  return (
    (expected.paragraph === null || listed(from.paragraph).includes(expected.paragraph)) &&
    (expected.point === null || listed(from.point).includes(expected.point)) &&
    (expected.toParagraph.length <= 1 ? isIn(expected.toParagraph, to.paragraph) : true) &&
    (expected.toPoint.length <= 1 ? isIn(expected.toPoint, to.point) : true) &&
    (expected.toNumber === null || isIn([expected.toNumber], to.number)) &&
    (expected.division === null || (to.division ?? '').includes(expected.division) || (to.part ?? '').includes(expected.division))
  );
}

function isMeant(relation: Relation, may: string, act: string): boolean {
  const [kind, first, ...more] = may.split(' ');
  const words = [first!, ...more];
  const target = words.find((word) => /\/\d{4}\//.test(word) && word === words.filter((one) => /\/\d{4}\//.test(one)).at(-1))!;
  const article = words.includes('art') ? words[words.indexOf('art') + 1]! : null;
  void act;
  return kind === relation.kind && relation.to.act === `eli:/it/${target}` && (article === null || relation.to.article === article);
}

function told({ from, to, reach, dates }: Part): string {
  return `${from.article}/${from.paragraph}/${from.point} > ${to.act.split('/').slice(-4).join('/')} art ${to.article} c ${to.paragraph} l ${to.point} n ${to.number} d ${to.division} ${reach} ${dates.effect ?? ''}`;
}

function tallyOf(map: Map<string, Tally>, key: string): Tally {
  let known = map.get(key);
  if (known === undefined) map.set(key, (known = { right: 0, all: 0 }));
  return known;
}

function count(known: Tally, isRight: boolean): boolean {
  known.all++;
  if (isRight) known.right++;
  return isRight;
}
