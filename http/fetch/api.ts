// The questions of the portal's open data API that fetching asks, with the shapes of their answers as they were recorded.
import typia from '#typia';
import { answerFault } from './fault.js';
import type { Client } from './client.js';

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
  codiceRedazionale: string;
  dataGU: string;
  dataUltimaModifica: string | null;
  ultimiAttiModificanti: string | null;
}

export interface Facet {
  codice: string | number | null;
  valore: string | number | null;
}

/** A page of acts. An element of the list may be `null`. */
export interface SearchAnswer {
  listaAtti: (ActRow | null)[];
  facetMap?: Record<string, (Facet | null)[] | null> | null;
  numeroAttiTrovati: number;
}

/** What an export has come to. */
export interface JobStatus {
  /** 0 to confirm, 1 waiting, 2 working, 3 done, 4 failed, 5 overloaded, 6 confirmed, will take longer. */
  stato: number;
  descrizioneStato?: string | null;
  descrizioneErrore?: string | null;
}

/** A selection of acts: the members mean the same in a search and in an export, which ignores names that it does not know. */
export interface Criteria {
  denominazioneAtto: string;
  annoProvvedimento?: number;
  meseProvvedimento?: number;
}

export const validCatalogue = typia.createValidate<CatalogueRow[]>();
export const validTypes = typia.createValidate<TypeRow[]>();
export const validSearch = typia.createValidate<SearchAnswer>();
const validStatus = typia.createValidate<JobStatus>();

export class Api {
  constructor(readonly client: Client) {}

  async catalogue(): Promise<CatalogueRow[]> {
    return this.client.json({ path: 'collections/collection-predefinite', what: 'the catalogue' }, validCatalogue);
  }

  async types(): Promise<TypeRow[]> {
    return this.client.json({ path: 'tipologiche/denominazione-atto', what: 'the types of act' }, validTypes);
  }

  /** How many acts fit, and how many of each year where the answer says so. */
  async search(criteria: Criteria, what: string): Promise<SearchAnswer> {
    const body = {
      ...criteria,
      orderType: 'recente',
      // Without it the answer is a 500, though the specification calls it optional.
      paginazione: { paginaCorrente: 1, numeroElementiPerPagina: 1 },
    };
    return this.client.json({ method: 'POST', path: 'ricerca/avanzata', body, what }, validSearch);
  }

  /** The acts that were amended in a window of days of at most 12 months. New acts are not among them. */
  async amended(from: string, to: string): Promise<ActRow[]> {
    const what = `the acts amended from ${from} to ${to}`;
    const body = { dataInizioAggiornamento: `${from}T00:00:00Z`, dataFineAggiornamento: `${to}T23:59:59Z` };
    const ask = { method: 'POST', path: 'ricerca/aggiornati', body, what } as const;
    const { listaAtti } = await this.client.json(ask, validSearch);
    return listaAtti.filter((row) => row !== null);
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
      const text = (await response.text()).trim().replace(/^"(.*)"$/, '$1');
      // An error may come with status 200: a token is one word.
      if (!response.ok || !/^[\w-]{8,100}$/.test(text)) throw answerFault(response, text);
      return text;
    });
  }

  /** Confirms an export, which is what starts it. */
  async confirmExport(token: string, what: string): Promise<void> {
    const ask = { method: 'PUT', path: 'ricerca-asincrona/conferma-ricerca', body: { token }, what } as const;
    await this.client.ask(ask, async (response) => {
      const text = await response.text();
      if (!response.ok) throw answerFault(response, text);
    });
  }

  /** What an export has come to, and where its pack is once it is ready; `location` may be relative, or missing. */
  async exportStatus(token: string, what: string): Promise<JobStatus & { location: string | null }> {
    const ask = { path: `ricerca-asincrona/check-status/${token}`, what };
    return this.client.ask(ask, async (response) => {
      const text = await response.text();
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

function asStatus(text: string): JobStatus | null {
  try {
    const result = validStatus(JSON.parse(text));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}
