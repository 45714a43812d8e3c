// The addresses under `/dati` in the OpenAPI document: the data set, its whole tables, and the snapshot with its seal.
import { formats } from '../formats/index.js';
import { wholeFormats } from '../formats/whole-stream.js';
import { wholes } from '../formats/whole.js';
import { formatWords } from '../formats/words.js';
import { describeErrors, describeHeaders, type Operation } from './responses.js';
import type { Schema } from '../questions/schema.js';
import { packagePath } from './datapackage.js';

/** The tag of these operations. */
export const bulkTag = {
  name: 'dati',
  'x-displayName': 'Dati / Data',
  description: 'Tutto in una volta: tabelle intere e lo snapshot. / Everything at once: whole tables and the snapshot.',
};

/** Contents by media type. */
type Contents = Record<string, { schema: Schema }>;

const textSchema: Schema = { type: 'string' };
const bytesSchema: Schema = { type: 'string', format: 'binary' };
const text = (description: string): object => ({ description, schema: { type: 'string' } });
const everyFault = [405, 414, 500, 503] as const;

/** Operations by path, as they stand in the document. */
export function describeBulk(): Record<string, { get: Operation }> {
  const tables = Object.keys(wholes).flatMap((name) =>
    wholeFormats.map((format) => [`/dati/${name}.${format}`, { get: describeTable(name, format) }] as const),
  );
  return {
    '/dati': { get: describeDataset() },
    ...Object.fromEntries(tables),
    '/dati/cambiamenti.ndjson': { get: describeChanges() },
    [packagePath]: { get: describeDataPackage() },
    '/dati/legami.nt.gz': { get: describeTriples() },
    '/dati/legami.sqlite': { get: describeDatabase() },
    '/dati/akn.zip': { get: describeArchive() },
    ...Object.fromEntries(
      Object.keys(wholes).map((name) => [`/dati/${name}.parquet`, { get: describeParquet(name) }] as const),
    ),
    '/dati/legami.snapshot': { get: describeSnapshot() },
    '/dati/legami.snapshot.sig': { get: describeSeal() },
  };
}

function describeDataset(): Operation {
  const types = ['text/html', formats.jsonld.mediaType, formats.md.mediaType];
  const contents = Object.fromEntries(types.map((type) => [type, { schema: textSchema }]));
  return {
    operationId: 'dati',
    tags: [bulkTag.name],
    summary: 'La serie di dati / The data set',
    description:
      'Che cosa è caricato e con quale licenza: una pagina o, secondo Accept, la descrizione DCAT-AP_IT in JSON-LD. / What is loaded and under which licence: a page or, as Accept asks, the DCAT-AP_IT description in JSON-LD.',
    parameters: [langParameter],
    responses: { 200: describeWhole(contents), ...describeErrors([304, ...everyFault]) },
  };
}

function describeDataPackage(): Operation {
  const contents = { 'application/json': { schema: { type: 'object', additionalProperties: true } } };
  return {
    operationId: 'dati-datapackage',
    tags: [bulkTag.name],
    summary: 'Descrizione delle tabelle / Description of the tables',
    description:
      'Data Package (versione 2): tipo e significato di ogni colonna delle tabelle in CSV, le chiavi e i rimandi fra tabelle che valgono sempre. / Data Package (version 2): type and meaning of each column of the tables in CSV, the keys, and the references between tables that always hold.',
    parameters: [langParameter],
    responses: { 200: describeWhole(contents), ...describeErrors([304, ...everyFault]) },
  };
}

