// Answers that are lists, as tables: which members are their rows, and which columns a row has.
import type { shapes } from '../../engine/index.js';
import { parseBoolean } from '../message/query.js';
import type { AnswerText } from './answer-text.js';
import type { Source } from './format.js';
import { operationRows } from './operation-rows.js';

/** A list as a table. */
export interface Table {
  /** The columns of a row, in order, each the path of a member: its names joined by dots. */
  columns: readonly string[];
  /** The rows of an answer, in its order, some at a time. */
  rows: (answer: AnswerText) => Iterable<readonly Row[]>;
}

export type Row = Readonly<Record<string, unknown>>;

export const statusColumns = (at: string) =>
  ['valore', 'dal', 'da.eli', 'da.sigla', 'da.articolo', 'da.articolo_eli', 'da.parte', 'relazione'].map(
    (name) => `${at}.${name}`,
  );

const endColumns = (at: string) => [
  ...['eli', 'sigla', 'titolo', 'nome', 'nel_corpus', 'articolo', 'articolo_eli', 'parte'].map(
    (name) => `${at}.${name}`,
  ),
  ...['comma', 'lettera', 'numero', 'partizione'].map((name) => `${at}.${name}`),
  ...statusColumns(`${at}.stato`),
];

function citationEnd(at: string): string[] {
  const names = ['eli', 'sigla', 'articolo', 'articolo_eli', 'parte', 'comma'].map((name) => `${at}.${name}`);
  return [...names, ...statusColumns(`${at}.stato`)];
}

/** One act a row. */
export const actColumns: readonly string[] = [
  ...['eli', 'tipo', 'numero', 'data', 'titolo', 'sigla'],
  ...['n_articoli', 'n_relazioni', 'n_relazioni_out', 'n_relazioni_in'],
  ...statusColumns('stato'),
  'visto_il',
];

/** One relation a row; `elenco` names the list of the answer that it stands in. */
export const relationColumns: readonly string[] = [
  ...['elenco', 'id', 'tipo', 'verbo', 'natura', 'portata'],
  ...endColumns('da'),
  ...endColumns('a'),
  ...['data', 'tipo_data', 'date.pubblicazione', 'date.vigore', 'date.effetto'],
  ...['evidenza', 'evidenza_effetto', 'salvo', 'parti', 'versione', 'visto_il', 'metodo', 'confidenza'],
  ...['comma', 'lettera', 'numero'].map((name) => `a.luogo_detto.${name}`),
  ...['eli', 'sigla', 'relazione', 'tipo'].map((name) => `da.cambiata_da.${name}`),
];

/** What words do, those that go and those that come whole. */
const wordingColumns = ['azione', 'vecchie', 'fino_a', 'nuove', 'posizione', 'ancora', 'lette'].map(
  (name) => `operazione.${name}`,
);

const nodeColumns = [
  'id',
  'label',
  'tipo',
  'grado',
  'nel_corpus',
  'abrogato',
  'articolo',
  'distanza',
  'x',
  'y',
  'comunita',
];
const linkColumns = ['source', 'target', 'tipo', 'peso', 'di_cui'];

const relationLists = ['modifica', 'modificata_da', 'altri_effetti', 'altri_effetti_subiti'];

/** One citation a row. */
export const citationColumns: readonly string[] = [
  ...citationEnd('da'),
  ...citationEnd('a'),
  ...['testo', 'interna', 'bersaglio_cessato'],
];

const deadColumns = [
  ...['eli', 'sigla', 'articolo', 'parte'],
  ...statusColumns('stato'),
  ...['n_citazioni', 'n_interne', 'esempi'],
];

/** A node has its distance in a column of its own. */
const reachedColumns = [
  'distanza',
  ...nodeColumns.filter((name) => !['distanza', 'x', 'y', 'comunita'].includes(name)),
];

interface Step {
  distanza: number;
  nodi: readonly Row[];
}

