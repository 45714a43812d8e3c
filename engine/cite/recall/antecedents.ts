// The acts that a text has named so far, which `medesima legge` or `d.lgs. cit.` lead back to.
import { parseEli } from '../../law/eli.js';
import { fits, nounOfName, type Noun } from '../resolve/act-nouns.js';
import type { Citation, RecallRule } from '../citation/citation.js';
import type { Found } from '../citation/found.js';
import { eliByWords } from '../resolve/resolve.js';

/** An act named before. */
export interface Antecedent {
  citation: Citation;
  /** Number of the sentence that names it last. */
  sentence: number;
  /** When it was named last, in acts and rivals counted. */
  at: number;
  /** Nouns in the words that cite it, `codice`, and nouns that they define for it: `(di seguito «Codice»)`. */
  called: Set<Noun>;
  defined: Set<Noun>;
  /** True where it stands there only because it converts the decree before it. */
  converts: boolean;
  /** True where it was last named in passing: `art. 80 D.Lgs. 50/2016, oggi art. 98 D.Lgs. 36/2023`. */
  aside: boolean;
  /** Key of the act before it, where it was last named only because it amended that one. */
  amends: string | null;
}

const none: ReadonlySet<string> = new Set();

const nounPattern = /codice|testo unico|statuto|regolamento|decreto|(?<!decreto[\s-])legge/gi;

function addNounsIn(nouns: Set<Noun>, words: string): Set<Noun> {
  for (const [noun] of words.matchAll(nounPattern)) nouns.add(noun.toLowerCase().replace(' ', '-'));
  return nouns;
}

/** The act meant; several where the words may mean any of them, nearest first. */
export interface Choice {
  acts: readonly Antecedent[];
  rule: RecallRule;
  /** False where the one act is no more than a candidate. */
  sure: boolean;
}

/** Words that mean the act named last. */
export const meansLast = /^(?:medesim|stess|(?:da\s)?ultim)/i;

/** Nouns that acts of any type may bear: without `medesimo` they mean one that was called so. */
const sharedNouns: ReadonlySet<Noun> = new Set(['codice', 'testo-unico', 'statuto', 'regolamento']);

/** Acts that are remembered: looking back costs no more in a long text than in a short one. */
const mostActs = 40;

/** Names that wait to be looked at: in a long text they are looked at bit by bit. */
const mostUnread = 200;

export class Antecedents {
  /** By key, the last named at the end. */
  private readonly acts = new Map<string, Antecedent>();
  /** The acts of which an article was named, by its number. */
  private readonly byArticles = new Map<string, Set<string>>();
  /** The article named last, with its act. */
  private lastArticles: ReadonlySet<string> = new Set();
  /** When an act without number was last spoken of by that noun: `con decreto del Ministro`. */
  private readonly rivals = new Map<Noun, number>();
  private count = 0;
  private end = 0;
  /** Acts and nouns named since the last back reference, in order. Most texts have no back reference: nothing looks at theirs. */
  private readonly unread: ({ found: Found; sentence: number; amended: Found | null } | Noun)[] = [];
  constructor(private readonly text: string) {}

  /** Keeps the act that was found; `sentence` counts from 0, `amended` is the citation that it is only named for, as an act that amended it. */
  remember(found: Found, sentence: number, amended: Found | null): void {
    this.unread.push({ found, sentence, amended });
    if (this.unread.length > mostUnread) this.catchUp();
  }

  /** Looks at what was named since the last time. */
  private catchUp(): void {
    for (const named of this.unread.splice(0)) {
      if (typeof named === 'string') this.rivals.set(named, this.count++);
      else this.keep(named.found, named.sentence, named.amended);
    }
  }

