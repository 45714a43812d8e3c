// All acts, articles, relations or citations as one table, row by row: what `/dati` gives away, never held in memory.
import { remembering, type Catalog, type Language, type shapes } from '../../engine/index.js';
import { describeEnd, describeOwn } from '../questions/citazioni.js';
import { actColumns, citationColumns, relationColumns, statusColumns } from './table.js';

/** A whole table. */
export interface Whole {
  columns: readonly string[];
  /** The rows as JSON, a few at a time: those of an act, or of some. */
  rows: (catalog: Catalog, language: Language) => AsyncGenerator<readonly Buffer[]>;
}

const articleColumns = [
  ...['eli', 'num', 'parte', 'partizione', 'rubrica', 'testo', 'note', 'abrogato'],
  ...['testo_dal', 'testo_modificato', 'parti_grafiche'],
  ...statusColumns('stato'),
];
/** By name, as the address has it. */
export const wholes: Readonly<Record<string, Whole>> = {
  norme: { columns: actColumns, rows: listActs },
  articoli: { columns: articleColumns, rows: listArticles },
  relazioni: { columns: relationColumns, rows: listRelations },
  citazioni: { columns: citationColumns, rows: listCitations },
};

/** How many acts are listed at a time. */
const actsAtOnce = 200;

async function* listActs(catalog: Catalog): AsyncGenerator<readonly Buffer[]> {
  const { acts } = catalog.facts.counts;
  for (let from = 0; from < acts; from += actsAtOnce) {
    const count = Math.min(actsAtOnce, acts - from);
    yield Array.from({ length: count }, (_, i) => catalog.list.entry(from + i));
  }
}

async function* listArticles(catalog: Catalog): AsyncGenerator<readonly Buffer[]> {
  for (let act = 0; act < catalog.facts.counts.acts; act++) yield await catalog.record(act).articleEntries();
}

const opening = Buffer.from('{');
const inList = (name: string) => Buffer.from(`{"elenco":"${name}",`);
const lists = [
  ['outgoing', inList('modifica')],
  ['otherOutgoing', inList('altri_effetti')],
] as const;

/** Each relation once, from the side of the act that it comes from. */
async function* listRelations(catalog: Catalog, language: Language): AsyncGenerator<readonly Buffer[]> {
  const { acts, outside } = catalog.facts.counts;
  for (let act = 0; act < acts + outside; act++) {
    const record = catalog.record(act);
    yield lists.flatMap(([name, head]) => {
      const list = record.relations(name);
      const entries = list.count === 0 ? [] : list.entries(language);
      return entries.map((entry) => Buffer.concat([head, entry.subarray(opening.length)]));
    });
  }
}

/** How many citations are listed at a time. */
const citationsAtOnce = 50;

/** Each citation once, as the articles have them. */
async function* listCitations(catalog: Catalog): AsyncGenerator<readonly Buffer[]> {
  const textOf = remembering((eli) => splitEnd(describeEnd(catalog, eli, null)), endsAtOnce);
  for (let act = 0; act < catalog.facts.counts.acts; act++) {
    const [first, end] = catalog.articlesOf(act);
    if (first === end) continue;
    const [eli, record] = [catalog.eli(act), catalog.record(act)];
    const keys = record.articleKeys();
    let [own, source] = [nothing, -1];
    let rows: Buffer[] = [];
    for (const citation of catalog.citations.inOrder(first, end)) {
      if (citation.source !== source) {
        source = citation.source;
        own = splitEnd(describeOwn(eli, record, keys[source - first]!, null));
      }
      const cited = textOf(citation.target);
      rows.push(
        Buffer.from(
          `{"da":${writeEnd(own, citation.ownParagraph)},"a":${writeEnd(cited, citation.paragraph)},` +
            `"testo":${JSON.stringify(citation.text)},"bersaglio_cessato":${cited.isEnded}}`,
        ),
      );
      if (rows.length < citationsAtOnce) continue;
      yield rows;
      rows = [];
    }
    yield rows;
  }
}

/** An end of a citation as JSON, before and after its paragraph. */
interface EndText {
  before: string;
  after: string;
  isEnded: boolean;
}

const nothing: EndText = { before: '', after: '', isEnded: false };
const noParagraph = '"comma":null';
/** How many ends are remembered: the same are cited again and again. */
const endsAtOnce = 10_000;

function splitEnd(end: shapes.CitationEnd): EndText {
  const text = JSON.stringify(end);
  // In a text of JSON quotation marks are escaped: the first of these is the member.
  const at = text.indexOf(noParagraph) + noParagraph.length - 'null'.length;
  return { before: text.slice(0, at), after: text.slice(at + 'null'.length), isEnded: end.stato !== null };
}

function writeEnd({ before, after }: EndText, paragraph: string | null): string {
  return before + JSON.stringify(paragraph) + after;
}
