// A local double of the portal's open data API, written from recorded facts: its answers, its manners and its faults.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { modes, type Mode } from '../../../http/fetch/api.js';
import { packOf, rowOf, type PortalAct } from './portal-acts.js';
import { blocked, recordedArticle, recordedTypes } from './portal-recordings.js';

export interface PortalCollection {
  name: string;
  acts: PortalAct[];
  /** The day on which the pack of each mode was made. */
  made: Partial<Record<Mode, string>>;
}

/** A request as it came. */
export interface Received {
  method: string;
  /** Path and query behind the base. */
  path: string;
  headers: IncomingMessage['headers'];
  /** Milliseconds. */
  at: number;
  /** Of a pack: its size, and the bytes that were sent. */
  size: number;
  sent: number;
}

/** Answers in place of the portal. @returns false to let the portal answer after all */
export type Misbehaviour = (request: Received, response: ServerResponse) => unknown;

/** What the check of an export says, one after the other; the last is repeated. */
export type JobScript = ('waiting' | 'working' | 'busy' | 'slow' | 'overloaded' | 'failed' | 'done' | 'expired')[];

const base = '/t/normattiva.api/bff-opendata/v1/api/v1/';
const states = {
  waiting: { stato: 1, descrizioneStato: 'Ricerca confermata in attesa di elaborazione', descrizioneErrore: null },
  working: { stato: 2, descrizioneStato: 'In elaborazione', percentuale: 50, descrizioneErrore: null },
  slow: { stato: 6, descrizioneStato: 'Ricerca confermata', descrizioneErrore: null },
  overloaded: { stato: 5, descrizioneStato: 'Carico eccessivo.', descrizioneErrore: null },
  failed: { stato: 4, descrizioneStato: 'Errore', descrizioneErrore: 'Esportazione non riuscita' },
};
interface Job {
  criteria: Record<string, unknown>;
  mode: Mode;
  isConfirmed: boolean;
  script: JobScript;
}

export class Portal {
  readonly requests: Received[] = [];
  /** Used up one by one, by the first request that each fits. */
  readonly faults: { on: RegExp; how: Misbehaviour }[] = [];
  /** For the next exports; without one an export waits, works and is done. */
  readonly scripts: JobScript[] = [];
  /** Acts of a window of amendments beyond which it is refused. */
  mostAmended = 7_000;
  /** Whether the answer with a pack states its length. */
  statesSizes = true;
  /** Names that exports ignore, as they ignore those that they do not know. */
  readonly ignoredNames = new Set<string>();
  /** Packs are sent in pieces of 64 kB with so many milliseconds between; 0 at once. */
  pieceMilliseconds = 0;
  mostAtOnce = 0;
  private readonly jobs = new Map<string, Job>();
  /** Made when they are first asked for, by mode and name. */
  readonly packs = new Map<string, Buffer>();
  private atOnce = 0;

  private constructor(
    private readonly server: Server,
    readonly collections: PortalCollection[],
    /** All acts, those of collections and the others. */
    readonly acts: PortalAct[],
  ) {}

