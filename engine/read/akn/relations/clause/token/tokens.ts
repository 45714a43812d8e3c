// The words of an amending clause as tokens: places, verbs, quotations, acts.
import {
  andAt,
  isByPlace,
  isCommand,
  isDoer,
  isDoneBy,
  isIn,
  isOfAct,
  isOfParagraph,
  leadIn,
  lineOf,
  nounOf,
  verbSinceStop,
  wordAt,
} from './before.js';
import { forceOf, isOfEvent } from './exception-words.js';
import { leadSign } from './instead.js';
import { limitToken } from './limit.js';
import { collection, goesOnWithChanges, isPlace, isSpace, patternAt, plural, type PatternName } from './patterns.js';
import { readProvisionNoun, type ProvisionNoun } from './provision-noun.js';
import { annexNames, expand, ordinalNumbers, printedName, valueToken } from './place-values.js';
import { isActWord, mayHold, readSpans, startsWithDay, type ClauseSpans } from './clause-spans.js';
import { moves } from './renumbers.js';
import { endsWhatRemains, partWhatRemains, setApart } from './set-apart.js';
import { spanAt, type Span } from './span.js';
import type { ActOf, ActSpan } from './spans.js';
import { isHolder, isOfHolder, isTextBeside, isTextOfRecalled } from './text-beside.js';
import { verbTokens } from './verb.js';
import { isAnd, leadOfAct, numberless, onwards, own, quotable, type Lead, type Level, type Token } from './token.js';

/**
 * Tokens of a unit's own words.
 * @param words lower case, quotations masked
 * @param names the same in the document's case, for names of acts
 * @param actOf the acts that citations mean
 * @param mayOrder whether an infinitive that begins a sentence amends: `a) sopprimere il comma 2`
 */
export function tokenizeClause(words: string, names: string, actOf?: ActOf, mayOrder = false): Token[] {
  return new ClauseTokenizer(readSpans(words, names, actOf), mayOrder).read();
}

type PlaceName = Extract<PatternName, Level | 'numberNew' | 'annexNew' | 'title'>;

class ClauseTokenizer {
  readonly #text: string;
  readonly #acts: readonly ActSpan[];
  readonly #skips: readonly Span[];
  readonly #tokens: Token[] = [];
  #at = 0;
  /** How the words since the last token lead to the next place. */
  #lead: Lead = 'none';
  #isNew = false;
  #comma = false;
  readonly #ordinals: string[] = [];
  // `dell'articolo 15 del testo unico delle disposizioni concernenti lo statuto …`: what it holds is led to as it is itself.
  #held: Lead | null = null;
  /** Within `le disposizioni di cui agli articoli … e all'articolo …`. */
  #provisions: ProvisionNoun | null = null;
  /** Behind `al capoverso Art. 5`, up to the end of the clause: places are those of a text that is quoted. */
  #isQuoted = false;
  /** Behind `e' convertito in legge`, up to the end of the sentence. */
  #isConverted = false;
  #isContained = false; // behind `contenute nell'articolo 3`: `e nell'articolo 8` goes on as that began

