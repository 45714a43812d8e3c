// Buttons that name classes or kinds, with their colour and how many there are; each hides and shows its own.
import type { ExplorerWords } from '../words.js';
import type { Drawing } from './drawing.js';
import { formatNumber, make } from './elements.js';

export interface Entry {
  key: string;
  label: string;
  count: number;
  /** Colour of its sign, or `null` for none. */
  colour: string | null;
}

/** The kinds of link, each with its number. */
export function countKinds({ kinds, kind }: Drawing, words: ExplorerWords): Entry[] {
  const counts = kinds.map(() => 0);
  for (const one of kind) counts[one]!++;
  return kinds.map((key, i) => ({ key, label: words.kindNames[key] ?? key, count: counts[i]!, colour: null }));
}

/** @param hidden keys that are hidden; changed by clicks, after which `change` is called */
export function showLegend(box: HTMLElement, entries: readonly Entry[], hidden: Set<string>, change: () => void): void {
  const focused = document.activeElement?.getAttribute('data-key');
  const buttons = entries
    .filter(({ count }) => count > 0)
    .map(({ key, label, count, colour }) => {
      const isShown = !hidden.has(key);
      const button = make('button', { type: 'button', 'aria-pressed': String(isShown), 'data-key': key });
      if (colour !== null) {
        const sign = make('span', { class: 'sign', 'aria-hidden': 'true' });
        sign.style.backgroundColor = colour;
        button.append(sign);
      }
      button.append(label, ' ', make('span', { class: 'count' }, formatNumber(count)));
      button.addEventListener('click', () => {
        if (isShown) hidden.add(key);
        else hidden.delete(key);
        change();
      });
      return button;
    });
  const hadFocus = box.contains(document.activeElement);
  box.replaceChildren(...buttons);
  if (hadFocus) buttons.find((button) => button.dataset['key'] === focused)?.focus();
}
