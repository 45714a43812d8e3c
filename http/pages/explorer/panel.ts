// The selection: its name, its relations as a table, and the path from it to another act.
import { withAccents } from '../../formats/accents.js';
import {
  actAddress,
  aroundAddress,
  ask,
  fill,
  formatDay,
  formatNumber,
  language,
  link,
  make,
  makeTable,
  relationAddress,
  relationsAddress,
} from './elements.js';
import { namePlace } from '../../../engine/law/place-name.js';
import { showCitations } from './cited.js';
import { openFind } from './find.js';
import type { Drawing } from './drawing.js';
import { placed } from '../browser/place.js';
import type { ExplorerWords } from '../words.js';

interface Relation {
  id: string;
  verbo: string;
  da: End;
  a: End;
  data: string | null;
}

interface End {
  eli: string;
  sigla: string;
  parte: string | null;
  articolo: string | null;
}

/** The article, as a list of one; empty for an act as a whole. */
function placeOf({ parte, articolo }: End): string[] {
  return articolo === null ? [] : [namePlace({ parte, articolo })];
}

interface Relations {
  norma: { eli: string; titolo: string | null };
  modifica: Relation[];
  modificata_da: Relation[];
  totale: number;
}

interface Chain {
  lunghezza: number;
  nodi: { id: string; label: string }[];
  /** Between each node and the next: the relation of highest confidence, and how many there are. */
  legami: { relazione: Relation & { evidenza: string | null }; n_relazioni: number }[];
}

const mostRows = 60;

export interface PanelEvents {
  close: () => void;
  /** Another node was chosen. */
  select: (eli: string) => void;
  /** Chains of nodes to be shown, by ELI; none: no path any more. */
  path: (target: string | null, chains: readonly (readonly string[])[]) => void;
}

export class Panel {
  #shown = '';

  constructor(
    private readonly box: HTMLElement,
    private readonly drawing: Drawing,
    private readonly words: ExplorerWords,
    private readonly events: PanelEvents,
  ) {}

  hide(): void {
    this.#shown = '';
    this.box.hidden = true;
    this.box.replaceChildren();
  }

