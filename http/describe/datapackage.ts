// `/dati/datapackage.json`: the whole tables as a Data Package (version 2), with the type and meaning of each column, and the keys that hold.
import type { Catalog, Language } from '../../engine/index.js';
import { formats } from '../formats/index.js';
import { wholes } from '../formats/whole.js';
import { formatWords } from '../formats/words.js';
import type { Endpoint } from '../questions/endpoint.js';
import type { Schema } from '../questions/schema.js';
import { splitSentence } from './bilingual.js';

export const packagePath = '/dati/datapackage.json';

const profiles = 'https://datapackage.org/profiles/2.0';

/** A column of a table that names rows of another. */
interface ForeignKey {
  fields: string[];
  reference: { resource: string; fields: string[] };
}

const leads = (field: string, resource: string, to: string): ForeignKey => ({
  fields: [field],
  reference: { resource, fields: [to] },
});

/** The facts about a table beside its columns. */
interface About {
  /** The list of the API whose entries are the rows. */
  endpoint: string;
  list: string;
  /** Absent where rows may be alike. */
  primaryKey?: string[];
  /** Only those that hold whatever is loaded: an article that is amended, and an act or article that is cited, need not be. */
  foreignKeys?: ForeignKey[];
}

const tables: Readonly<Record<string, About>> = {
  norme: {
    endpoint: 'norme',
    list: 'norme',
    primaryKey: ['eli'],
    foreignKeys: [leads('stato_relazione', 'relazioni', 'id')],
  },
  articoli: {
    endpoint: 'norma',
    list: 'articoli',
    primaryKey: ['eli'],
    foreignKeys: [leads('stato_relazione', 'relazioni', 'id'), leads('norma_eli', 'norme', 'eli')],
  },
  relazioni: {
    endpoint: 'relazioni',
    list: 'modifica',
    primaryKey: ['id'],
    foreignKeys: [
      ...[leads('da_eli', 'norme', 'eli'), leads('a_eli', 'norme', 'eli')],
      ...[leads('da_stato_relazione', 'relazioni', 'id'), leads('a_stato_relazione', 'relazioni', 'id')],
    ],
  },
  citazioni: {
    endpoint: 'citazioni',
    list: 'citazioni',
    primaryKey: ['chiave'],
    foreignKeys: [
      ...[leads('da_eli', 'norme', 'eli'), leads('da_articolo_eli', 'articoli', 'eli')],
      ...[leads('da_stato_relazione', 'relazioni', 'id'), leads('a_stato_relazione', 'relazioni', 'id')],
    ],
  },
};

/** Columns that no answer of the API has. */
const ownColumns: Readonly<Record<string, Schema>> = {
  elenco: {
    type: 'string',
    enum: ['modifica', 'altri_effetti'],
    description: 'L’elenco della risposta in cui sta. / The list of the answer that it stands in.',
  },
  caricato: {
    type: 'boolean',
    description:
      'Vero se il testo dell’atto è caricato; falso se lo nominano solo le relazioni: se ne sa ciò che dicono l’ELI e le relazioni. / True where the text of the act is loaded; false where only relations name it: known of it is what its ELI and the relations say.',
  },
  chiave: {
    type: 'string',
    description:
      'Che cosa la distingue dalle altre: cambia se cambiano chi cita, che cosa è citato o le parole. / What tells it from all others: it changes if what cites, what is cited or the words change.',
  },
  norma_eli: { type: 'string', description: 'ELI dell’atto a cui appartiene. / ELI of the act that it belongs to.' },
};

/** The description as JSON text. @throws where a column has no schema */
export function describePackage(
  endpoints: readonly Endpoint[],
  catalog: Catalog,
  language: Language,
  publicUrl: string | null,
): string {
  const { fonte, disclaimer } = catalog.envelopes.notice(language);
  const words = formatWords[language];
  return JSON.stringify({
    $schema: `${profiles}/datapackage.json`,
    name: 'legami',
    title: words.dataset,
    description: catalog.envelopes.describe(language, `${words.catalogue} ${fonte.avvertenza} ${disclaimer}`),
    version: catalog.digest,
    ...(publicUrl === null ? {} : { homepage: `${publicUrl}/dati` }),
    licenses: [{ path: fonte.licenza_url, title: fonte.licenza }],
    sources: [{ title: fonte.nome, path: fonte.url }],
    resources: Object.keys(wholes).map((name) => describeTable(name, endpoints, language)),
  });
}

