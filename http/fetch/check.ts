// Asks the portal some harmless questions, and compares its answers with those that were recorded in August 2026.
import typia from '#typia';
import { modes, validCatalogue, validSearch, validTypes, type Facet } from './api.js';
import { dropBody, longAnswer, readText } from './body.js';
import type { Ask, Client } from './client.js';
import { Fault, faultOf, readError } from './fault.js';

export interface CheckLine {
  /** `the catalogue: as recorded`, or what differs. */
  line: string;
  isAsRecorded: boolean;
}

/** An answer as it came. */
interface Reply {
  status: number;
  location: string | null;
  text: string;
  json: unknown;
}

interface Question {
  ask: Ask;
  /** The difference from the recording; `null` where there is none. */
  differs: (reply: Reply) => string | null;
}

/** Names of types by code, in the order of the recording. */
const recordedCodes =
  'COS DCT PCG 3NA PCS DDD FAC PCM_DPC PPR PDL DLL PLL DCS PLG PZP PLU PDM DPP SNI DEL GRC DPB 8ZL PLE PLC POR PRD PRL RDL D10';

const recordedCollections = [
  'Atti di attuazione Regolamenti UE',
  'Atti di recepimento direttive UE',
  'Codici',
  'DL e leggi di conversione',
  'DPCM',
  'DPR',
  'Decreti Legislativi',
  'Leggi costituzionali',
  'Leggi di ratifica',
  'Regi decreti',
  'Testi Unici',
];

interface ArticleAnswer {
  data: { atto: { articoloDataInizioVigenza: string; articoloDataFineVigenza: string } };
}

const validArticle = typia.createValidate<ArticleAnswer>();
const validFormats = typia.createValidate<{ value: string }[]>();

const search = { orderType: 'recente', paginazione: { paginaCorrente: 1, numeroElementiPerPagina: 1 } };

const questions: readonly Question[] = [
  {
    ask: { path: 'collections/collection-predefinite', what: 'the catalogue' },
    differs: (reply) => differsFromShape(reply, validCatalogue) ?? differsInCollections(reply.json),
  },
  {
    ask: { path: 'tipologiche/denominazione-atto', what: 'the types of act' },
    differs: (reply) => differsFromShape(reply, validTypes) ?? differsInTypes(reply.json),
  },
  {
    ask: { path: 'tipologiche/estensioni', what: 'the formats' },
    differs: (reply) => {
      const result = validFormats(reply.json);
      if (!result.success) return describe(reply);
      return result.data.some(({ value }) => value === 'AKN') ? null : 'no AKN';
    },
  },
  {
    ask: {
      method: 'POST',
      path: 'ricerca/avanzata',
      body: { denominazioneAtto: 'LEGGE', annoProvvedimento: 1990, numeroProvvedimento: 241, ...search },
      what: 'the search for L. 241/1990',
    },
    differs: (reply) => differsFromShape(reply, validSearch) ?? differsInCount(reply.json, 1),
  },
  {
    ask: {
      method: 'POST',
      path: 'ricerca/avanzata',
      body: { denominazioneAtto: 'LEGGE COSTITUZIONALE', ...search },
      what: 'the years of a type',
    },
    differs: (reply) => differsFromShape(reply, validSearch) ?? differsInYears(reply.json),
  },
  {
    ask: {
      method: 'POST',
      path: 'ricerca/aggiornati',
      body: { dataInizioAggiornamento: '2026-08-01T00:00:00Z', dataFineAggiornamento: '2026-08-10T00:00:00Z' },
      what: 'the acts amended in ten days',
    },
    differs: (reply) => differsFromShape(reply, validSearch),
  },
  {
    ask: {
      method: 'POST',
      path: 'ricerca/aggiornati',
      body: { dataInizioAggiornamento: '2026-08-10T00:00:00Z', dataFineAggiornamento: '2026-08-01T00:00:00Z' },
      what: 'a window that ends before it starts',
    },
    differs: (reply) => differsInRefusal(reply, 400, '1503'),
  },
  {
    ask: {
      path: 'ricerca-asincrona/check-status/00000000-0000-4000-8000-000000000000',
      what: 'an export that nobody ordered',
    },
    differs: (reply) => differsInRefusal(reply, 404, '1204'),
  },
  {
    ask: {
      path: 'collections/download/collection-preconfezionata',
      query: { nome: 'Leggi costituzionali', formato: 'AKN', formatoRichiesta: 'V' },
      what: 'the pack of a small collection',
    },
    differs: ({ status, location }) => (status === 302 && location !== null ? null : `status ${status}, 302 expected`),
  },
  {
    ask: {
      method: 'POST',
      path: 'atto/dettaglio-atto-urn',
      body: { urn: 'urn:nir:stato:legge:1990-08-07;241~art19!vig=2005-04-01' },
      what: 'art. 19 of L. 241/1990 on 1 April 2005',
    },
    differs: (reply) => {
      const result = validArticle(reply.json);
      if (!result.success) return describe(reply);
      const { articoloDataInizioVigenza: from, articoloDataFineVigenza: to } = result.data.data.atto;
      return `${from}-${to}` === '20050308-20050514' ? null : `in force ${from}-${to}, 20050308-20050514 expected`;
    },
  },
];

