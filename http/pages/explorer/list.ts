// The list twin of the drawing: what is on the screen as a table, for keyboards, screen readers and browsers without WebGL.
import { actAddress, fill, formatNumber, make } from './elements.js';
import type { Drawing } from './drawing.js';
import type { ExplorerWords } from '../words.js';
import { typeName } from '../parts/type-name.js';

const pageRows = 50;

export interface ListEvents {
  select: (node: number) => void;
  /** The row of a node has the focus; `null` where the focus has left the list. */
  hover: (node: number | null) => void;
}

export class NodeTable {
  #nodes: readonly number[] = [];
  #shown = pageRows;

  constructor(
    private readonly drawing: Drawing,
    private readonly parts: { rows: HTMLElement; said: HTMLElement; more: HTMLElement },
    private readonly words: ExplorerWords,
    private readonly events: ListEvents,
  ) {
    parts.more.addEventListener('click', () => {
      const first = this.#shown;
      this.#shown += pageRows;
      this.#draw();
      (parts.rows.children[first]?.querySelector('button') as HTMLElement | null)?.focus();
    });
  }

  /** @param nodes the most linked first */
  show(nodes: readonly number[]): void {
    this.#nodes = nodes;
    this.#shown = pageRows;
    this.#draw();
  }

  #draw(): void {
    const { rows, said, more } = this.parts;
    // A row that has the focus keeps it.
    const focused = rows.contains(document.activeElement) ? document.activeElement?.getAttribute('data-node') : null;
    said.textContent = fill(this.words.listOnScreen, { n: formatNumber(this.#nodes.length) });
    rows.replaceChildren(...this.#nodes.slice(0, this.#shown).map((node) => this.#row(node)));
    more.hidden = this.#shown >= this.#nodes.length;
    if (focused) rows.querySelector<HTMLElement>(`[data-node="${focused}"]`)?.focus();
  }

  #row(node: number): HTMLElement {
    const { label, id, types, type, year, degree } = this.drawing;
    const name = make('button', { type: 'button', class: 'link', 'data-node': String(node) }, label[node]!);
    name.addEventListener('click', () => this.events.select(node));
    name.addEventListener('focus', () => this.events.hover(node));
    name.addEventListener('blur', () => this.events.hover(null));
    const page = make(
      'a',
      { href: actAddress(id[node]!), 'aria-label': `${this.words.open}: ${label[node]!}` },
      this.words.open,
    );
    return make(
      'tr',
      {},
      make('td', {}, name),
      make('td', {}, typeName(types[type[node]!]!)),
      make('td', {}, year[node] === 0 ? '' : String(year[node])),
      make('td', {}, formatNumber(degree[node]!)),
      make('td', {}, page),
    );
  }
}
