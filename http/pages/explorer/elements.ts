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

/** `12.345` or `12,345`. */
export function formatNumber(value: number): string {
  return value.toLocaleString(language() === 'it' ? 'it-IT' : 'en-GB', { useGrouping: true });
}

/** `18 ott 2022` or `18 Oct 2022`. @param day `YYYY-MM-DD` */
export function formatDay(day: string): string {
  const locale = language() === 'it' ? 'it-IT' : 'en-GB';
  return new Date(day).toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'UTC' });
}

/** Address of the page of an act or article. */
export function actAddress(eli: string): string {
  return placed(localAddress(pageOf(eli), language()));
}

/** Address of a relation on the page of one of its acts. @param act by ELI */
export function relationAddress(act: string, relation: string): string {
  return placed(localAddress(`${relationsOf(act, { relation })}#r-${relation}`, language()));
}

/** Address of all relations of an act. */
export function relationsAddress(act: string): string {
  return placed(localAddress(relationsOf(act, {}), language()));
}

/** Whether the browser can draw the picture. */
export function hasWebGL(): boolean {
  const canvas = document.createElement('canvas');
  return canvas.getContext('webgl2') !== null || canvas.getContext('webgl') !== null;
}