function describeTriples(): Operation {
  return {
    operationId: 'dati-nt',
    tags: [bulkTag.name],
    summary: 'Tutto in RDF, N-Triples / Everything as RDF, N-Triples',
    description:
      'Atti, articoli con il loro testo, relazioni e citazioni in N-Triples compresso, nei termini dell’ontologia ELI: opera, espressione che è servita (con il giorno in cui comincia e l’ultimo di cui si sa), formati. Gli atti hanno per nome la loro pagina, o l’ELI dove l’installazione non ha un indirizzo pubblico. Ogni relazione è anche un enunciato (rdf:Statement) con giorno e frase. / Acts, articles with their text, relations and citations as packed N-Triples in the terms of the ELI ontology: work, the expression that is served (with the day on which it begins and the last one of which it is known), formats. Acts are named by their pages, or by their ELI where the installation has no public address. Each relation is a statement (rdf:Statement) too, with its day and sentence.',
    parameters: [langParameter],
    responses: {
      200: describeWhole({ 'application/gzip': { schema: bytesSchema } }),
      ...describeErrors([304, 412, ...everyFault]),
    },
  };
}

function describeTable(name: string, format: (typeof wholeFormats)[number]): Operation {
  const [inItalian, inEnglish] = tableNames(name);
  const { label, mediaType } = formats[format];
  const attachment = text('Il nome con cui salvarla. / The name to save it under.');
  return {
    operationId: `dati-${name}-${format}`,
    tags: [bulkTag.name],
    summary: `${inItalian}, in ${label} / ${inEnglish}, in ${label}`,
    description:
      'La tabella intera, una voce per riga, trasmessa mentre è composta: senza Content-Length. Uno scaricamento interrotto riprende con offset (le righe già ricevute, intestazione esclusa; da lì in poi senza intestazione) e If-Match (l’ETag o l’impronta del corpus fra virgolette: 412 se i dati sono cambiati). / The whole table, one entry a line, sent while it is made: without Content-Length. A download that was cut off goes on with offset (the rows received, without the row of names, which is not repeated) and If-Match (the ETag, or the digest of the corpus in quotation marks: 412 where the data have changed).',
    // The prose of a row is its verb.
    parameters: [...(name === 'relazioni' ? [langParameter] : []), offsetParameter],
    responses: {
      200: describeWhole({ [mediaType]: { schema: textSchema } }, { 'Content-Disposition': attachment }),
      ...describeErrors([304, 412, 422, ...everyFault]),
    },
  };
}

function describeChanges(): Operation {
  const headers = {
    'Cambiamenti-Dal': text('Primo giorno da cui si sa tutto. / First day from which all is known.'),
    'Content-Disposition': text('Il nome con cui salvarla. / The name to save it under.'),
  };
  return {
    operationId: 'dati-cambiamenti-ndjson',
    tags: [bulkTag.name],
    summary: 'Che cosa è cambiato da un giorno / What changed since a day',
    description:
      'Una riga per ogni riga di norme, articoli, relazioni e citazioni che da quel giorno è nuova, cambiata o tolta: visto_il (il giorno in cui questo corpus l’ha avuta così), azione (nuovo, cambiato, tolto), tabella, chiave (ELI, id della relazione, o chiave della citazione) e riga, com’è in /dati/{tabella}.ndjson, null per tolto. Prima le righe tolte; chi le applica in ordine alle tabelle di quel giorno ha quelle di oggi: nuovo e cambiato prendono il posto di ciò che ha la stessa chiave. Degli atti che solo le relazioni nominano (caricato: false) non dice nulla: sono le ultime righe di norme, da /dati/norme.ndjson?offset= con il numero delle norme di health. Di un giorno anteriore a quello da cui si sa tutto (cambiamenti_dal di health), o se non si sa nulla: 410. / One line for each row of norme, articoli, relazioni and citazioni that is new, changed or removed since that day: visto_il (the day on which this corpus first had it so), azione (nuovo, cambiato, tolto), tabella, chiave (ELI, id of the relation, or chiave of the citation) and riga, as in /dati/{tabella}.ndjson, null for tolto. Removed rows come first; applied in order to the tables of that day they give those of today: nuovo and cambiato take the place of what has the same key. It says nothing of acts that only relations name (caricato: false): they are the last rows of norme, from /dati/norme.ndjson?offset= with the number of norme of health. Of a day before the first one from which all is known (cambiamenti_dal of health), or where nothing is known: 410.',
    parameters: [firstDayParameter, langParameter, offsetParameter],
    responses: {
      200: describeWhole({ [formats.ndjson.mediaType]: { schema: textSchema } }, headers),
      ...describeErrors([304, 410, 412, 422, ...everyFault]),
    },
  };
}