  static async start(collections: PortalCollection[], others: PortalAct[] = []): Promise<Portal> {
    const server = createServer();
    const acts = new Set([...collections.flatMap((collection) => collection.acts), ...others]);
    const portal = new Portal(server, collections, [...acts]);
    server.on('request', (request, response) => void portal.receive(request, response));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return portal;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}${base}`;
  }

  /** Makes the next request that fits go wrong. */
  fail(on: RegExp, how: Misbehaviour, times = 1): void {
    for (let i = 0; i < times; i++) this.faults.push({ on, how });
  }

  get downloads(): Received[] {
    return this.requests.filter(({ size }) => size > 0);
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private async receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.mostAtOnce = Math.max(this.mostAtOnce, ++this.atOnce);
    response.on('close', () => this.atOnce--);
    const path = decodeURIComponent((request.url ?? '').replace(base, ''));
    const { method = '', headers } = request;
    const received: Received = { method, path, headers, at: performance.now(), size: 0, sent: 0 };
    this.requests.push(received);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    if (headers['content-type'] !== undefined && body === '') return json(response, 409, blocked, 'text/html');
    const at = this.faults.findIndex(({ on }) => on.test(`${method} ${path}`));
    if (at !== -1 && this.faults.splice(at, 1)[0]!.how(received, response) !== false) return;
    this.answer(received, response, body === '' ? {} : (JSON.parse(body) as Record<string, unknown>));
  }

  private answer(received: Received, response: ServerResponse, body: Record<string, unknown>): void {
    const [path = '', query] = received.path.split('?');
    const asked = new URLSearchParams((query ?? '').replaceAll('+', '%2B'));
    const token = path.split('/').at(-1) ?? '';
    if (path === 'collections/collection-predefinite') return json(response, 200, this.catalogue());
    if (path === 'tipologiche/denominazione-atto') return json(response, 200, recordedTypes);
    if (path === 'tipologiche/estensioni') return json(response, 200, [{ label: 'Akoma Ntoso', value: 'AKN' }]);
    if (path === 'collections/download/collection-preconfezionata') return this.redirect(response, asked);
    if (path.startsWith('file-download/'))
      return void this.send(this.pack(path.slice('file-download/'.length)), received, response);
    if (path === 'ricerca/avanzata') return this.search(response, body);
    if (path === 'ricerca/aggiornati') return this.amended(response, body);
    if (path === 'atto/dettaglio-atto-urn') return json(response, 200, recordedArticle);
    if (path === 'ricerca-asincrona/nuova-ricerca') return this.order(response, body);
    if (path === 'ricerca-asincrona/conferma-ricerca') return this.confirm(response, String(body['token']));
    if (path.startsWith('ricerca-asincrona/check-status/')) return this.status(response, token);
    if (path.startsWith('collections/download/collection-asincrona/'))
      return this.sendExport(token, received, response);
    json(response, 404, {
      code: '404',
      type: 'Status report',
      message: 'Runtime Error',
      description: 'No matching resource found for given API Request',
    });
  }

  private catalogue(): unknown[] {
    const names = { O: 'ORIGINALE', M: 'MULTIVIGENTE', V: 'VIGENTE' };
    return this.collections.flatMap(({ name, acts, made }) =>
      modes
        .filter((mode) => made[mode] !== undefined)
        .map((mode) => ({
          nomeCollezione: name,
          formatoCollezione: mode,
          descrizioneFormatoCollezione: names[mode],
          dataCreazione: made[mode],
          numeroAtti: acts.length,
        })),
    );
  }

  private redirect(response: ServerResponse, asked: URLSearchParams): void {
    const [name, mode] = [asked.get('nome') ?? '', asked.get('formatoRichiesta') ?? ''];
    if (asked.get('formato') !== 'AKN') return rule(response, 400, 'formato di esportazione non consentito', '1003');
    if (!['O', 'M', 'V'].includes(mode)) return rule(response, 400, 'Formato vigenza non consentito', '1006');
    const found = this.collections.find((one) => one.name === name && one.made[mode as Mode] !== undefined);
    if (found === undefined) return rule(response, 404, 'Risorsa non presente', '1200');
    response.writeHead(302, { location: `${base}file-download/${encodeURIComponent(`${mode} ${name}`)}` }).end();
  }

  /** Makes all packs before they are asked for. */
  makePacks(): void {
    for (const { name, made } of this.collections) {
      for (const mode of modes) if (made[mode] !== undefined) this.pack(`${mode} ${name}`);
    }
  }

  /** @param key mode and name */
  private pack(key: string): Buffer {
    const collection = this.collections.find(({ name }) => name === key.slice(2))!;
    const pack = this.packs.get(key) ?? packOf(collection.acts, key[0] as Mode);
    this.packs.set(key, pack);
    return pack;
  }

  private async send(pack: Buffer, received: Received, response: ServerResponse): Promise<void> {
    received.size = pack.length;
    const size = this.statesSizes ? { 'content-length': pack.length } : {};
    response.writeHead(200, { 'content-type': 'application/zip', ...size });
    const piece = 65_536;
    for (let at = 0; at < pack.length && !response.destroyed; at += piece) {
      const part = pack.subarray(at, at + piece);
      response.write(part);
      received.sent += part.length;
      if (this.pieceMilliseconds > 0) await new Promise((resolve) => setTimeout(resolve, this.pieceMilliseconds));
    }
    response.end();
  }

  /** Acts that fit; names that an export does not know are ignored. */
  private fitting(criteria: Record<string, unknown>): PortalAct[] {
    const { denominazioneAtto, annoProvvedimento, meseProvvedimento, numeroProvvedimento } = criteria;
    return this.acts.filter(
      ({ type, date, number }) =>
        (denominazioneAtto === undefined || denominazioneAtto === type) &&
        (annoProvvedimento === undefined || annoProvvedimento === Number(date.slice(0, 4))) &&
        (meseProvvedimento === undefined || meseProvvedimento === Number(date.slice(5, 7))) &&
        (numeroProvvedimento === undefined || numeroProvvedimento === number),
    );
  }

  private search(response: ServerResponse, criteria: Record<string, unknown>): void {
    if (criteria['paginazione'] === undefined) {
      const timestamp = '2026-08-24T10:06:04.948+00:00';
      return json(response, 500, { timestamp, status: 500, error: 'Internal Server Error', path: '/bff-opendata/…' });
    }
    const found = this.fitting(criteria);
    const { paginaCorrente, numeroElementiPerPagina } = criteria['paginazione'] as Record<string, number>;
    const page = found.slice(
      (paginaCorrente! - 1) * numeroElementiPerPagina!,
      paginaCorrente! * numeroElementiPerPagina!,
    );
    const years = new Map<string, number>();
    for (const { date } of found) years.set(date.slice(0, 4), (years.get(date.slice(0, 4)) ?? 0) + 1);
    const facets = [...years].map(([codice, valore]) => ({ codice, descrizione: codice, valore }));
    json(response, 200, {
      listaAtti: [null, ...page.map(rowOf)],
      facetMap: { anno_provvedimento: facets },
      numeroPagine: 1,
      numeroAttiTrovati: found.length,
      paginaCorrente: 1,
      numeroElementiPerPagina: 0,
      message: null,
      numeroFileRicerca: 0,
    });
  }

  private amended(response: ServerResponse, body: Record<string, unknown>): void {
    const [from, to] = ['dataInizioAggiornamento', 'dataFineAggiornamento'].map((name) =>
      String(body[name]).slice(0, 10),
    );
    const days = (Date.parse(to!) - Date.parse(from!)) / 86_400_000;
    if (days < 0) return rule(response, 400, 'data di fine precedente a quella di inizio', '1503');
    if (days > 366) return rule(response, 400, 'periodo di esportazione superiore a 12 mesi', '1501');
    const found = this.acts.filter(({ amended }) => amended !== undefined && amended.on >= from! && amended.on <= to!);
    if (found.length > this.mostAmended) return rule(response, 400, 'troppi atti', '1502');
    json(response, 200, { listaAtti: found.map(rowOf), numeroPagine: 1, numeroAttiTrovati: found.length });
  }

  private order(response: ServerResponse, { richiestaExport, parametriRicerca }: Record<string, unknown>): void {
    const token = `bbe2c735-de04-4f52-af69-${String(this.jobs.size).padStart(12, '0')}`;
    const script = this.scripts.shift() ?? ['waiting', 'working', 'done'];
    const stated = Object.entries(parametriRicerca as Record<string, unknown>);
    const criteria = Object.fromEntries(stated.filter(([name]) => !this.ignoredNames.has(name)));
    this.jobs.set(token, { criteria, mode: richiestaExport as Mode, isConfirmed: false, script });
    response.writeHead(202, { 'content-type': 'text/plain' }).end(token);
  }

  private confirm(response: ServerResponse, token: string): void {
    const job = this.jobs.get(token);
    if (job === undefined) return noToken(response, token);
    job.isConfirmed = true;
    json(response, 200, states.waiting);
  }

  private status(response: ServerResponse, token: string): void {
    const job = this.jobs.get(token);
    if (job?.isConfirmed !== true) return noToken(response, token);
    const state = (job.script.length > 1 ? job.script.shift() : job.script[0]) ?? 'done';
    if (state === 'expired') return noToken(response, token);
    if (state === 'busy') return json(response, 409, states.working);
    if (state === 'overloaded') return json(response, 503, states.overloaded);
    if (state !== 'done') return json(response, 200, states[state]);
    const path = `collections/download/collection-asincrona/${token}`;
    // Relative and absolute addresses both occur.
    const location = this.jobs.size % 2 === 0 ? path : `${this.url}${path}`;
    response.writeHead(303, { 'x-ipzs-location': location }).end();
  }

  private sendExport(token: string, received: Received, response: ServerResponse): void {
    const job = this.jobs.get(token);
    if (job === undefined) return noToken(response, token);
    void this.send(packOf(this.fitting(job.criteria), job.mode), received, response);
  }
}

/** An act as the portal lists it. */
export function json(response: ServerResponse, status: number, body: unknown, type = 'application/json'): void {
  response.writeHead(status, { 'content-type': type }).end(JSON.stringify(body));
}

function rule(response: ServerResponse, status: number, message: string, code: string): void {
  json(response, status, { message, code });
}

function noToken(response: ServerResponse, token: string): void {
  rule(response, 404, `Nessuna ricerca con token ${token} trovata`, '1204');
}
