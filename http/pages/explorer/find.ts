// A field that finds acts by number, name or title: an ARIA combobox over the drawing and the service's own suggestions.
import { language, make } from './elements.js';
import type { Drawing } from './drawing.js';

/** Time without a key after which suggestions are asked for, in milliseconds. */
const pause = 150;
const mostOptions = 8;

interface Suggestion {
  testo: string;
  eli: string;
  sigla: string;
}

/** @param choose is given the ELI, or the words as they are where nothing was chosen */
export function openFind(input: HTMLInputElement, drawing: Drawing, choose: (asked: string) => void): void {
  const list = make('ul', { class: 'suggestions', id: `${input.id}-options`, role: 'listbox' });
  list.setAttribute('aria-label', input.labels?.[0]?.textContent ?? '');
  list.hidden = true;
  input.after(list);
  for (const [name, value] of [
    ['role', 'combobox'],
    ['aria-autocomplete', 'list'],
    ['aria-controls', list.id],
    ['aria-expanded', 'false'],
  ] as const) {
    input.setAttribute(name, value);
  }
  let [timer, asked, chosen] = [0, 0, -1];
  const close = () => {
    list.hidden = true;
    chosen = -1;
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-activedescendant');
  };
  const take = (option: Element | undefined) => {
    const eli = option?.getAttribute('data-eli') ?? input.value.trim();
    window.clearTimeout(timer);
    asked++;
    close();
    if (eli !== '') choose(eli);
  };
  const mark = (place: number) => {
    const options = [...list.children];
    chosen = (place + options.length) % options.length;
    for (const [i, option] of options.entries()) option.setAttribute('aria-selected', String(i === chosen));
    input.setAttribute('aria-activedescendant', options[chosen]!.id);
    options[chosen]!.scrollIntoView({ block: 'nearest' });
  };
  const suggest = async () => {
    const words = input.value.trim();
    const number = ++asked;
    if (words.length < 2) return close();
    const found = [...findLabels(drawing, words), ...(await askService(words))];
    if (number !== asked) return;
    const known = new Map(found.map(({ eli, text }) => [eli, text]));
    const options = [...known].slice(0, mostOptions).map(([eli, text], i) => {
      const option = make(
        'li',
        { role: 'option', 'aria-selected': 'false', id: `${list.id}-${i}`, 'data-eli': eli },
        text,
      );
      option.addEventListener('mousedown', () => take(option));
      return option;
    });
    list.replaceChildren(...options);
    chosen = -1;
    input.removeAttribute('aria-activedescendant');
    list.hidden = options.length === 0;
    input.setAttribute('aria-expanded', String(!list.hidden));
  };
  input.addEventListener('input', () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => void suggest(), pause);
  });
  input.addEventListener('blur', () => window.setTimeout(close, 150));
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      take(list.hidden ? undefined : list.children[Math.max(0, chosen)]);
    } else if (event.key === 'Escape') close();
    else if (!list.hidden && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      mark(chosen + (event.key === 'ArrowDown' ? 1 : -1));
    }
  });
}

/** Nodes whose names hold the words, the most linked first. */
function findLabels({ label, id }: Drawing, words: string): { eli: string; text: string }[] {
  const plain = (text: string) => text.toLowerCase().replace(/[\s.]+/g, '');
  const wanted = plain(words);
  const found: { eli: string; text: string }[] = [];
  for (let node = 0; node < label.length && found.length < mostOptions; node++) {
    if (plain(label[node]!).includes(wanted)) found.push({ eli: id[node]!, text: label[node]! });
  }
  return found;
}

async function askService(words: string): Promise<{ eli: string; text: string }[]> {
  const address = `/api/public/suggerimenti?q=${encodeURIComponent(words)}&lang=${language()}`;
  const reply = await fetch(address).catch(() => null);
  if (!reply?.ok) return [];
  const { suggerimenti } = (await reply.json()) as { suggerimenti: Suggestion[] };
  return suggerimenti.map(({ testo, eli, sigla }) => ({ eli, text: testo === sigla ? sigla : `${testo} (${sigla})` }));
}