function* rowsOfSteps(answer: AnswerText): Iterable<readonly Row[]> {
  for (const steps of answer.entries('passi') as Iterable<readonly Step[]>)
    yield steps.flatMap(({ distanza, nodi }) => nodi.map((node) => ({ distanza, ...node })));
}

/** One place and operation a row: the columns of relations, and behind those of the days what is done, with all its words. */
const relationOperationColumns: readonly string[] = relationColumns.flatMap((column) =>
  column === 'date.effetto' ? [column, ...wordingColumns, 'prova.grado'] : [column],
);

function* rowsOfOperations(answer: AnswerText): Iterable<readonly Row[]> {
  for (const name of relationLists) {
    const relations: shapes.Relation[] = [];
    for (const some of answer.entries(name) as Iterable<readonly shapes.Relation[]>) relations.push(...some);
    if (relations.length > 0) yield operationRows(name, relations) as unknown as readonly Row[];
  }
}

/** The rows of all lists of relations, each with the name of its list. */
function* rowsOfRelations(answer: AnswerText): Iterable<readonly Row[]> {
  for (const name of relationLists)
    for (const rows of answer.entries(name) as Iterable<readonly Row[]>)
      yield rows.map((row) => ({ elenco: name, ...row }));
}

const rowsOf =
  (name: string): Table['rows'] =>
  (answer) =>
    answer.entries(name) as Iterable<readonly Row[]>;

const hitColumns = [
  ...['eli', 'tipo_risultato', 'norma.eli', 'norma.sigla', 'norma.titolo', 'norma.tipo', 'norma.data'],
  ...statusColumns('norma.stato'),
  ...statusColumns('stato'),
  ...[
    'articolo',
    'parte',
    'comma',
    'comma_eli',
    'rubrica',
    'rubrica_parole',
    'passo.testo',
    'passo.parole',
    'motivo',
    'punteggio',
  ],
  ...['versione_dal', 'testo_al', 'testo_consolidato', 'testo_dal', 'testo_fino_al'],
  ...['n', 'prima_data', 'senza_data', 'relazioni', 'complete', 'frase'].map((name) => `modifiche_successive.${name}`),
  ...['nota', 'commi'],
];

const definitionColumns = [
  ...['termine', 'testo', 'inizio', 'fine', 'eli', 'articolo', 'parte', 'comma', 'ambito'],
  ...['eli', 'sigla', 'titolo', 'nel_corpus'].map((name) => `norma.${name}`),
  ...statusColumns('stato'),
  ...['versione_dal', 'testo_al', 'testo_consolidato'],
  ...['n', 'prima_data', 'senza_data', 'relazioni', 'complete', 'frase'].map((name) => `modifiche_successive.${name}`),
];

const causeColumns = (at: string) =>
  ['tipo', 'norma.eli', 'norma.sigla', 'articolo', 'comma', 'evidenza', 'metodo', 'confidenza', 'data_gazzetta']
    .concat('convertito_da.eli', 'relazione')
    .map((name) => `${at}.${name}`);

const versionColumns = [
  ...['eli_versione', 'eli_ufficiale', 'urn_versione', 'dal', 'al', 'posizione', 'in_vigore', 'originale'],
  ...[
    'senza_modifiche',
    'certezza',
    'testo_al',
    'fonte_diversa',
    'n_articoli',
    'articoli_modificati',
    'eventi',
    'cause',
  ],
  ...['impronta', 'visto_il'],
];

const historyColumns = [
  ...['eli_versione', 'dal', 'dal_certo', 'al', 'posizione', 'tipo', ...causeColumns('causa'), 'candidati'],
  ...['parole.aggiunte', 'parole.tolte', 'gia', 'impronta'],
];

