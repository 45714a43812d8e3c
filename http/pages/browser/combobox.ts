// A field with suggestions below it, as an ARIA combobox: arrows choose, Enter takes, Escape closes.
import { placed } from './place.js';

/** An act or article, and what is shown of it. */
export interface Suggestion {
  eli: string;
  text: string;
}

/** The suggestions of a field, and the use of the chosen one. */
export interface ComboboxUse {
  suggest(words: string): Promise<readonly Suggestion[]>;
  /** Opens what was chosen. */
  take(eli: string): void;
  /** Enter takes the first suggestion, or these words where there is none. Without it, Enter sends the form where nothing is chosen. */
  takeWords?(words: string): void;
}

/** Time without a key after which suggestions are asked for, in milliseconds. */
const pause = 120;
/** Time after which a field that was left closes its list: a click on a suggestion leaves it, too. */
const closing = 150;
const fewestLetters = 2;

export class Combobox {
  readonly #list: HTMLUListElement;
  /** Place of the chosen suggestion, -1 for none. */
  #chosen = -1;
  #timer = 0;
  /** Questions so far: an answer that comes late is dropped. */
  #asked = 0;

  /** @param put puts the list into the page */
  constructor(
    readonly input: HTMLInputElement,
    put: (list: HTMLUListElement) => void,
    readonly use: ComboboxUse,
  ) {
    this.#list = document.createElement('ul');
    this.#list.className = 'suggestions';
    this.#list.id = `${input.id}-suggestions`;
    this.#list.role = 'listbox';
    this.#list.ariaLabel = input.labels?.[0]?.textContent ?? '';
    this.#list.hidden = true;
    put(this.#list);
    input.role = 'combobox';
    input.ariaAutoComplete = 'list';
    input.setAttribute('aria-controls', this.#list.id);
    input.ariaExpanded = 'false';
    input.addEventListener('input', () => {
      window.clearTimeout(this.#timer);
      this.#timer = window.setTimeout(() => void this.#suggest(), pause);
    });
    input.addEventListener('blur', () => window.setTimeout(() => this.#close(), closing));
    input.addEventListener('keydown', (event) => this.#press(event));
  }

  #press(event: KeyboardEvent): void {
    const isOpen = !this.#list.hidden;
    if (event.key === 'Enter') this.#enter(event, isOpen);
    else if (!isOpen) return;
    else if (event.key === 'Escape') {
      // Else browsers empty the field.
      event.preventDefault();
      this.#close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      this.#choose(this.#chosen + (event.key === 'ArrowDown' ? 1 : -1));
    }
  }

  #enter(event: KeyboardEvent, isOpen: boolean): void {
    const { takeWords } = this.use;
    const place = takeWords === undefined ? this.#chosen : Math.max(0, this.#chosen);
    const option = isOpen ? this.#list.children[place] : undefined;
    if (option === undefined && takeWords === undefined) return;
    event.preventDefault();
    if (option !== undefined) this.#take(option);
    else {
      this.#stop();
      const words = this.input.value.trim();
      if (words !== '') takeWords?.(words);
    }
  }

  async #suggest(): Promise<void> {
    const words = this.input.value.trim();
    const number = ++this.#asked;
    if (words.length < fewestLetters) return this.#close();
    const found = await this.use.suggest(words);
    if (number !== this.#asked) return;
    this.#list.replaceChildren(...found.map((one, i) => this.#option(one, i)));
    this.#close();
    this.#list.hidden = found.length === 0;
    this.input.ariaExpanded = String(found.length > 0);
  }

  #option({ eli, text }: Suggestion, i: number): HTMLLIElement {
    const option = document.createElement('li');
    option.id = `${this.#list.id}-${i}`;
    option.role = 'option';
    option.ariaSelected = 'false';
    option.dataset['eli'] = eli;
    option.textContent = text;
    option.addEventListener('mousedown', () => this.#take(option));
    return option;
  }

  #choose(place: number): void {
    const options = [...this.#list.children];
    this.#chosen = (place + options.length) % options.length;
    for (const [i, option] of options.entries()) option.ariaSelected = String(i === this.#chosen);
    const chosen = options[this.#chosen]!;
    this.input.setAttribute('aria-activedescendant', chosen.id);
    chosen.scrollIntoView({ block: 'nearest' });
  }

  #take(option: Element): void {
    this.#stop();
    this.use.take(option.getAttribute('data-eli')!);
  }

  /** No answer opens the list any more. */
  #stop(): void {
    window.clearTimeout(this.#timer);
    this.#asked++;
    this.#close();
  }

  #close(): void {
    this.#list.hidden = true;
    this.#chosen = -1;
    this.input.ariaExpanded = 'false';
    this.input.removeAttribute('aria-activedescendant');
  }
}

interface ServiceSuggestions {
  suggerimenti: { testo: string; eli: string; sigla: string }[];
}

/** The suggestions of the service; none where it does not answer. */
export async function askService(words: string): Promise<Suggestion[]> {
  const address = `/api/public/suggerimenti?q=${encodeURIComponent(words)}&lang=${document.documentElement.lang}`;
  const reply = await fetch(placed(address)).catch(() => null);
  if (!reply?.ok) return [];
  const { suggerimenti } = (await reply.json()) as ServiceSuggestions;
  return suggerimenti.map(({ testo, eli, sigla }) => ({ eli, text: testo === sigla ? sigla : `${testo} (${sigla})` }));
}
