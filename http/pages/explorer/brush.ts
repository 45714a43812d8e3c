// A brush over years: a histogram of links by the year of the amending act, and two sliders that bound it.
import type { Drawing } from './drawing.js';
import { fill, formatNumber, make } from './elements.js';
import type { ExplorerWords } from '../words.js';
import type { View } from './view.js';

const svg = 'http://www.w3.org/2000/svg';
const [width, height] = [240, 48];

/** Shows the brush in its box, and keeps the bounds of the view. */
export class Brush {
  readonly #first: number;
  readonly #last: number;
  readonly #sliders: Record<'from' | 'to', HTMLInputElement>;
  readonly #said: HTMLElement;
  readonly #bars: { year: number; bar: SVGRectElement }[] = [];

  constructor(
    box: HTMLElement,
    { source, year, links }: Drawing,
    private readonly view: View,
    private readonly words: ExplorerWords,
    change: () => void,
  ) {
    const counts = new Map<number, number>();
    for (let link = 0; link < links; link++) {
      const one = year[source[link]!]!;
      if (one > 0) counts.set(one, (counts.get(one) ?? 0) + 1);
    }
    const years = [...counts.keys()];
    this.#first = Math.min(...years, 2100);
    this.#last = Math.max(...years, 0);
    const slider = (name: 'from' | 'to') => {
      const input = make('input', { type: 'range', 'aria-label': `${words.years}: ${words[name]}` });
      input.min = String(this.#first);
      input.max = String(this.#last);
      input.value = String(view[name] ?? (name === 'from' ? this.#first : this.#last));
      input.addEventListener('input', () => {
        this.#bound(name);
        change();
      });
      return input;
    };
    this.#sliders = { from: slider('from'), to: slider('to') };
    this.#said = make('p', { class: 'soft' });
    const legend = box.querySelector('legend');
    box.replaceChildren(
      ...(legend ? [legend] : []),
      this.#draw(counts),
      this.#sliders.from,
      this.#sliders.to,
      this.#said,
    );
    box.hidden = years.length < 2;
    this.#show();
  }

  /** Back to all years. */
  reset(): void {
    this.#sliders.from.value = String(this.#first);
    this.#sliders.to.value = String(this.#last);
    this.#show();
  }

  /** One bound pushes the other before it. */
  #bound(moved: 'from' | 'to'): void {
    const { from, to } = this.#sliders;
    if (Number(from.value) > Number(to.value)) (moved === 'from' ? to : from).value = this.#sliders[moved].value;
    this.#show();
  }

  /** Says and marks the years, which the view keeps where they are not all. */
  #show(): void {
    const [from, to] = [Number(this.#sliders.from.value), Number(this.#sliders.to.value)];
    this.view.from = from === this.#first ? null : from;
    this.view.to = to === this.#last ? null : to;
    this.#said.textContent = fill('{a} {from} {b} {to}', { a: this.words.from, from, b: this.words.to, to });
    for (const { year, bar } of this.#bars) bar.setAttribute('class', year < from || year > to ? 'out' : 'in');
  }

  #draw(counts: ReadonlyMap<number, number>): SVGElement {
    const picture = document.createElementNS(svg, 'svg');
    picture.setAttribute('viewBox', `0 0 ${width} ${height}`);
    picture.setAttribute('preserveAspectRatio', 'none');
    picture.setAttribute('aria-hidden', 'true');
    const step = width / (this.#last - this.#first + 1);
    const most = Math.sqrt(Math.max(...counts.values(), 1));
    for (const [year, count] of counts) {
      const bar = document.createElementNS(svg, 'rect');
      // By the root, so that years with few are seen beside those with very many.
      const tall = Math.max(2, (Math.sqrt(count) / most) * height);
      const sides = {
        x: (year - this.#first) * step,
        y: height - tall,
        width: Math.max(0.6, step * 0.85),
        height: tall,
      };
      for (const [name, value] of Object.entries(sides)) bar.setAttribute(name, value.toFixed(2));
      const title = document.createElementNS(svg, 'title');
      title.textContent = `${year}: ${formatNumber(count)}`;
      bar.append(title);
      picture.append(bar);
      this.#bars.push({ year, bar });
    }
    return picture;
  }
}
