// Clauses that were written for this project against the program: what it finds of them, and what it says beside.
import type { Relation } from '../../../engine/law/relation.js';
import { readDocument } from '../../../engine/read/akn/read-document.js';
import { resolveRelations } from '../../../engine/read/corpus/resolve.js';
import { resolveStatuses } from '../../../engine/read/corpus/resolve-status.js';
import { readStatuses } from '../../../engine/read/corpus/stated-status.js';
import { documentOf, natures, textual, type Case, type Expected } from './clauses.js';
import { endOf, listed, tally, type Tally } from './labelled.js';

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
  const check = (known: Tally, isRight: boolean, line: string) => {
    if (!count(known, isRight)) say(line);
  };
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
    check(tally(measured.found, one.family), meant.length > 0, `missed: ${expected.line}`);
    if (meant.length === 0) {
      if (expected.effect !== null && expected.effect !== '-') count(measured.days, false);
      continue;
    }
    for (const relation of meant) served.add(relation);
    const parts: Part[] = meant.flatMap((relation) =>
      relation.parts.length > 0
        ? relation.parts.map((part) => ({
            ...part,
            from: { ...relation.from, ...part.from },
            to: { ...relation.to, ...part.to },
          }))
        : [relation],
    );
    const placed = parts.filter((part) => isPlaced(part, expected));
    check(measured.place, placed.length > 0, `place: ${expected.line}, served ${parts.map(told).join(' / ')}`);
    const at = placed.length > 0 ? placed : parts;
    const isReached = at.some(({ reach }) => reach === expected.reach);
    if (natures[expected.kind] === textual || expected.nature === 'vigenza') {
      check(measured.reach, isReached, `reach: ${expected.line}, served ${at.map(({ reach }) => reach).join()}`);
      if (expected.kind === 'abroga' && expected.article === null && expected.reach === 'atto')
        count(measured.whole, isReached);
      if (
        expected.kind === 'abroga' &&
        expected.article === null &&
        expected.reach !== 'atto' &&
        at.some(({ reach }) => reach === 'atto')
      )
        say(`false whole: ${expected.line}`);
    }
    const said = at.flatMap(({ dates }) => dates.effect ?? []);
    if (expected.effect !== null) {
      const day = expected.effect === '-' ? undefined : expected.effect;
      if (day !== undefined) check(measured.days, said.includes(day), `day: ${expected.line}, served ${said.join()}`);
      if (said.length > 0)
        check(
          measured.saidDays,
          said.every((one) => one === day),
          `false day: ${expected.line}, served ${said.join()}`,
        );
    } else if (said.length > 0) say(`unlabelled day: ${expected.line}, served ${said.join()}`);
    if (expected.gazette !== null)
      check(
        measured.gazette,
        at.some(({ dates }) => dates.publication === expected.gazette),
        `gazette: ${expected.line}, served ${at.map(({ dates }) => dates.publication).join()}`,
      );
  }
  // What a decree does by the words that its conversion brings in is not labelled; what is dead by them is.
  const decrees = new Set(
    relations.flatMap(({ kind, from, to }) => (kind === 'converte' && from.act === act.eli ? to.act : [])),
  );
  const own = relations.filter(({ method, from }) => method !== 'elenco' && !decrees.has(from.act));
  const rest = own.filter((relation) => !served.has(relation));
  for (const relation of own) {
    const isMay = !served.has(relation) && one.may.some((may) => isMeant(relation, may));
    if (isMay) continue;
    check(
      tally(measured.precise, one.family),
      served.has(relation),
      `false: ${told(relation)} (${relation.method}) ${relation.kind} ${relation.nature} ${relation.evidence?.slice(0, 80)}`,
    );
  }
  if (one.expected.length === 0)
    count(measured.traps, !rest.some((relation) => !one.may.some((may) => isMeant(relation, may))));
  const { statuses } = resolveStatuses(relations, readStatuses(act), today);
  const expectedDead = new Set([
    ...one.expected
      .filter(
        ({ kind, reach, effect }) =>
          kind === 'abroga' && (reach === 'atto' || reach === 'articolo') && (effect ?? '') <= today,
      )
      .map(({ to, article, reach }) => (reach === 'atto' ? to : `${to}/art/${article}`)),
  ]);
  for (const eli of one.alive) expectedDead.delete(eli);
  for (const eli of one.dead) expectedDead.add(eli);
  for (const eli of expectedDead) check(measured.status, statuses.has(eli), `no status: ${eli}`);
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
    (expected.division === null || (to.division ?? '').includes(expected.division))
  );
}

function isMeant(relation: Relation, may: string): boolean {
  const [kind, first, ...more] = may.split(' ');
  const words = [first!, ...more];
  const target = words.find(
    (word) => /\/\d{4}\//.test(word) && word === words.filter((one) => /\/\d{4}\//.test(one)).at(-1),
  )!;
  const article = words.includes('art') ? words[words.indexOf('art') + 1]! : null;
  return (
    kind === relation.kind &&
    relation.to.act === `eli:/it/${target}` &&
    (article === null || relation.to.article === article)
  );
}

function told({ from, to, reach, dates }: Part): string {
  return `${from.article}/${from.paragraph}/${from.point} > ${to.act.split('/').slice(-4).join('/')} art ${to.article} c ${to.paragraph} l ${to.point} n ${to.number} d ${to.division} ${reach} ${dates.effect ?? ''}`;
}

function count(known: Tally, isRight: boolean): boolean {
  known.all++;
  if (isRight) known.right++;
  return isRight;
}
