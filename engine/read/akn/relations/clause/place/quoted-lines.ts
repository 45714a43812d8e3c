// Lines of a conversion below `alla lettera c), capoverso Art. 557:`: which of them are of the text that the decree quotes there.
import type { Operation } from './place-groups.js';
import { upTo, type Place } from './place.js';
import { lastQuoted, quotedLead, type QuotedLead } from '../token/quoted-lead.js';
import type { PlaceToken, Token } from '../token/token.js';

/** Levels that a quoted article, paragraph or point has itself, the widest first. */
const inner = {
  article: ['heading', 'paragraph', 'point', 'number', 'sentence', 'words'],
  paragraph: ['point', 'number', 'sentence', 'words'],
  point: ['number', 'sentence', 'words'],
} as const;

/**
 * The lines are a list without marks of where it ends: `al comma 3` below `al comma 1: alla lettera c), capoverso Art. 557:` is a paragraph of
 * that article or of the decree's own. The first line is of the quoted text, and so are all where the lead names the article itself; a number
 * that is not above the last one has left it. What neither tells is said of the place around both.
 */
export class QuotedLines {
  #lead: QuotedLead | null = null;
  /** Whether the lead begins with the article of the decree, whose lines all those below are. */
  #isWhole = false;
  /** The place that quotes. */
  #place: Place = {};
  #isFirst = false;
  #last: { level: string; value: number } | null = null;
  /** Up to which level the place of the line is certain; `null` where all of it is. */
  #open: 'paragraph' | 'point' | null = null;

  constructor(readonly quotations: readonly string[]) {}

  /** The quoted text that a line is of; `null` for none. */
  leadOf(tokens: readonly Token[]): string | null {
    this.#open = null;
    if (this.#lead === null) return null;
    const at = tokens.findIndex(({ type }) => type === 'place');
    const first = tokens[at] as PlaceToken | undefined;
    const next = tokens[at + 1];
    const [value] = first?.values.length === 0 && next?.type === 'value' ? next.values : (first?.values ?? []);
    if (!this.#holds(first, value)) this.#lead = null;
    else if (!this.#isFirst && !this.#isWhole) this.#open = this.#widest(first);
    return this.#lead?.words ?? null;
  }

  /** An operation of that line, its place no narrower than is known. */
  settled(operation: Operation): Operation {
    if (this.#open === null) return operation;
    const reach = operation.reach === 'parole' ? 'parole' : null;
    return { ...operation, reach, to: upTo(operation.to, this.#open), quoted: false };
  }

  /** Goes on to the next line. */
  next(printed: string, tokens: readonly Token[], place: Place): void {
    const lead = quotedLead(printed, this.quotations);
    // Not `All'articolo 3: al comma 1, capoverso Art. 12, …`: more of that article may follow.
    const ledBy = printed.slice(0, printed.toLowerCase().lastIndexOf('capovers'));
    const hasArticle =
      !ledBy.includes(':') && tokens.some((token) => token.type === 'place' && token.level === 'article');
    if (lead !== null) {
      [this.#lead, this.#isWhole] = [lead, hasArticle];
      [this.#place, this.#isFirst, this.#last] = [place, true, null];
      return;
    }
    this.#isFirst = false;
    // `All'articolo 3, comma 1, capoverso Art. 12, al comma 2, …; al comma 4 …`
    const within = hasArticle && tokens.some(isWithin) ? lastQuoted(printed, this.quotations) : null;
    if (within === null) return;
    [this.#lead, this.#isWhole] = [within.lead, false];
    [this.#place, this.#last] = [place, null];
  }

  #holds(first: PlaceToken | undefined, named: string | undefined): boolean {
    if (first === undefined) return true;
    const { level } = first;
    if (!(inner[this.#lead!.level ?? 'article'] as readonly string[]).includes(level)) return false;
    if (named === undefined) return true;
    const value = Number.parseInt(named, 10) || named.charCodeAt(0);
    const isBack = !this.#isWhole && this.#last?.level === level && value <= this.#last.value;
    this.#last = { level, value };
    return !isBack;
  }

  /** The level of a line that the place around the quoted text has, too. */
  #widest(first: PlaceToken | undefined): 'paragraph' | 'point' | null {
    const level = first?.level === 'heading' ? 'paragraph' : first?.level;
    if (level !== 'paragraph' && level !== 'point') return null;
    return level === 'paragraph' || this.#place.point !== undefined ? level : null;
  }
}

/** Whether a place is a part of a quoted text. */
function isWithin(token: Token): boolean {
  return token.type === 'place' && token.isQuoted && token.level === 'sentence';
}