const operationColumns = [
  ...['id', 'relazione', 'da.eli', 'da.articolo', 'da.comma', 'da.lettera', 'da.testo_al'],
  ...['eli', 'sigla', 'titolo', 'nel_corpus'].map((name) => `a.norma.${name}`),
  ...['articolo', 'articolo_eli', 'parte', 'partizione', 'rubrica', 'commi', 'lettere', 'numeri', 'periodi'].map(
    (name) => `a.${name}`,
  ),
  ...wordingColumns,
  ...['partizione', 'articolo', 'commi', 'lettere', 'numeri', 'periodi'].map((name) => `operazione.accanto.${name}`),
  ...['grado', 'motivo', 'prima', 'dopo', 'occorrenze', 'differenza'].map((name) => `prova.${name}`),
  ...['testo_attuale', 'testo_attuale_al'],
  ...['esito', 'nota', 'giorno', 'fonte'].map((name) => `giudizio.${name}`),
];

const origin = ['norma.eli', 'norma.sigla', 'da.eli', 'da.articolo', 'da.comma', 'da.lettera', 'da.testo_al'];

const stretchColumns = [
  ...['eli', 'inizio', 'fine', 'testo', 'versione_dal', 'testo_al', 'testo_consolidato'],
  ...[...origin, 'relazione', 'data', 'azione', 'grado'].map((name) => `origine.${name}`),
];

/** The stretches of an article, each with the article and the day of its text. */
function* rowsOfStretches(answer: AnswerText): Iterable<readonly Row[]> {
  const { eli, versione_dal, testo_al, testo_consolidato } = answer.head as shapes.ProvenienzaAnswer;
  for (const rows of answer.entries('tratti') as Iterable<readonly Row[]>)
    yield rows.map((row) => ({ eli, ...row, versione_dal, testo_al, testo_consolidato }));
}

/** By the name of the endpoint; of the graph, by the part that is asked for; of relations, by whether their words are. */
const tables: Readonly<Record<string, Table>> = {
  norme: { columns: actColumns, rows: rowsOf('norme') },
  relazioni: { columns: relationColumns, rows: rowsOfRelations },
  'relazioni-operazioni': { columns: relationOperationColumns, rows: rowsOfOperations },
  modifiche: { columns: relationColumns.slice(1), rows: rowsOf('modifiche') },
  citazioni: { columns: citationColumns, rows: rowsOf('citazioni') },
  'citazioni-morte': { columns: deadColumns, rows: rowsOf('bersagli') },
  impatto: { columns: reachedColumns, rows: rowsOfSteps },
  versioni: { columns: versionColumns, rows: rowsOf('versioni') },
  storia: { columns: historyColumns, rows: rowsOf('storia') },
  riscontro: { columns: operationColumns, rows: rowsOf('operazioni') },
  riscontri: { columns: operationColumns, rows: rowsOf('operazioni') },
  provenienza: { columns: stretchColumns, rows: rowsOfStretches },
  definizioni: { columns: definitionColumns, rows: rowsOf('definizioni') },
  cerca: { columns: hitColumns, rows: rowsOf('risultati') },
  nodi: { columns: nodeColumns, rows: rowsOf('nodes') },
  link: { columns: linkColumns, rows: rowsOf('links') },
};

/** The table of an answer. @throws where it is no list */
export function tableOf({ endpoint, query }: Pick<Source, 'endpoint' | 'query'>): Table {
  const name =
    endpoint === 'graph'
      ? (query.get('parte') ?? 'nodi')
      : endpoint === 'relazioni' &&
          parseBoolean(query.get('operazioni') ?? '') === true &&
          query.get('formato') !== 'ndjson'
        ? 'relazioni-operazioni'
        : endpoint;
  const table = tables[name];
  if (!table) throw new Error(`${name}: an answer that is no list, one of ${Object.keys(tables).join(', ')} expected`);
  return table;
}

/** The rows of the answer that is written, some at a time. */
export function readRows(source: Source): Iterable<readonly Row[]> {
  return tableOf(source).rows(source.answer);
}
