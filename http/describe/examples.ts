// Examples of the description: whole answers of the sample corpus, and from them a value for each string.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnswerSchemas, Schema } from '../questions/schema.js';

/** An answer of the sample corpus. */
export interface AnswerExample {
  status: number;
  body: unknown;
}

/** Answers of each endpoint, by the endpoint's name; the first one, with status 200, is shown whole. */
export type AnswerExamples = Readonly<Record<string, readonly AnswerExample[]>>;

const q = encodeURIComponent;

/**
 * What is asked of the sample corpus for the examples of each endpoint: first the answer that is shown whole, a short one,
 * then answers in which other fields have a value.
 */
export const exampleTargets: Readonly<Record<string, readonly string[]>> = {
  health: ['/api/public/health'],
  norme: [
    '/api/public/norme?tipo=legge&limit=2',
    '/api/public/norme?tipo=legge&limit=2&offset=2',
    `/api/public/norme?q=${q('procedimento amministrativo veloce')}&limit=2`,
    '/api/public/norme?limit=0',
  ],
  norma: [
    '/api/public/norme/it/legge/2004/01/09/4',
    '/api/public/norme/it/decreto-legge/2024/03/02/19/art/20',
    '/api/public/norme/it/legge/1990/08/07/241/art/2-bis',
    '/api/public/norme/it/legge/1990/08/07/241',
    '/api/public/norme/it/costituzione/1947/12/27',
    '/api/public/norme/it/regio-decreto/1930/10/19/1398/testo/art/1',
    '/api/public/norme/it/decreto-del-presidente-della-repubblica/1957/01/10/3',
  ],
  relazioni: [
    '/api/public/relazioni?norma=l.%20241/1990&dir=out',
    `/api/public/relazioni?norma=${q('art. 2, comma 1, lettera a), l. 241/1990')}`,
    '/api/public/relazioni?norma=CAD&limit=1&offset=1',
    '/api/public/relazioni?norma=CAD',
    '/api/public/relazioni?norma=l.%20114',
  ],
  modifiche: [
    '/api/public/modifiche?limit=2',
    '/api/public/modifiche?limit=2&offset=2',
    '/api/public/modifiche?limit=2&norma=CAD&tipo=abroga',
    '/api/public/modifiche?norma=l.%20114',
  ],
  graph: [
    '/api/public/graph?max_nodi=10',
    '/api/public/graph?max_nodi=10&livello=articolo',
    '/api/public/graph?max_nodi=10&norma=CAD',
  ],
  citazioni: [
    `/api/public/citazioni?norma=${q('art. 3 l. 241/1990')}&limit=2`,
    `/api/public/citazioni?norma=${q('l. 241/1990')}&limit=2&offset=2`,
    `/api/public/citazioni?norma=${q('l. 241/1990')}&dir=out&limit=3`,
    `/api/public/citazioni?norma=${q('l. 241/1990')}&dir=out&cessati=solo`,
    '/api/public/citazioni?norma=l.%20114',
  ],
  'citazioni-bersagli': [
    '/api/public/citazioni/bersagli?limit=3',
    '/api/public/citazioni/bersagli?limit=2&livello=norma',
  ],
  'citazioni-morte': ['/api/public/citazioni/morte?limit=2', '/api/public/citazioni/morte?limit=1&offset=1'],
  percorso: [
    `/api/public/graph/percorso?da=${q('d.l. 76/2020')}&a=${q('l. 241/1990')}`,
    `/api/public/graph/percorso?da=${q('art. 1 Cost.')}&a=${q('l. 241/1990')}&livello=articolo`,
    '/api/public/graph/percorso?da=CAD&a=l.%20114',
  ],
  impatto: [
    `/api/public/graph/impatto?norma=${q('l. 15/2005')}&profondita=2&max_nodi=10`,
    `/api/public/graph/impatto?norma=${q('art. 2 l. 241/1990')}&dir=in`,
  ],
  risolvi: [
    `/api/public/risolvi?testo=${q('art. 2, comma 1, della legge 7 agosto 1990, n. 241')}`,
    `/api/public/risolvi?testo=${q('art. 2, comma 1, lettera a), della legge 7 agosto 1990, n. 241; legge 114')}`,
  ],
  cerca: [
    `/api/public/cerca?q=${q('preavviso di rigetto')}&limit=2`,
    `/api/public/cerca?q=${q('preaviso rigetto istanza')}&limit=1&offset=1`,
    `/api/public/cerca?q=${q('procedimento amministrativo veloce')}&limit=1`,
    '/api/public/cerca?q=amministrazione&limit=1&offset=1',
  ],
  suggerimenti: [`/api/public/suggerimenti?q=${q('codice priv')}`],
  alias: ['/api/public/alias'],
  status: ['/status'],
};

/** Answers longer than this, in characters of JSON, are not shown whole. */
const maxShown = 20_000;

/** Where the build leaves the examples. */
export const examplesFile = join(import.meta.dirname, 'examples.json');

/** The examples that the build left; none before there is a build of the sample corpus. */
export function readExamples(): AnswerExamples {
  return existsSync(examplesFile) ? (JSON.parse(readFileSync(examplesFile, 'utf8')) as AnswerExamples) : {};
}

const refPrefix = '#/components/schemas/';

/**
 * Gives every string of the schemas that has none an example: the first value found at its place in the whole answers.
 * @param schemas by name; changed in place
 */
export function addExamples(
  schemas: Record<string, Schema>,
  endpoints: readonly ({ name: string } & AnswerSchemas)[],
  examples: AnswerExamples,
): void {
  for (const { name, answers } of endpoints) {
    for (const { status, body } of examples[name] ?? []) {
      const schema = status === 422 ? schemas['HTTPValidationError'] : (answers.get(status) ?? schemas['Problem']);
      if (schema) illustrate(schema, body, schemas);
    }
  }
}

/** The answer that is shown whole with an endpoint, or `undefined`. */
export function shownExample(examples: AnswerExamples, name: string): unknown {
  const [first] = examples[name] ?? [];
  return first && JSON.stringify(first.body).length <= maxShown ? first.body : undefined;
}

function illustrate(schema: Schema, value: unknown, schemas: Record<string, Schema>): void {
  const target = schema.$ref?.startsWith(refPrefix) ? schemas[schema.$ref.slice(refPrefix.length)] : undefined;
  if (target) illustrate(target, value, schemas);
  for (const member of schema.oneOf ?? []) illustrate(member, value, schemas);
  if (
    typeof value === 'string' &&
    [schema.type].flat().includes('string') &&
    !schema.enum &&
    schema.const === undefined
  ) {
    schema['examples'] ??= [value];
  }
  if (Array.isArray(value)) {
    for (const member of value) if (schema.items) illustrate(schema.items, member, schemas);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value)) {
      const property = schema.properties?.[key];
      if (property) illustrate(property, member, schemas);
    }
  }
}
