// The questions of the portal's open data API that fetching asks, with the shapes of their answers as they were recorded.
import typia from '#typia';
import { longAnswer, readBeginning } from './body.js';
import { answerFault, oneLine } from './fault.js';
import type { Client } from './client.js';
import { soundRows, type Rows } from './rows.js';

/** Where the portal answers. */
export const officialBase = 'https://api.normattiva.it/t/normattiva.api/bff-opendata/v1/api/v1';

/** V: the text in force; M: every version; O: the text as published. */
export const modes = ['V', 'M', 'O'] as const;
export type Mode = (typeof modes)[number];

/** A ready-made pack: one row for each name and mode. */
export interface CatalogueRow {
  nomeCollezione: string;
  formatoCollezione: string;
  /** The day on which the pack was made: its sign of change. */
  dataCreazione: string;
  numeroAtti: number;
}

/** A type of act: `{ label: 'PLE', value: 'LEGGE' }`. */
export interface TypeRow {
  label: string;
  value: string;
}

/** An act in a list, as far as fetching reads it. */
export interface ActRow {
  denominazioneAtto: string;
  annoProvvedimento: string;
  meseProvvedimento: string | null;
  giornoProvvedimento?: string | null;
  numeroProvvedimento?: string | null;
  codiceRedazionale: string;
  dataGU: string;
  dataUltimaModifica: string | null;
  ultimiAttiModificanti: string | null;
}

export interface Facet {
  codice: string | number | null;
  valore: string | number | null;
}

/** A page of acts as it was recorded. An element of the list may be `null`. */
export interface SearchAnswer {
  listaAtti: (ActRow | null)[];
  facetMap?: Record<string, (Facet | null)[] | null> | null;
  numeroAttiTrovati: number;
}

/** How many acts a search found, and how many of each year where the answer says so. */
export interface ActCount {
  acts: number;
  years: Map<number, number>;
}

/** The state of an export. */
export interface JobStatus {
  /** 0 to confirm, 1 waiting, 2 working, 3 done, 4 failed, 5 overloaded, 6 confirmed, will take longer. */
  stato: number;
  descrizioneStato?: string | null;
  descrizioneErrore?: string | null;
}

/** A selection of acts: the members mean the same in a search and in an export, which ignores names that it does not know. */
export interface Criteria {
  denominazioneAtto?: string;
  annoProvvedimento?: number;
  meseProvvedimento?: number;
  giornoProvvedimento?: number;
  numeroProvvedimento?: number;
}

export const validCatalogue = typia.createValidate<CatalogueRow[]>();
export const validTypes = typia.createValidate<TypeRow[]>();
export const validSearch = typia.createValidate<SearchAnswer>();
const validList = typia.createValidate<unknown[]>();
const validCatalogueRow = typia.createValidate<CatalogueRow>();
const validTypeRow = typia.createValidate<TypeRow>();
const validActRow = typia.createValidate<ActRow>();
const validAmended = typia.createValidate<{ listaAtti: unknown[] }>();
const validCount = typia.createValidate<{ numeroAttiTrovati: number; facetMap?: unknown }>();
const validStatus = typia.createValidate<JobStatus>();

/** The longest name of a collection that is also that of a file, in bytes as an address writes it. */
const longestName = 200;

export class Api {
  /** @param say called with a line for each row that is passed over */
  constructor(
    readonly client: Client,
    private readonly say: (line: string) => void,
  ) {}

  /** The ready-made packs. @returns `odd` names what was passed over, where the row says */
  async catalogue(): Promise<{ rows: CatalogueRow[]; odd: { name: string; mode: string }[] }> {
    const what = 'the catalogue';
    const found = await this.client.json({ path: 'collections/collection-predefinite', what }, validList);
    const odd: { name: string; mode: string }[] = [];
    const { rows } = soundRows({ what, found, say: this.say }, validCatalogueRow, (row) => {
      const [name, mode] = [row['nomeCollezione'], row['formatoCollezione']].map((cell) => String(cell ?? ''));
      odd.push({ name: name!, mode: mode! });
      return `${name} (${mode})`;
    });
    const isNamed = ({ nomeCollezione: name }: CatalogueRow): boolean =>
      name.trim() !== '' && Buffer.from(name).toString() === name && encodeURIComponent(name).length <= longestName;
    for (const { nomeCollezione } of rows.filter((row) => !isNamed(row))) {
      this.say(`${what}: a collection named ${JSON.stringify(oneLine(nomeCollezione))}: passed over`);
    }
    return { rows: rows.filter(isNamed), odd };
  }

