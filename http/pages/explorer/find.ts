// A field that finds acts by number, name or title, in the drawing and by the service's own suggestions.
import { askService, Combobox, type Suggestion } from '../browser/combobox.js';
import type { Drawing } from './drawing.js';

const mostOptions = 8;

/** @param choose is given the ELI, or the words as they are where nothing was suggested */
export function openFind(input: HTMLInputElement, drawing: Drawing, choose: (asked: string) => void): void {
  new Combobox(input, (list) => input.after(list), {
    suggest: async (words) => {
      const known = new Map(orderFound(drawing, words, await askService(words)).map(({ eli, text }) => [eli, text]));
      return [...known].slice(0, mostOptions).map(([eli, text]) => ({ eli, text }));
    },
    take: choose,
    takeWords: choose,
  });
}

/**
 * What may be meant: first what the service knows by the words and is drawn («c.p.p.» is the code), then names that hold them (`disp. att.
 * c.p.p.`), and what is not drawn. An act may be there twice.
 */
export function orderFound(
  drawing: Pick<Drawing, 'label' | 'id' | 'numberOf'>,
  words: string,
  asked: readonly Suggestion[],
): Suggestion[] {
  return [...asked.filter(({ eli }) => drawing.numberOf.has(eli)), ...findLabels(drawing, words), ...asked];
}

/** Nodes whose names hold the words, the most linked first. */
function findLabels({ label, id }: Pick<Drawing, 'label' | 'id'>, words: string): Suggestion[] {
  const plain = (text: string) => text.toLowerCase().replace(/[\s.]+/g, '');
  const wanted = plain(words);
  const found: Suggestion[] = [];
  for (let node = 0; node < label.length && found.length < mostOptions; node++) {
    if (plain(label[node]!).includes(wanted)) found.push({ eli: id[node]!, text: label[node]! });
  }
  return found;
}