/** Asks each question once more only where the network failed. Nothing is written anywhere. */
export async function checkApi(client: Client): Promise<CheckLine[]> {
  const lines: CheckLine[] = [];
  for (const { ask, differs } of questions) {
    const difference = await compare(client, ask, differs);
    lines.push({ line: `${ask.what}: ${difference ?? 'as recorded'}`, isAsRecorded: difference === null });
  }
  return lines;
}

async function compare(client: Client, ask: Ask, differs: Question['differs']): Promise<string | null> {
  try {
    return differs(await client.ask(ask, readReply));
  } catch (error) {
    if (error instanceof Fault) return error.message.replace(`${ask.what}: `, '');
    throw error;
  }
}

/** Reads any answer but a pack, of which only the beginning is of interest. */
async function readReply(response: Response): Promise<Reply> {
  const isText = /json|text|^$/.test(response.headers.get('content-type') ?? '');
  const text = isText ? await readText(response, longAnswer) : '';
  if (!isText) await dropBody(response);
  return { status: response.status, location: response.headers.get('location'), text, json: parse(text) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Judge = (found: unknown) => { success: true } | { success: false; errors: { path: string; expected: string }[] };

function differsFromShape(reply: Reply, judge: Judge): string | null {
  if (reply.status !== 200) return describe(reply);
  const result = judge(reply.json);
  if (result.success) return null;
  const [first] = result.errors;
  return first!.path === '$input' ? describe(reply) : `${first!.path.replace('$input', '')} is not ${first!.expected}`;
}

function differsInRefusal(reply: Reply, status: number, code: string): string | null {
  if (reply.status === status && readError(reply.text)?.code === code) return null;
  return `${describe(reply)}; status ${status}, code ${code} expected`;
}

function differsInCollections(json: unknown): string | null {
  const result = validCatalogue(json);
  if (!result.success) return null;
  const strange = result.data.find(({ formatoCollezione }) => !modes.some((mode) => mode === formatoCollezione));
  if (strange !== undefined) return `mode ${strange.formatoCollezione}, V, M or O expected`;
  const names = new Set(result.data.map(({ nomeCollezione }) => nomeCollezione));
  const missing = recordedCollections.filter((name) => !names.has(name));
  return missing.length === 0 ? null : `without ${missing.join(', ')}`;
}

function differsInTypes(json: unknown): string | null {
  const result = validTypes(json);
  if (!result.success) return null;
  const codes = result.data.map(({ label }) => label);
  const recorded = recordedCodes.split(' ');
  const missing = recorded.filter((code) => !codes.includes(code));
  const added = codes.filter((code) => !recorded.includes(code));
  if (missing.length + added.length === 0) return null;
  return [missing.length > 0 ? `without ${missing.join(', ')}` : '', added.length > 0 ? `with ${added.join(', ')}` : '']
    .filter(Boolean)
    .join(', ');
}

function differsInCount(json: unknown, expected: number): string | null {
  const result = validSearch(json);
  const found = result.success ? result.data.numeroAttiTrovati : expected;
  return found === expected ? null : `${found} acts, ${expected} expected`;
}

/** Exports are planned by these counts. */
function differsInYears(json: unknown): string | null {
  const result = validSearch(json);
  if (!result.success) return null;
  const rows: (Facet | null)[] = result.data.facetMap?.['anno_provvedimento'] ?? [];
  const sum = rows.reduce((total, row) => total + Number(row?.valore ?? 0), 0);
  const { numeroAttiTrovati } = result.data;
  return sum === numeroAttiTrovati ? null : `${sum} acts in the years, ${numeroAttiTrovati} in all`;
}

function describe({ status, text }: Reply): string {
  return faultOf(status, text).message;
}