  async types(): Promise<TypeRow[]> {
    const what = 'the types of act';
    const found = await this.client.json({ path: 'tipologiche/denominazione-atto', what }, validList);
    return soundRows({ what, found, say: this.say }, validTypeRow, (row) => String(row['value'] ?? row['label'] ?? ''))
      .rows;
  }

  /** How many acts fit, and how many of each year where the answer says so. Without criteria: all acts. */
  async count(criteria: Criteria, what: string): Promise<ActCount> {
    const body = {
      ...criteria,
      orderType: 'recente',
      // Without it the answer is a 500, though the specification calls it optional.
      paginazione: { paginaCorrente: 1, numeroElementiPerPagina: 1 },
    };
    const ask = { method: 'POST', path: 'ricerca/avanzata', body, what } as const;
    const { numeroAttiTrovati, facetMap } = await this.client.json(ask, validCount);
    return { acts: numeroAttiTrovati, years: readYears(facetMap) };
  }

  /** The acts that were amended in a window of days of at most 12 months. New acts are not among them. */
  async amended(from: string, to: string): Promise<Rows<ActRow>> {
    const what = `the acts amended from ${from} to ${to}`;
    const body = { dataInizioAggiornamento: `${from}T00:00:00Z`, dataFineAggiornamento: `${to}T23:59:59Z` };
    const ask = { method: 'POST', path: 'ricerca/aggiornati', body, what, most: longAnswer } as const;
    const { listaAtti } = await this.client.json(ask, validAmended);
    // An element may be null.
    const found = listaAtti.filter((row) => row !== null);
    return soundRows({ what, found, say: this.say }, validActRow, nameAct);
  }

  /** Asks for an export. @returns its token */
  async orderExport(criteria: Criteria, mode: Mode, what: string): Promise<string> {
    const body = {
      formato: 'AKN',
      tipoRicerca: 'A',
      richiestaExport: mode,
      modalita: 'C',
      parametriRicerca: { ...criteria, limitaAnniVigenza: false },
    };
    const ask = { method: 'POST', path: 'ricerca-asincrona/nuova-ricerca', body, what } as const;
    return this.client.ask(ask, async (response) => {
      const text = (await readBeginning(response)).trim().replace(/^"(.*)"$/, '$1');
      // An error may come with status 200: a token is one word.
      if (!response.ok || !/^[\w-]{8,100}$/.test(text)) throw answerFault(response, text);
      return text;
    });
  }

  /** Confirms an export, which is what starts it. */
  async confirmExport(token: string, what: string): Promise<void> {
    const ask = { method: 'PUT', path: 'ricerca-asincrona/conferma-ricerca', body: { token }, what } as const;
    await this.client.ask(ask, async (response) => {
      const text = await readBeginning(response);
      if (!response.ok) throw answerFault(response, text);
    });
  }

  /** The state of an export, and the place of its pack once it is ready; `location` may be relative, or missing. */
  async exportStatus(token: string, what: string): Promise<JobStatus & { location: string | null }> {
    const ask = { path: `ricerca-asincrona/check-status/${token}`, what };
    return this.client.ask(ask, async (response) => {
      const text = await readBeginning(response);
      const location = response.headers.get('x-ipzs-location') ?? response.headers.get('location');
      if (response.status === 303) return { stato: 3, location };
      const status = asStatus(text);
      // A job at work may say so with 409, an overloaded service with 503.
      const isStatus = response.ok || response.status === 409 || response.status === 503;
      if (status === null || !isStatus) throw answerFault(response, text);
      return { ...status, location };
    });
  }
}

function nameAct(row: Record<string, unknown>): string {
  return [row['denominazioneAtto'], row['numeroProvvedimento'], row['codiceRedazionale']].filter(Boolean).join(' ');
}

/** The counts of the facet of years; what is not a count is left out, and the sum then differs from that of all acts. */
function readYears(facets: unknown): Map<number, number> {
  const years = new Map<number, number>();
  const rows =
    typeof facets === 'object' && facets !== null ? (facets as Record<string, unknown>)['anno_provvedimento'] : [];
  for (const row of Array.isArray(rows) ? (rows as unknown[]) : []) {
    const { codice, valore } = (row ?? {}) as Partial<Facet>;
    const [year, acts] = [Number(codice), Number(valore)];
    if (Number.isInteger(year) && year > 0 && Number.isInteger(acts) && acts >= 0) years.set(year, acts);
  }
  return years;
}

function asStatus(text: string): JobStatus | null {
  try {
    const result = validStatus(JSON.parse(text));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}
