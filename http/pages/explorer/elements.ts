// Short ways to make elements; texts are never read as markup.
import { placed } from '../browser/place.js';
import { localAddress, pageOf, relationsOf } from '../parts/address.js';

/** An element with attributes and contents. A handler of clicks may be one of the attributes. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...contents: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.append(...contents);
  return element;
}

/** The element of the page with this id. @throws where there is none */
export function part(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`#${id}: not found, expected in the page`);
  return element;
}

/** A sentence with its blanks filled. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (blank, name: string) => String(values[name] ?? blank));
}

export const language = () => (document.documentElement.lang === 'en' ? 'en' : 'it');

const links = ['modifiche', 'citazioni', 'tutti'] as const;

/** The links that are drawn, as the address states them. */
export const link = links.find((one) => one === new URLSearchParams(location.search).get('legame')) ?? 'modifiche';

const locale = () => (language() === 'it' ? 'it-IT' : 'en-GB');

/** `12.345` or `12,345`. */
export function formatNumber(value: number): string {
  return value.toLocaleString(locale(), { useGrouping: true });
}

/** `18 ott 2022` or `18 Oct 2022`. @param day `YYYY-MM-DD` */
export function formatDay(day: string): string {
  return new Date(day).toLocaleDateString(locale(), { dateStyle: 'medium', timeZone: 'UTC' });
}

/** Address of the page of an act or article. */
export function actAddress(eli: string): string {
  return placed(localAddress(pageOf(eli), language()));
}

/** Address of what lies around an act or article, of the same level and links. @param act an ELI, or the reader's words */
export function aroundAddress(act: string): string {
  const query = new URLSearchParams(location.search);
  const kept = ['livello', 'natura', 'legame', 'max', 'lang'].filter((name) => query.has(name));
  const next = new URLSearchParams(kept.map((name) => [name, query.get(name)!]));
  next.set('norma', act);
  return placed(`/grafo?${next.toString()}`);
}

/** Address of a relation on the page of one of its acts. @param act by ELI */
export function relationAddress(act: string, relation: string): string {
  return placed(localAddress(`${relationsOf(act, { relation })}#r-${relation}`, language()));
}

/** Address of all relations of an act. */
export function relationsAddress(act: string): string {
  return placed(localAddress(relationsOf(act, {}), language()));
}

/** A table with a caption. @param rows cells of each */
export function makeTable(
  caption: string,
  headings: readonly string[],
  rows: readonly (readonly HTMLTableCellElement[])[],
): HTMLElement {
  const row = (cells: readonly Node[]) => make('tr', {}, ...cells);
  return make(
    'table',
    {},
    make('caption', {}, caption),
    make('thead', {}, row(headings.map((name) => make('th', { scope: 'col' }, name)))),
    make('tbody', {}, ...rows.map(row)),
  );
}

/** Asks the API in the language of the page; `null` where no answer comes. */
export function ask(question: string, values: Readonly<Record<string, string>>): Promise<Response | null> {
  const query = new URLSearchParams({ ...values, lang: language() });
  return fetch(placed(`/api/public/${question}?${query.toString()}`)).catch(() => null);
}

/** Whether the browser can draw the picture. */
export function hasWebGL(): boolean {
  const canvas = document.createElement('canvas');
  return canvas.getContext('webgl2') !== null || canvas.getContext('webgl') !== null;
}