  /** @param target to which the path is shown, or `null` */
  show(eli: string, label: string, facts: string, target: string | null): void {
    if (eli === this.#shown) return;
    this.#shown = eli;
    const { words } = this;
    const title = make('p', { class: 'soft', lang: 'it' });
    const close = make('button', { type: 'button', class: 'plain close', 'aria-label': words.close }, '×');
    close.addEventListener('click', () => this.events.close());
    const tables = make('div');
    this.box.replaceChildren(
      make('div', { class: 'panel-head' }, make('h2', {}, label), close),
      title,
      make('p', { class: 'soft' }, facts),
      make(
        'p',
        { class: 'ways' },
        make('a', { href: actAddress(eli) }, words.open),
        ' · ',
        make('a', { href: aroundAddress(eli), 'aria-label': fill(words.aroundLabel, { name: label }) }, words.around),
      ),
      // Paths go along relations.
      ...(link === 'citazioni' ? [] : [this.#pathForm(eli, target)]),
      tables,
    );
    this.box.hidden = false;
    void this.#load(eli, title, tables);
  }

  async #load(eli: string, title: HTMLElement, tables: HTMLElement): Promise<void> {
    const [relations, citations] = [make('div'), make('div')];
    tables.replaceChildren(relations, citations);
    await Promise.all([
      link === 'citazioni' ? null : this.#loadRelations(eli, title, relations),
      link === 'modifiche' ? null : showCitations(citations, eli, this.words),
    ]);
  }

  async #loadRelations(eli: string, title: HTMLElement, tables: HTMLElement): Promise<void> {
    tables.replaceChildren(make('p', { class: 'soft' }, this.words.loading));
    const reply = await ask('relazioni', { norma: eli, limit: String(mostRows) });
    if (this.#shown !== eli) return;
    if (!reply?.ok) return tables.replaceChildren(make('p', { class: 'notice' }, this.words.failed));
    const { norma, modifica, modificata_da, totale } = (await reply.json()) as Relations;
    if (this.#shown !== eli) return;
    title.textContent = withAccents(norma.titolo ?? '');
    const more = totale - modifica.length - modificata_da.length;
    tables.replaceChildren(
      ...this.#table(this.words.amends, modifica, 'a'),
      ...this.#table(this.words.amendedBy, modificata_da, 'da'),
      ...(more > 0
        ? [
            make(
              'p',
              {},
              make('a', { href: relationsAddress(norma.eli) }, fill(this.words.morePanel, { n: formatNumber(more) })),
            ),
          ]
        : []),
    );
  }

  #table(caption: string, relations: readonly Relation[], side: 'da' | 'a'): Node[] {
    if (relations.length === 0) return [];
    const { what, with: other, day } = this.words.panelColumns;
    const rows = relations.map((relation) => {
      const end = relation[side];
      const name = this.#name(end);
      const own = side === 'a' ? relation.da : relation.a;
      const verb = make('a', { href: relationAddress(own.eli, relation.id) }, relation.verbo);
      const known = this.drawing.numberOf.has(end.eli);
      const act = known
        ? make('button', { type: 'button', class: 'link' }, name)
        : make('a', { href: actAddress(end.eli) }, name);
      if (known) act.addEventListener('click', () => this.events.select(end.eli));
      return [
        make('td', {}, ...placeOf(own).map((place) => `${place} `), verb),
        make('td', {}, act),
        make('td', { class: 'when' }, relation.data === null ? '' : formatDay(relation.data)),
      ];
    });
    return [makeTable(caption, [what, other, day], rows)];
  }

  #pathForm(eli: string, target: string | null): HTMLElement {
    const id = 'path-field';
    const input = make('input', { id, type: 'text', autocomplete: 'off', spellcheck: 'false' });
    const said = make('div', { role: 'status' });
    const box = make('div', { class: 'find path' }, make('label', { for: id }, this.words.path), input, said);
    const find = (asked: string) => {
      const number = this.drawing.numberOf.get(asked);
      if (number !== undefined) input.value = this.drawing.label[number]!;
      void this.#findPath(eli, asked, said);
    };
    openFind(input, this.drawing, find);
    if (target !== null) find(target);
    return box;
  }

  async #findPath(eli: string, target: string, said: HTMLElement): Promise<void> {
    const level = new URLSearchParams(location.search).get('livello') ?? 'norma';
    const reply = await ask('graph/percorso', { da: eli, a: target, livello: level });
    if (this.#shown !== eli) return;
    if (!reply?.ok) {
      const { detail = this.words.failed } = ((await reply?.json().catch(() => ({}))) ?? {}) as { detail?: string };
      this.events.path(null, []);
      return said.replaceChildren(make('p', { class: 'notice' }, detail));
    }
    const { catene } = (await reply.json()) as { catene: Chain[] };
    const [first] = catene;
    said.replaceChildren(
      make('p', {}, first ? fill(this.words.pathFound, { n: first.lunghezza }) : this.words.pathNone),
      ...catene.map((chain) => this.#chain(chain)),
    );
    this.events.path(
      target,
      catene.map(({ nodi }) => nodi.map(({ id }) => id)),
    );
  }

  /** The acts of a chain, and between them the sentence that links each to the next. */
  #chain({ nodi, legami }: Chain): HTMLElement {
    const missing = nodi.filter(({ id }) => !this.drawing.numberOf.has(id));
    const entries = nodi.flatMap(({ id, label }, i) => {
      const node = make('li', { class: 'act' }, make('a', { href: actAddress(id) }, this.#known(id, label)));
      const step = legami[i];
      return step === undefined ? [node] : [node, this.#step(step)];
    });
    return make(
      'div',
      {},
      make('ol', { class: 'chain' }, ...entries),
      ...(missing.length === 0
        ? []
        : [
            make(
              'p',
              { class: 'soft' },
              `${fill(this.words.pathHidden, { names: missing.map((one) => one.label).join(', ') })} `,
              ...(location.search.includes('norma=') ? [this.#inWhole(nodi)] : []),
            ),
          ]),
    );
  }

  /** `Codice penale, art. 575` */
  #name(end: End): string {
    return [this.#known(end.eli, end.sigla), ...placeOf(end)].join(', ');
  }

  /** The name by which an act that is drawn is known; else as it is labelled. */
  #known(eli: string, label: string): string {
    return this.drawing.name[this.drawing.numberOf.get(eli)!] ?? label;
  }

  /** The graph of everything, where the ends of the chain are more likely to be drawn. */
  #inWhole(nodes: Chain['nodi']): HTMLElement {
    const query = new URLSearchParams({ atto: nodes[0]!.id, fino_a: nodes.at(-1)!.id, lang: language() });
    return make('a', { href: placed(`/grafo?${query.toString()}`) }, this.words.pathWhole);
  }

  /** `L. 15/2005, art. 3 sostituisce L. 241/1990, art. 2 (8 mar 2005): «…»` */
  #step({ relazione, n_relazioni }: Chain['legami'][number]): HTMLElement {
    const { id, verbo, da, a, data, evidenza } = relazione;
    return make(
      'li',
      { class: 'step' },
      `${this.#name(da)} `,
      make('a', { href: relationAddress(da.eli, id) }, verbo),
      ` ${this.#name(a)}${data === null ? '' : ` (${formatDay(data)})`}`,
      ...(n_relazioni > 1
        ? [
            ` ${n_relazioni === 2 ? this.words.pathOther : fill(this.words.pathOthers, { n: formatNumber(n_relazioni - 1) })}`,
          ]
        : []),
      evidenza === null
        ? make('p', { class: 'soft' }, this.words.noSentence)
        : make('blockquote', { lang: 'it' }, withAccents(evidenza)),
    );
  }
}
