// A client that keeps copies of the tables: loads them whole once, then follows what changed. It knows nothing but the addresses.

/** Asks the service. @returns the body of an answer with status 200; `null` for a 410 */
export type Get = (target: string) => Promise<string | null>;

interface Row {
  eli?: string;
  id?: string;
  chiave?: string;
  visto_il: string | null;
}
type Change = Pick<Row, 'visto_il'> & { tabella: TableName; chiave: string; riga: Row | null };
type TableName = (typeof tableNames)[number];
const tableNames = ['norme', 'articoli', 'relazioni', 'citazioni'] as const;

export class HarvestClient {
  /** Rows by table and key. */
  readonly rows = new Map<string, Row>();
  /** What only relations name: few, and taken anew each time. */
  named: Row[] = [];
  /** How often all tables were read. */
  loads = 0;
  /** The last day of which it has everything; `null` where no day is known yet. */
  #day: string | null = null;

  constructor(private readonly get: Get) {}

  /** Has what the service has now. */
  async update(): Promise<void> {
    const { corpus, conteggi } = JSON.parse((await this.get('/api/public/health'))!) as {
      corpus: { cambiamenti_dal: string | null };
      conteggi: { norme: number };
    };
    const changes = this.#day === null ? null : await this.#read(`cambiamenti.ndjson?dal=${this.#day}`);
    if (changes === null) await this.#load(conteggi.norme);
    for (const { tabella, chiave, riga, visto_il } of (changes ?? []) as unknown as Change[]) {
      if (riga === null) this.rows.delete(`${tabella} ${chiave}`);
      else this.rows.set(`${tabella} ${chiave}`, riga);
      if (visto_il! > this.#day!) this.#day = visto_il;
    }
    this.named = (await this.#read(`norme.ndjson?offset=${conteggi.norme}`))!;
    // Changes of this very day may still come: it is asked for again.
    this.#day ??= corpus.cambiamenti_dal;
  }

  async #load(acts: number): Promise<void> {
    this.loads++;
    this.rows.clear();
    for (const table of tableNames)
      for (const row of (await this.#read(`${table}.ndjson`))!.slice(0, table === 'norme' ? acts : Infinity)) {
        this.rows.set(`${table} ${row.chiave ?? row.id ?? row.eli}`, row);
        if (row.visto_il && (this.#day === null || row.visto_il > this.#day)) this.#day = row.visto_il;
      }
  }

  async #read(path: string): Promise<Row[] | null> {
    const text = await this.get(`/dati/${path}`);
    return (
      text
        ?.split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line) as Row) ?? null
    );
  }
}
