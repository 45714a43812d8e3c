// The amending act's own provisions: what its paragraphs say outside quotations, and whether they were changed since.
import type { Act, Article } from '../../../law/act.js';
import { articleNumber } from '../../../law/eli.js';
import { readOutline, type Outline, type Unit } from './clause/outline.js';
import { foldSpace } from '../text.js';
import { descendants, textContent, type XmlElement } from '../xml.js';

/** A place of the amending act that a sentence names, as it stands in the document. */
export interface Provision {
  /** Its words outside quotations, with the lead-ins above it; lower case. */
  words: string;
  heading: string | null;
  /** Whether marks of later change stand in it, so that what it lacks proves nothing. */
  changed: boolean;
}

/** What the editors' marks `((` `))` say of a unit. */
interface Marks {
  /** It was brought in later, as a whole. */
  added: boolean;
  /** A mark stands in it. */
  touched: boolean;
}

/** `COMMA ABROGATO DAL D.LGS. …`, in place of a provision. */
const repealMark = /^\W{0,9}(?:articolo|comma|lettera|numero|punto|periodo|provvedimento)\s(?:abrogat|soppress)[oa]\b/;

/** The articles of an act, each read once. */
export class Provisions {
  readonly #articles = new Map<string, Article>();
  readonly #outlines = new Map<string, Outline>();
  readonly #marks = new Map<string, Map<Unit, Marks>>();
  readonly #root: XmlElement;
  #elements: Map<string, XmlElement> | null = null;

  constructor(act: Act, root: XmlElement) {
    this.#root = root;
    for (const article of act.articles)
      if (!this.#articles.has(article.number)) this.#articles.set(article.number, article);
  }

  get articles(): IterableIterator<Article> {
    return this.#articles.values();
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
    return {
      words: read.map(({ text }) => text).join(' '),
      heading: article.heading,
      changed: read.some((unit) => this.marks(number, unit).touched),
    };
  }

  /** What the marks say of a unit of an article. */
  marks(number: string, unit: Unit): Marks {
    let known = this.#marks.get(number);
    if (known === undefined) this.#marks.set(number, (known = this.#readMarks(number)));
    return known.get(unit) ?? { added: false, touched: false };
  }

  /** Finds each unit in the marked text by its first words, one after the other. */
  #readMarks(number: string): Map<Unit, Marks> {
    const marks = new Map<Unit, Marks>();
    const [element, article] = [this.#elementOf(number), this.#articles.get(number)];
    const raw = element === undefined ? '' : foldSpace(textContent(element)).replace(/[’‘´`]/g, "'");
    if (article === undefined || !raw.includes('((')) return marks;
    const at: { place: number; depth: number }[] = [];
    let depth = 0;
    let clean = '';
    for (const piece of raw.split(/(\(\(|\)\))/)) {
      if (piece === '((' || piece === '))') {
        depth = piece === '((' ? depth + 1 : Math.max(0, depth - 1);
        at.push({ place: clean.length, depth });
      } else clean += piece;
    }
    const units = this.outline(article).units.flatMap(allOf);
    let from = 0;
    const starts = units.map(({ printed }) => {
      const found = clean.indexOf(printed.split('«')[0]!.slice(0, 50), from);
      if (found !== -1) from = found;
      return found;
    });
    units.forEach((unit, i) => {
      const [start, end] = [starts[i]!, starts.slice(i + 1).find((next) => next !== -1) ?? clean.length];
      if (start === -1) return marks.set(unit, { added: false, touched: true });
      // A mark may stand before the label: `((b-bis) al comma …`.
      const before = at.findLast(({ place }) => place <= start);
      return marks.set(unit, {
        added: (before?.depth ?? 0) > 0,
        touched: (before?.depth ?? 0) > 0 || at.some(({ place }) => place >= start && place < end),
      });
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

function allOf(unit: Unit): Unit[] {
  return [unit, ...unit.children.flatMap(allOf)];
}

/** The units below that are meant, all where no point is named. */
function pointsOf({ children }: Unit, points: readonly string[]): Unit[] {
  const isNamed = points.length > 0 && children.some(({ point }) => points.includes(point ?? ''));
  return children.filter(({ point }) => !isNamed || points.includes(point ?? '')).flatMap(allOf);
}