  constructor(
    readonly spans: ClauseSpans,
    readonly mayOrder: boolean,
  ) {
    [this.#text, this.#acts, this.#skips] = [spans.text, spans.acts, spans.skips];
  }

  read(): Token[] {
    while (this.#at < this.#text.length) this.#next();
    return this.#tokens;
  }

  #next(): void {
    const [text, at] = [this.#text, this.#at];
    const skip = spanAt(this.#skips, at);
    if (skip !== undefined) {
      this.#at = skip.end;
      return;
    }
    if (isSpace(text, at)) {
      this.#comma ||= text[at] === ',';
      this.#at++;
      return;
    }
    const found = patternAt(text, at);
    const act = spanAt(this.#acts, at);
    if (act !== undefined && !(found !== null && isPlace(found.name)) && isActWord(text, at, act)) this.#act(act);
    else if (found === null) this.#word();
    else {
      this.#at += found.words.length;
      this.#piece(found.name, found.words);
    }
  }

  #act({ eli: named, end }: Span & { eli: string }): void {
    const isText = isTextBeside(this.#tokens, this.#held !== null) || isOfHolder(this.#tokens, this.#lead);
    const [eli, led] = isText ? [numberless, 'of' as const] : [named, this.#lead];
    if (led === 'none' && this.#held === null && isDoneBy(this.#tokens))
      this.#tokens.push({ type: 'other', word: 'atto' });
    else {
      const lead = leadOfAct(this.#tokens, led, startsWithDay(this.#text, this.#at));
      this.#place('act', [eli], false, this.#held ?? lead);
    }
    [this.#held, this.#at] = [null, end];
    this.#settle();
  }

  /** A word that is no piece of a place or verb. */
  #word(): void {
    const word = wordAt(this.#text, this.#at);
    if (moves.test(word)) this.#tokens.push({ type: 'stop', isSentence: false });
    this.#tokens.push({ type: 'other', word, holds: isHolder(word, this.#lead, this.#tokens) });
    this.#at += word.length;
    if (isTextOfRecalled(this.#tokens, this.#held !== null, this.#text, this.#at))
      return void ([this.#held] = [null, this.#place('act', [numberless], false, 'of')]);
    // `e' abrogato il regolamento di cui al decreto …`
    if (collection.test(word) && mayHold(this.#lead, this.#text, this.#at, this.#acts)) this.#held = this.#lead;
    if (
      (this.#lead !== 'none' || this.#isNew) &&
      !/^(?:medesim|stess|predett|citat|suddett|nuov|contestual|inter[oa])/.test(word)
    )
      this.#settle(false);
    else if (this.#lead === 'none') this.#comma = false;
  }

  #piece(name: PatternName, words: string): void {
    const tokens = this.#tokens;
    switch (name) {
      case 'stop':
        [this.#held, this.#provisions] = [null, null];
        [this.#isContained, this.#isConverted, this.#isQuoted] = [false, false, false];
        return this.#add({ type: 'stop', isSentence: words === '.' });
      case 'converted':
        this.#isConverted = true;
        // `il decreto-legge … e' convertito in legge con le seguenti modificazioni: all'articolo 1 …`
        if (goesOnWithChanges(this.#text, this.#at)) return this.#settle();
        return this.#piece('finite', words);
      case 'changes':
        // Elsewhere a provision is only adapted: `si applica l'articolo 5, con le seguenti modificazioni`.
        if (!this.#isConverted) return this.#add({ type: 'seguente', words });
        return this.#add({ type: 'verb', kind: null, bare: false, isOrder: false });
      case 'finite':
      case 'passive':
        if (
          setApart(tokens, words, this.#text.slice(this.#at, this.#at + 160), name === 'passive') ||
          name === 'finite'
        )
          return this.#settle();
        this.#at -= words.length;
        return this.#word();
      case 'quotation':
        this.#add({ type: 'quotation', index: Number(/\d+/.exec(words)![0]) });
        return this.spans.sentences.has(this.#at) ? this.#piece('stop', '.') : undefined;
      case 'verb':
      case 'infinitive': {
        this.#nounless();
        partWhatRemains(tokens, words);
        [this.#held, this.#provisions] = [null, null];
        const isOrder = name === 'infinitive' && isCommand(tokens, this.mayOrder);
        return this.#add(...verbTokens(words, isOrder, tokens, this.#text.slice(this.#at, this.#at + 240)));
      }
      case 'next':
        this.#nounless();
        tokens.push({ type: 'seguente', words });
        this.#isNew = true;
        return;
      case 'self':
        // `con il presente decreto sono abrogati …`, `la presente legge abroga …`
        if (isDoer(tokens, this.#text, this.#at)) tokens.push({ type: 'other', word: 'atto' });
        else this.#place('act', [own], false, this.#lead);
        return this.#settle();
      case 'day':
      case 'end':
      case 'onwards':
        return this.#add({ type: 'other', word: name === 'onwards' ? onwards : words });
      case 'except':
      case 'condition': {
        const force = name === 'except' ? forceOf(words, this.#text, this.#at) : name;
        return this.#add({ type: 'except', force, within: [], isEvent: isOfEvent(words, this.#text, this.#at) });
      }
      case 'only':
        this.#add(limitToken(words, this.#text, this.#at, tokens));
        if (words.startsWith('per')) this.#lead = 'in';
        return;
      case 'inQuoted':
        this.#isQuoted = true;
        if (this.#lead === 'object' || this.#lead === 'after') this.#place('sentence', [], false, this.#lead);
        return this.#settle();
      case 'provisions':
        return this.#provisionNoun(words);
      case 'in':
      case 'after':
        tokens.push(...leadSign(words));
        return this.#leadWord(this.#isContained && isAnd(tokens.at(-1)) && words.startsWith('ne') ? 'of' : name);
      case 'of':
        this.#isContained ||= /\sne/.test(words);
        return this.#leadWord(name);
      case 'object':
        return this.#leadWord(isByPlace(tokens, this.#text, this.#at) ? 'of' : name);
      case 'and':
        this.#comma = false;
        if (endsWhatRemains(tokens, this.#text.slice(this.#at, this.#at + 40)))
          return this.#add({ type: 'stop', isSentence: true });
        return void tokens.push(andAt(this.#text, this.#at - words.length));
      case 'semicolon':
        return void tokens.push({ type: 'other', word: ';' });
      case 'ordinal':
        // `i commi secondo e terzo`
        if (isOfParagraph(tokens, this.#text.slice(this.#at, this.#at + 40)))
          tokens.push({ type: 'value', values: ordinalNumbers(words), of: 'digits' });
        else this.#ordinals.push(...ordinalNumbers(words));
        return;
      case 'digits':
      case 'letter':
      case 'roman':
        // `testo unico`
        if (words !== 'unico' || tokens.at(-1)?.type === 'place') tokens.push(valueToken(words, name));
        return;
      case 'range':
        return void tokens.push({ type: 'value', values: expand(words), of: name });
      default:
        return this.#noun(name, words);
    }
  }

  #add(...found: Token[]): void {
    this.#tokens.push(...found);
    this.#settle();
  }

  /** Ordinals without a noun: `il terzo comma e' soppresso e il quarto e' sostituito`, `dopo il primo, il seguente comma`. */
  #nounless(): void {
    const noun = this.#ordinals.length === 0 ? null : nounOf(this.#lead, this.#tokens, this.#text, this.#at);
    if (noun === null) return;
    this.#place(noun, this.#ordinals.splice(0), false, this.#lead);
    this.#settle();
  }

  /** `le disposizioni di cui all'articolo 5` is that article, where the words say so. */
  #provisionNoun(words: string): void {
    if (this.#lead === 'after') return;
    this.#provisions = readProvisionNoun(this.#text, this.#at, verbSinceStop(this.#tokens));
    if (this.#provisions !== null)
      [this.#lead, this.#at] = [isIn(this.#tokens) ? 'in' : 'object', this.#provisions.end];
    else {
      this.#tokens.push({ type: 'other', word: words });
      this.#settle(false);
    }
  }

  #leadWord(name: Exclude<Lead, 'none'>): void {
    if (!(this.#lead === 'after' && (name === 'object' || name === 'of')))
      this.#lead =
        name === 'in'
          ? leadIn(this.#tokens, this.#provisions !== null, spanAt(this.#acts, this.#at + 1) !== undefined)
          : name;
    // `nel modo seguente: al comma 1`
    if (name === 'in') this.#isNew = false;
  }

  #noun(name: PlaceName, words: string): void {
    // `al comma 13, alinea, primo periodo, del …`
    if (words === 'alinea' && this.#lead === 'none') return;
    if (isOfAct(words, this.#tokens)) return this.#act({ eli: numberless, start: this.#at, end: this.#at });
    const level = name === 'numberNew' ? 'number' : name === 'annexNew' ? 'annex' : name === 'title' ? 'words' : name;
    const values =
      name === 'division' ? [printedName(words)] : name === 'annex' ? annexNames(words) : this.#ordinals.splice(0);
    const isNamed = this.#isNew || values.length > 0 || this.#lead === 'object';
    const line = isNamed ? lineOf(words, values, this.#tokens, this.#text.slice(this.#at, this.#at + 20)) : null;
    if (line !== null) this.#place(line.level, line.values, false, this.#lead, line.partly);
    else if (this.#isQuoted && quotable.has(level)) this.#place('sentence', [], false, this.#lead);
    else this.#place(level, values, plural.test(words), this.#lead);
    this.#settle();
  }

  #place(level: Level, values: string[], isPlural: boolean, lead: Lead, partly = this.#provisions?.partly): void {
    this.#tokens.push({
      type: 'place',
      level,
      values,
      plural: isPlural,
      lead,
      isNew: this.#isNew,
      comma: this.#comma,
      partly: partly ?? false,
      isQuoted: this.#isQuoted,
    });
  }

  /** Forgets what was said of the place to come: it has come, or another word has. */
  #settle(withOrdinals = true): void {
    if (withOrdinals) this.#ordinals.length = 0;
    [this.#lead, this.#isNew, this.#comma] = ['none', false, false];
  }
}