function describeDatabase(): Operation {
  return {
    operationId: 'dati-sqlite',
    tags: [bulkTag.name],
    summary: 'Tutte le tabelle in SQLite / All tables in SQLite',
    description:
      'Un file SQLite con le tabelle norme, articoli, relazioni e citazioni, i tipi e le chiavi di /dati/datapackage.json, la vista testi (ogni articolo con il giorno del suo testo) e l’indice delle parole ricerca (FTS5). Lo prepara chi lo chiede per primo: finché non è pronto, 503 con Retry-After. / One SQLite file with the tables norme, articoli, relazioni and citazioni, the types and keys of /dati/datapackage.json, the view testi (each article with the day of its text) and the index of words ricerca (FTS5). Whoever asks first has it made: until it is ready, 503 with Retry-After.',
    parameters: rangeParameters,
    responses: describeRanges('application/vnd.sqlite3', { 'Accept-Ranges': acceptRanges }),
  };
}

function describeParquet(name: string): Operation {
  const [inItalian, inEnglish] = tableNames(name);
  return {
    operationId: `dati-${name}-parquet`,
    tags: [bulkTag.name],
    summary: `${inItalian}, in Parquet / ${inEnglish}, in Parquet`,
    description:
      'La tabella intera in Apache Parquet, con i tipi di /dati/datapackage.json; elenchi e oggetti come JSON. La prepara chi la chiede per primo: finché non è pronta, 503 con Retry-After. / The whole table in Apache Parquet, with the types of /dati/datapackage.json; lists and objects as JSON. Whoever asks first has it made: until it is ready, 503 with Retry-After.',
    parameters: rangeParameters,
    responses: describeRanges('application/vnd.apache.parquet', { 'Accept-Ranges': acceptRanges }),
  };
}

/** What a table is called, in both languages. */
const tableNames = (name: string) =>
  [formatWords.it, formatWords.en].map(({ tables }) => tables[name as keyof typeof tables]);

function describeArchive(): Operation {
  return {
    operationId: 'dati-akn',
    tags: [bulkTag.name],
    summary: 'Tutti gli atti in Akoma Ntoso / All acts in Akoma Ntoso',
    description:
      'Un file ZIP con un documento Akoma Ntoso 3.0 per ogni atto caricato, e uno per ogni altra versione, con il suo ELI come nome: testi, allegati, note editoriali e, nel vocabolario urn:x-legami:relazioni, ogni relazione intera. Questo programma ne rilegge gli stessi articoli, allegati, note e relazioni. Lo prepara chi lo chiede per primo: finché non è pronto, 503 con Retry-After. / One ZIP file with an Akoma Ntoso 3.0 document for every act that is loaded, and one for each other version, named by its ELI: texts, annexes, editorial notes and, in the vocabulary urn:x-legami:relazioni, each relation whole. This program reads the same articles, annexes, notes and relations back from it. Whoever asks first has it made: until it is ready, 503 with Retry-After.',
    parameters: rangeParameters,
    responses: describeRanges('application/zip', { 'Accept-Ranges': acceptRanges }),
  };
}

const acceptRanges = text('Si possono chiedere intervalli di byte. / Ranges of bytes can be asked for.');

function describeSnapshot(): Operation {
  const headers = {
    'Accept-Ranges': acceptRanges,
    'Repr-Digest': text('SHA-256 del file intero (RFC 9530). / SHA-256 of the whole file (RFC 9530).'),
  };
  return {
    operationId: 'dati-snapshot',
    tags: [bulkTag.name],
    summary: 'Lo snapshot che è servito / The snapshot that is served',
    description:
      'Il file da cui questo servizio risponde, intero o a intervalli, per chi ne tiene una copia; solo dove l’installazione lo offre. / The file from which this service answers, whole or in ranges, for those who keep a copy; only where the installation offers it.',
    parameters: rangeParameters,
    responses: { ...describeRanges('application/octet-stream', headers), ...describeErrors([404]) },
  };
}