function describeTable(name: string, endpoints: readonly Endpoint[], language: Language): object {
  const about = tables[name];
  if (about === undefined)
    throw new Error(`${name}: a table without keys found, a row of http/describe/datapackage.ts expected`);
  const { primaryKey, foreignKeys } = about;
  const { row, components } = rowSchema(about, endpoints);
  const act = actSchema(endpoints);
  const fields = wholes[name]!.columns.map((column) => {
    const found = ownColumns[column] ?? schemaAt(column, row, components) ?? schemaAt(column, act.row, act.components);
    if (found === null) throw new Error(`${name}: ${column}: no schema found, a member of the answer expected`);
    return describeField(column, found, language);
  });
  const { mediaType } = formats.csv;
  return {
    $schema: `${profiles}/dataresource.json`,
    name,
    type: 'table',
    title: formatWords[language].tables[name as keyof (typeof formatWords)['it']['tables']],
    // Relative to the description; the verbs of relations are in the language that is asked for.
    path: name === 'relazioni' ? `${name}.csv?lang=${language}` : `${name}.csv`,
    format: 'csv',
    mediatype: mediaType.split(';')[0],
    encoding: 'utf-8',
    dialect: { $schema: `${profiles}/tabledialect.json`, delimiter: ',', header: true, doubleQuote: true },
    schema: {
      $schema: `${profiles}/tableschema.json`,
      fields,
      missingValues: [''],
      ...(primaryKey === undefined ? {} : { primaryKey }),
      ...(foreignKeys === undefined ? {} : { foreignKeys }),
    },
  };
}

interface RowSchema {
  row: Schema;
  /** Those that it refers to, by name. */
  components: Readonly<Record<string, Schema>>;
}

function rowSchema({ endpoint, list }: About, endpoints: readonly Endpoint[]): RowSchema {
  const { schemas, components } = schemasOf(endpoint, endpoints);
  const lists = schemas.map(({ properties }) => properties?.[list]?.items);
  const row = lists.find((items) => items !== undefined);
  if (row === undefined) throw new Error(`${endpoint}: ${list} found in no answer, a list expected`);
  return { row, components };
}

/** The answer about an act, which has members that the list of acts lacks. */
function actSchema(endpoints: readonly Endpoint[]): RowSchema {
  const { schemas, components } = schemasOf('norma', endpoints);
  const row = schemas.find(({ properties }) => properties?.['pubblicazione'] !== undefined);
  if (row === undefined) throw new Error('norma: pubblicazione found in no answer, an act expected');
  return { row, components };
}

/** All schemas of an endpoint's answers. */
function schemasOf(endpoint: string, endpoints: readonly Endpoint[]) {
  const found = endpoints.find(({ name }) => name === endpoint);
  if (found === undefined) throw new Error(`${endpoint}: no endpoint of that name`);
  const { answers, components } = found.describe();
  return { schemas: [...answers.values(), ...Object.values(components)], components };
}

/** @param path names of members joined by dots; what is within an object that may be `null` may be absent */
function schemaAt(path: string, row: Schema, components: RowSchema['components']): Schema | null {
  let schemas = [row];
  for (const name of path.split('.'))
    schemas = schemas
      .flatMap((schema) => membersOf(schema, components))
      .flatMap(({ properties }): Schema[] => (properties?.[name] === undefined ? [] : [properties[name]]));
  return schemas[0] ?? null;
}

/** The objects that a schema allows. */
function membersOf({ $ref, oneOf, ...own }: Schema, components: RowSchema['components']): Schema[] {
  if (oneOf) return oneOf.flatMap((member) => membersOf(member, components));
  return $ref === undefined ? [own] : membersOf(components[$ref.slice($ref.lastIndexOf('/') + 1)]!, components);
}

/** A list or an object is JSON in its cell (Table Schema: `array`, `object`). */
function describeField(column: string, schema: Schema, language: Language): object {
  const { type, description } = schema;
  const [plain = 'object'] = [type ?? 'object'].flat().filter((one) => one !== 'null');
  const isDay = plain === 'string' && schema['format'] === 'date';
  const values = schema.enum?.filter((value) => value !== null);
  return {
    name: column.replaceAll('.', '_'),
    type: isDay ? 'date' : plain,
    ...(description === undefined ? {} : { description: splitSentence(description, column)[language] }),
    ...(values === undefined ? {} : { constraints: { enum: values } }),
  };
}