  private keep({ citation }: Found, sentence: number, amended: Found | null): void {
    if (citation.mayMean.length > 0 || citation.refusal !== null) return;
    if (!citation.inForce) return this.blurName(citation.name ?? '');
    const key = this.keyOf(citation);
    const before = this.text.slice(Math.max(this.end, citation.start - 45), citation.start);
    const known = this.acts.get(key);
    const converts = /\bconv(?:\.|ertit|ersione)/i.test(before + this.text.slice(citation.start, citation.start + 12));
    this.acts.delete(key);
    this.acts.set(key, {
      citation: known?.citation ?? citation,
      sentence,
      at: this.count++,
      called: this.addCalls(known?.called ?? new Set(), citation),
      defined: this.addDefinitions(known?.defined ?? new Set(), citation),
      converts: converts && (known?.converts ?? true),
      aside: /\b(?:oggi|ora|attualmente|adesso|odierno)[\s,]{1,3}(?:(?:l|all|dall|nell)['’]|il\s|gli\s)?$/i.test(
        before,
      ),
      amends: amended === null ? null : this.keyOf(amended.citation),
    });
    if (this.acts.size > mostActs) this.acts.delete(this.acts.keys().next().value!);
    const { article, moreArticles } = citation;
    const articles = article === null ? none : new Set([article, ...moreArticles.map((more) => more.article)]);
    if (amended === null) this.lastArticles = articles;
    if (article !== null)
      for (const number of articles) {
        const acts = this.byArticles.get(number);
        if (acts === undefined) this.byArticles.set(number, new Set([key]));
        else acts.add(key);
      }
    this.end = citation.end;
  }

  /** The one act of that number, of a type that the words may mean (any, where `type` is `null`); `null` where there is none, or several. */
  byNumber(type: string | null, number: string): Choice | null {
    const fitting = this.recent().filter(
      ({ citation }) => numberOf(citation) === number && (type === null || fits(type, citation)),
    );
    return fitting.length === 1 ? { acts: fitting, rule: 'number', sure: true } : null;
  }

  /** Whether the text said that it would call one act by that noun. */
  isDefined(noun: Noun): boolean {
    return this.recent().filter(({ defined }) => defined.has(noun)).length === 1;
  }

  /** The act named last; where `isMain`, one that is not only named because it amended another. */
  last(isMain = false): Choice | null {
    const act = this.recent().find(({ amends }) => !isMain || amends === null);
    return act === undefined ? null : { acts: [act], rule: 'last', sure: true };
  }

  /** An act of that noun that is not identified: from here on a back reference may mean it. */
  blur(noun: Noun): void {
    this.unread.push(noun);
  }

  /** Adds the nouns by which the citation calls its act; `l. fall.` calls a royal decree a law. */
  private addCalls(nouns: Set<Noun>, { name, start, end, recall }: Citation): Set<Noun> {
    if (recall !== null) return nouns;
    const named = nounOfName(name ?? '') ?? (/^l(?:egge\b|\.)/i.test(name ?? '') ? 'legge' : null);
    if (named !== null) nouns.add(named);
    return addNounsIn(nouns, this.text.slice(start, end));
  }

  /** `legge Fornero` may be one of several acts: `la stessa legge` after it means none of those before. */
  private blurName(name: string): void {
    const noun = /^(?:legge|decreto)\b/i.exec(name)?.[0].toLowerCase();
    if (noun !== undefined) this.rivals.set(noun, this.count++);
  }

  /** Adds the nouns by which the text says that it will call the act from here on. */
  private addDefinitions(nouns: Set<Noun>, { end }: Citation): Set<Noun> {
    if (!/^\s?[(,]/.test(this.text.slice(end, end + 2))) return nouns;
    const after = this.text.slice(end, end + 60);
    const definition = /(?:di seguito|in seguito|d.ora in poi|per brevit.)[^.;]{0,30}/i.exec(after);
    return definition === null ? nouns : addNounsIn(nouns, definition[0]);
  }

  /** The acts of which that article was named; with `medesimo` the last act, where it was named with it. */
  byArticle(article: string, meansLast: boolean): Choice | null {
    const last = this.recent().find(({ amends }) => amends === null);
    if (meansLast && last !== undefined && this.lastArticles.has(article))
      return { acts: [last], rule: 'article', sure: true };
    const acts = [...(this.byArticles.get(article) ?? [])].slice(-mostActs).flatMap((key) => this.acts.get(key) ?? []);
    const ordered = acts.reverse().sort((a, b) => Number(a.amends !== null) - Number(b.amends !== null));
    return acts.length === 0 ? null : { acts: ordered, rule: 'article', sure: true };
  }

  /**
   * The acts that a noun may lead back to. One: no other that fits was named (`only`), or it was named last of all and the words mean that
   * one (`last`).
   * @param said the word that says that they lead back, `medesimo`; empty where none does
   * @param placed whether an article stands beside the noun: acts that have no number are seldom cited by their articles
   * @param isCapital whether the noun stands as a name: `l'art. 166 del Codice`
   */
  byNoun(noun: Noun, sentence: number, said: string, placed: boolean, isCapital: boolean): Choice | null {
    const recent = this.recent();
    const rival = this.rivals.get(noun) ?? -1;
    const all = recent.filter(
      ({ citation, called, defined }) =>
        (fits(noun, citation) || called.has(noun)) &&
        (said !== '' || !sharedNouns.has(noun) || called.has(noun) || defined.has(noun)),
    );
    const own = all.filter(({ converts }) => !converts);
    // What amended another act of that noun is not meant.
    const main = own.filter(({ amends }) => amends === null || !own.includes(this.acts.get(amends)!));
    const fitting = main.length > 0 ? main : own.length > 0 ? own : all;
    const [nearest] = fitting;
    if (nearest === undefined || rival > nearest.at || (rival >= 0 && !placed)) return null;
    const defining = said === '' ? fitting.filter(({ defined }) => defined.has(noun)) : [];
    if (defining.length === 1) return { acts: defining, rule: 'bare', sure: true };
    if (fitting.length === 1)
      return said === ''
        ? {
            acts: fitting,
            rule: 'bare',
            sure: isNear(nearest, noun, sentence) || (isCapital && this.isOwnName(nearest, noun)),
          }
        : { acts: fitting, rule: 'only', sure: true };
    if (said === '') return { acts: fitting, rule: 'bare', sure: false };
    const here = fitting.filter((act) => act.sentence === sentence);
    const last = recent.find(
      (act) => act.citation.foreign?.kind !== 'judgment' && (act.amends === null || act === nearest),
    );
    const isLast = meansLast.test(said) && nearest === last && !nearest.aside;
    if (isLast || (here.length === 1 && here[0] === nearest && !nearest.aside))
      return { acts: [nearest], rule: 'last', sure: true };
    return { acts: fitting, rule: 'last', sure: false };
  }

  /** Whether an act was named by that noun in full, `codice del consumo`, and the text says of nothing else that it will call it so. */
  private isOwnName({ called, citation }: Antecedent, noun: Noun): boolean {
    if (!called.has(noun) || citation.foreign !== null) return false;
    const word = noun.replace('-', ' ');
    return !new RegExp(`(?:di seguito|in seguito|d.ora in poi|per brevit.|denominat[oa])[^.;]{0,40}${word}`, 'i').test(
      this.text,
    );
  }

  /** The one act named so far of those that a name may stand for: `codice di rito`. */
  ofNamed(elis: readonly string[]): Choice | null {
    const acts = this.recent().filter(({ citation }) => elis.includes(eliByWords(citation) ?? ''));
    return acts.length === 1 ? { acts, rule: 'only', sure: true } : null;
  }

  /** Last named first. */
  private recent(): Antecedent[] {
    this.catchUp();
    return [...this.acts.values()].reverse();
  }

  /** `decreto 231 del 2001` is the legislative decree of that number and year, where it was named before. */
  private keyOf(citation: Citation): string {
    const { type, year } = citation;
    const number = numberOf(citation);
    if (citation.foreign !== null) return citation.foreign.name;
    if (type === 'decreto' && number !== null)
      for (const [key, known] of this.acts)
        if (numberOf(known.citation) === number && known.citation.year === year) return key;
    const dated = number === null ? [type, citation.date, ...citation.named] : [type, year, number];
    return eliByWords(citation) ?? dated.join('/');
  }
}

/** An act of the same or the last sentence; a code beside another text may be a third one, which that text calls so. */
function isNear({ citation, sentence }: Antecedent, noun: Noun, now: number): boolean {
  return now - sentence < 2 && (citation.foreign !== null || !sharedNouns.has(noun));
}

function numberOf(citation: Citation): string | null {
  if (citation.number !== null) return citation.number;
  const eli = citation.inForce ? citation.named[0] : undefined;
  return eli === undefined ? null : (parseEli(eli)?.number ?? null);
}
