// A seeded corpus with no document behind it: acts, articles and relations at random, texts already packed.
import type { Act } from '../../engine/law/act.js';
import { articleEli } from '../../engine/law/eli.js';
import { summarise, type Corpus, type CorpusAct } from '../../engine/read/corpus.js';
import { compareActs } from '../../engine/read/corpus/order.js';
import { onlyVersion } from '../../engine/read/corpus/series.js';
import { withRecord } from '../../engine/make/recall.js';
import { packAct, type PackedDocument } from '../../engine/answers/body.js';
import { noDates, reaches, relationKinds, type Relation } from '../../engine/law/relation.js';
import type { Status } from '../../engine/law/status.js';

/** Mulberry32: a number from 0 to 1 at each call, the same ones for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const repealed: Status = {
  value: 'abrogato',
  since: null,
  by: null,
  byArticle: null,
  byArticleEli: null,
  relation: null,
};

const types = ['legge', 'decreto-legge', 'decreto-legislativo', 'regio-decreto'];

export function randomCorpus(
  seed: number,
  size: { acts: number; outside: number; relations: number },
): Corpus<PackedDocument> {
  const random = seeded(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <T>(from: readonly T[]): T => from[below(from.length)]!;
  const eliOf = (i: number) => {
    const [type, year, month, day] = [pick(types), 1900 + below(120), 1 + below(12), 1 + below(28)];
    const pad = (value: number) => String(value).padStart(2, '0');
    return { type, date: `${year}-${pad(month)}-${pad(day)}`, number: String(i + 1) };
  };
  const acts: CorpusAct<PackedDocument>[] = [];
  for (let i = 0; i < size.acts; i++) {
    const { type, date, number } = eliOf(i);
    const eli = `eli:/it/${type}/${date.replaceAll('-', '/')}/${number}`;
    const articles = Array.from({ length: below(5) }, (_, n) => ({
      eli: articleEli(eli, null, String(n + 1)),
      number: String(n + 1),
      part: null,
      heading: random() < 0.5 ? `Rubrica ${n}` : null,
      division: [],
      text: `1. Testo «${n}» dell'articolo, con è e "virgolette".\n2. Secondo comma ${below(1e6)}.`,
      notes: [],
      repealed: false,
      textSince: null,
      amendedText: false,
      graphic: false,
      references: [],
      noted: [],
    }));
    const act: Act = {
      ...{ eli, type, number, date, articles, urn: null, title: `Disposizioni numero ${number} in materia di prova` },
      publication: { date, number: null, editorialCode: null, eli: null },
      textDate: date,
      begins: null,
      textDays: { from: date, until: date, isConsolidated: false, isOriginal: false },
      entryIntoForce: null,
      preamble: null,
      conclusions: null,
      annexes: [],
    };
    const text = packAct(act);
    const summary = summarise(act);
    const document = withRecord({
      path: `${i}.xml`,
      digest: String(i),
      summary,
      claims: [],
      warnings: [],
      leftOut: [],
      text: () => text,
    });
    acts.push({
      summary,
      document,
      versions: [{ textDate: date, digest: String(i), isFuture: false }],
      series: onlyVersion(document),
    });
  }
  acts.sort((a, b) => compareActs(a.summary, b.summary));
  const outside = Array.from({ length: size.outside }, (_, i) => {
    const { type, date, number } = eliOf(size.acts + i);
    return `eli:/it/${type}/${date.replaceAll('-', '/')}/${number}`;
  }).sort();
  const elis = [...acts.map(({ summary }) => summary.eli), ...outside];
  const relations = new Map<string, Relation>();
  for (let i = 0; i < size.relations; i++) {
    const [from, to] = [elis, elis].map((list) => {
      // Squared, so that some acts are hubs.
      const act = list[Math.floor(random() ** 2 * list.length)]!;
      const article = random() < 0.6 ? String(1 + below(4)) : null;
      return {
        act,
        article,
        articleEli: article === null ? null : articleEli(act, null, article),
        paragraph: null,
        point: null,
        number: null,
        division: null,
      };
    });
    const kind = pick(relationKinds);
    const id = `${from!.articleEli ?? from!.act} ${to!.articleEli ?? to!.act} ${kind}`;
    const date = random() < 0.9 ? `20${10 + below(10)}-0${1 + below(9)}-11` : null;
    const dateKind = date === null ? null : 'pubblicazione';
    relations.set(id, {
      id,
      kind,
      nature: null,
      reach: [null, ...reaches][i % (reaches.length + 1)]!,
      dates: noDates,
      effectEvidence: null,
      saving: null,
      parts: [],
      from: from!,
      to: to!,
      date,
      dateKind,
      evidence: `prova «${i}»`,
      method: 'frase',
      confidence: 0.9,
    });
  }
  const known = new Set(elis.slice(0, acts.length));
  const named = new Set([...relations.values()].flatMap(({ from, to }) => [from.act, to.act]));
  return {
    digest: seed.toString(16).padStart(8, '0').repeat(8),
    acts,
    outside: outside.filter((eli) => named.has(eli) && !known.has(eli)),
    relations: [...relations.values()],
    statuses: new Map(elis.filter((_, i) => i % 9 === 4).map((eli) => [eli, repealed])),
    refused: [],
    textDate: '2024-01-01',
    oldestText: '1900-01-01',
    begins: [],
    turns: [],
  };
}