const rangeParameters = [
  headerParameter('Range', 'Un intervallo di byte, come `bytes=0-1023`. / One range of bytes, such as `bytes=0-1023`.'),
  headerParameter(
    'If-Range',
    'Intervallo solo se l’ETag è ancora questo. / A range only if the ETag is still this one.',
  ),
];

/** The answers of a file that is sent whole or in ranges. */
function describeRanges(mediaType: string, headers: Record<string, object>) {
  const range = text('Quali byte, e di quanti. / Which bytes, and of how many.');
  const contents = { [mediaType]: { schema: bytesSchema } };
  const [part, missed] = [
    'L’intervallo chiesto. / The range that was asked for.',
    'Intervallo oltre la fine del file. / Range behind the end of the file.',
  ];
  return {
    200: describeWhole(contents, headers),
    206: { ...describeWhole(contents, { ...headers, 'Content-Range': range }), description: part },
    ...describeErrors([304]),
    416: { description: missed, headers: { 'Content-Range': range } },
    ...describeErrors(everyFault),
  };
}

function describeSeal(): Operation {
  return {
    operationId: 'dati-snapshot-sig',
    tags: [bulkTag.name],
    summary: 'Il sigillo dello snapshot / The seal of the snapshot',
    description:
      'Misura e impronta dello snapshot, firmate con Ed25519; solo dove il file servito è firmato. / Size and digest of the snapshot, signed with Ed25519; only where the served file is signed.',
    parameters: [],
    responses: {
      200: describeWhole({ 'application/json': { schema: sealSchema } }),
      ...describeErrors([404, ...everyFault]),
    },
  };
}

const field = (type: string, description: string, rest: object): Schema => ({ type, description, ...rest });

const sealSchema: Schema = {
  type: 'object',
  required: ['version', 'shapes', 'bytes', 'sha256', 'made', 'signature'],
  properties: {
    version: field('integer', 'Versione del sigillo. / Version of the seal.', { format: 'int32', enum: [1] }),
    shapes: field('string', 'Impronta delle forme di ciò che è scritto. / Digest of the shapes of what is written.', {
      examples: ['26ee8baf83e2cbf1'],
    }),
    bytes: field('integer', 'Misura in byte. / Size in bytes.', { format: 'int64', minimum: 0 }),
    sha256: field('string', 'SHA-256, in esadecimale. / SHA-256, in hexadecimal.', { pattern: '^[0-9a-f]{64}$' }),
    made: field('string', 'Quando è stato firmato. / When it was signed.', { format: 'date-time' }),
    signature: field('string', 'Firma degli altri membri, in base64. / Signature of the other members, in base64.', {
      contentEncoding: 'base64',
    }),
  },
};

const firstDayParameter = {
  name: 'dal',
  in: 'query',
  required: false,
  description:
    'Il primo giorno, compreso; se manca, quello da cui si sa tutto. / The first day, inclusive; where it is absent, the one from which all is known.',
  schema: { type: 'string', format: 'date', examples: ['2026-11-26'] },
} as const;

const offsetParameter = {
  name: 'offset',
  in: 'query',
  required: false,
  description: 'Righe da saltare. / Rows to leave out.',
  schema: { type: 'integer', format: 'int32', minimum: 0, default: 0 },
} as const;

const langParameter = {
  name: 'lang',
  in: 'query',
  required: false,
  description:
    'Lingua della prosa: it o en; se manca decide Accept-Language. / Language of the prose: it or en; where it is absent, Accept-Language decides.',
  schema: { type: 'string', enum: ['it', 'en'] },
};

function headerParameter(name: string, description: string): object {
  return { name, in: 'header', required: false, description, schema: { type: 'string' } };
}

/** A response with status 200. */
function describeWhole(content: Contents, headers: Record<string, object> = {}): object {
  return {
    description: 'La risposta. / The answer.',
    headers: { ...describeHeaders(200), ...headers },
    content,
  };
}
