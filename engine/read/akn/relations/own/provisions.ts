// The amending act's own provisions: what its paragraphs say outside quotations, and whether they were changed since.
import type { Act, Article } from '../../../../law/act.js';
import { articleNumber } from '../../../../law/eli.js';
import { plainSpace, readOutline, type Outline, type Unit } from '../clause/unit/outline.js';
import { textual } from '../clause/token/patterns.js';
import { spansOfActs } from '../clause/token/spans.js';
import { numberless } from '../clause/token/token.js';
import { descendants, textContent, type XmlElement } from '../../xml.js';
import { itemsOfArticle, itemsOfUnits, type RepealItem } from './repeal-items.js';

/** A place of the amending act that a sentence names, as it stands in the document. */
export class Provision {
  readonly #marksOf: (unit: Unit) => Marks;
  #words: string | undefined;
  #amends: boolean | undefined;
  #changed: boolean | undefined;
  #acts: ReadonlySet<string> | undefined;
  #repeals: readonly RepealItem[] | undefined;

  constructor(
    readonly heading: string | null,
    private readonly units: readonly Unit[],
    private readonly roots: readonly Unit[],
    marksOf: (unit: Unit) => Marks,
  ) {
    this.#marksOf = marksOf;
  }

  /** Its words outside quotations, with the lead-ins above it; lower case. */
  get words(): string {
    return (this.#words ??= this.units.map(({ text }) => text).join(' '));
  }

  /** Whether its words change text. */
  get amends(): boolean {
    return (this.#amends ??= amends(this.words));
  }

  /** Whether marks of later change stand in it, so that what it lacks proves nothing. */
  get changed(): boolean {
    return (this.#changed ??= this.units.some((unit) => this.#marksOf(unit).touched));
  }

  /** Whether marks show that all of it was brought in later. */
  get added(): boolean {
    return this.roots.length > 0 && this.roots.every((unit) => this.#marksOf(unit).added);
  }

  /** The items by which its words repeal. */
  get repeals(): readonly RepealItem[] {
    return (this.#repeals ??= itemsOfUnits(this.roots));
  }

  /** ELIs of the acts that its words name. */
  get acts(): ReadonlySet<string> {
    return (this.#acts ??= new Set(spansOfActs(this.words).flatMap(({ eli }) => (eli === numberless ? [] : eli))));
  }
}

const amending =
  /(?:\bsono|\be'|\bè|\bsiano|\bsia|\bintendono|\bintende)\s(?:[a-z']{1,14}\s){0,3}(?:sostituit|soppress|abrogat|inserit|aggiunt|premess|antepost|introdott|apportat|modificat|eliminat|riformulat)[oaie]\b|\b(?:apportare|sostituire|sopprimere|inserire|aggiungere|premettere|abrogare)\b|«\d{1,9}»\s(?:sostituit|soppress|abrogat|inserit|aggiunt)[oaie]\b|abrogazion[ei]/;

/** Whether words outside quotations change text: a verb in the passive, an infinitive; not `come modificato dal …`. Lower case. */
function amends(words: string): boolean {
  return textual.test(words) && amending.test(words);
}

/** The editors' marks `((` `))` of a unit. */
interface Marks {
  /** It was brought in later, as a whole. */
  added: boolean;
  /** A mark stands in it. */
  touched: boolean;
  /** The words outside quotation marks that came in later, where not all of it did. */
  changed: string[];
}

/** `COMMA ABROGATO DAL D.LGS. …`, in place of a provision. */
const repealMark = /^\W{0,9}(?:articolo|comma|lettera|numero|punto|periodo|provvedimento)\s(?:abrogat|soppress)[oa]\b/;

/** The articles of an act, each read once and only where it is asked for. */
export class Provisions {
  readonly #articles = new Map<string, Article>();
  readonly #outlines = new Map<string, Outline>();
  readonly #marks = new Map<string, Map<Unit, Marks>>();
  readonly #places = new Map<string, Provision | null>();
  #amending: readonly Article[] | undefined;
  #repeals: readonly RepealItem[] | undefined;
  readonly #root: XmlElement;
  #elements: Map<string, XmlElement> | null = null;

  constructor(act: Act, root: XmlElement) {
    this.#root = root;
    for (const article of act.articles)
      if (!this.#articles.has(article.number)) this.#articles.set(article.number, article);
  }

  /** The articles with words, quoted ones among them, that change text. */
  get amending(): readonly Article[] {
    return (this.#amending ??= [...this.#articles.values()].filter(({ text }) => amends(text.toLowerCase())));
  }

  /** The items by which its articles repeal, or the texts that they quote. */
  get repeals(): readonly RepealItem[] {
    return (this.#repeals ??= [...this.#articles.values()].flatMap(itemsOfArticle));
  }

  article(number: string): Article | undefined {
    return this.#articles.get(number);
  }

  has(article: string): boolean {
    return this.#articles.has(article);
  }

  outline(article: Article): Outline {
    let known = this.#outlines.get(article.eli);
    if (known === undefined) this.#outlines.set(article.eli, (known = readOutline(article.text)));
    return known;
  }

  /**
   * The paragraphs, and of them the points, that are named; all of the article where none is; `null` where the document lacks them
   * or has a mark of repeal in their place.
   */
  at(number: string, paragraphs: readonly string[], points: readonly string[]): Provision | null {
    const place = [number, paragraphs.join(), points.join()].join(' ');
    let known = this.#places.get(place);
    if (known === undefined) this.#places.set(place, (known = this.#find(number, paragraphs, points)));
    return known;
  }

  #find(number: string, paragraphs: readonly string[], points: readonly string[]): Provision | null {
    const article = this.#articles.get(number);
    if (article === undefined || article.repealed) return null;
    const { units } = this.outline(article);
    const isNumbered = units.some(({ paragraph }) => paragraph !== null);
    const named =
      paragraphs.length === 0 || !isNumbered
        ? units
        : units.filter(({ paragraph }) => paragraphs.includes(paragraph ?? ''));
    const chosen = named.filter(({ text }) => !repealMark.test(text));
    if (chosen.length === 0) return null;
    const read = chosen.flatMap((unit) => [unit, ...pointsOf(unit, points)]);
    const isLacking =
      points.length > 0 &&
      chosen.every(
        ({ children }) => children.length > 0 && !children.some(({ point }) => points.includes(point ?? '')),
      );
    if (isLacking) return null;
    return new Provision(article.heading, read, chosen, (unit) => this.marks(number, unit));
  }

  /** The marks of a unit of an article. */
  marks(number: string, unit: Unit): Marks {
    let known = this.#marks.get(number);
    if (known === undefined) this.#marks.set(number, (known = this.#readMarks(number)));
    return known.get(unit) ?? { added: false, touched: false, changed: [] };
  }

  /** Finds each unit in the marked text by its first words, one after the other. */
  #readMarks(number: string): Map<Unit, Marks> {
    const marks = new Map<Unit, Marks>();
    const [element, article] = [this.#elementOf(number), this.#articles.get(number)];
    const printed = element === undefined ? '' : textContent(element);
    if (article === undefined || !printed.includes('((')) return marks;
    const marked = plainSpace(printed);
    const edges: { place: number; depth: number }[] = [];
    const pieces: string[] = [];
    let [depth, at, place] = [0, 0, 0];
    for (const { 0: edge, index } of marked.matchAll(/\(\(|\)\)/g)) {
      pieces.push(marked.slice(at, index));
      place += index - at;
      at = index + 2;
      depth = edge === '((' ? depth + 1 : Math.max(0, depth - 1);
      edges.push({ place, depth });
    }
    const clean = pieces.join('') + marked.slice(at);
    const units = this.outline(article).units.flatMap(allOf);
    let from = 0;
    const found = units.flatMap((unit) => {
      const start = clean.indexOf(unit.printed.slice(0, 50).split('«', 1)[0]!, from);
      if (start !== -1) from = start;
      else marks.set(unit, { added: false, touched: true, changed: [] });
      return start === -1 ? [] : [{ unit, start }];
    });
    // Units and edges are both in the order of the text.
    let next = 0;
    found.forEach(({ unit, start }, i) => {
      const end = found[i + 1]?.start ?? clean.length;
      while (next < edges.length && edges[next]!.place < start) next++;
      // A mark may stand before the label: `((b-bis) al comma …`.
      let before = next;
      while (before < edges.length && edges[before]!.place <= start) before++;
      const added = before > 0 && edges[before - 1]!.depth > 0;
      const touched = added || (next < edges.length && edges[next]!.place < end);
      const changed = added || !touched ? [] : markedWords(clean, start, end, edges.slice(next));
      marks.set(unit, { added, touched, changed });
    });
    return marks;
  }

  #elementOf(number: string): XmlElement | undefined {
    if (this.#elements === null) {
      this.#elements = new Map();
      for (const element of descendants(this.#root, 'article')) {
        const own = articleNumber(/^art_([^_]+)$/.exec(element.attributes['eId'] ?? '')?.[1] ?? '');
        if (own !== null) this.#elements.set(own, element);
      }
    }
    return this.#elements.get(number);
  }
}

/** The stretches of a text between two places that stand in marks, and in no quotation that begins there. */
function markedWords(
  text: string,
  start: number,
  end: number,
  edges: readonly { place: number; depth: number }[],
): string[] {
  const words: string[] = [];
  let [opened, quoted, at] = [-1, 0, start];
  for (const { place, depth } of edges) {
    if (place >= end) break;
    for (; at < place; at++) quoted += text[at] === '«' ? 1 : text[at] === '»' ? -1 : 0;
    if (depth > 0 && opened === -1) opened = quoted > 0 ? -1 : place;
    else if (depth === 0 && opened !== -1) {
      words.push(text.slice(opened, place));
      opened = -1;
    }
  }
  return words;
}

function allOf(unit: Unit): Unit[] {
  return [unit, ...unit.children.flatMap(allOf)];
}

/** The units below that are meant, all where no point is named. */
function pointsOf({ children }: Unit, points: readonly string[]): Unit[] {
  const isNamed = points.length > 0 && children.some(({ point }) => points.includes(point ?? ''));
  return children.filter(({ point }) => !isNamed || points.includes(point ?? '')).flatMap(allOf);
}
