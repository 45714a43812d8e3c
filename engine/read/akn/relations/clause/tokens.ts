// The words of an amending clause as tokens: places, verbs, quotations, acts.
import { isCommand, isDenied, isDoneBy, isIn, isOfParagraph, isSubject, leadIn, verbSinceStop } from './before.js';
import { forceOf, limitsPlaces } from './exception-words.js';
import { kindOf, patternAt, type PatternName } from './patterns.js';
import { readProvisionNoun, type ProvisionNoun } from './provision-noun.js';
import { annexNames, expand, ordinalNumber, printedName, valueOf } from './place-values.js';
import { isActWord, spansOfActs, spansOfRecitals, withoutRemarks, type ActOf, type Span } from './spans.js';
import { own, type Lead, type Token } from './token.js';

const listBehind = /^(?:\scome\ssegue)?\s?:\s(?!«)/;

/** Acts that another one approves, of which its number is said. */
const collection = /^(?:testo|regolamento|codice|statuto|ordinamento)$/;

/**
 * Tokens of a unit's own words.
 * @param words lower case, quotations masked
 * @param names the same in the document's case, for names of acts
 * @param actOf the acts that citations mean
 */
export function tokenizeClause(words: string, names: string, actOf?: ActOf): Token[] {
  // Remarks keep their length, so that places in both texts agree.
  const [text, printed] = [withoutRemarks(words), withoutRemarks(names)];
  const acts = spansOfActs(printed, actOf);
  const skips = spansOfRecitals(text, acts);
  const tokens: Token[] = [];
  let lead: Lead = 'none';
  let [isNew, comma] = [false, false];
  // `dell'articolo 15 del testo unico delle disposizioni concernenti lo statuto …`: what it holds is led to as it is itself.
  let held: Lead | null = null;
  /** Within `le disposizioni di cui agli articoli … e all'articolo …`. */
  let provisions: ProvisionNoun | null = null;
  const pending: string[] = [];
  for (let at = 0; at < text.length;) {
    const skip = spanAt(skips, at);
    if (skip !== undefined) {
      at = skip.end;
      continue;
    }
    if (isSpace(text, at)) {
      comma ||= text[at] === ',';
      at++;
      continue;
    }
    const found = patternAt(text, at);
    const act = spanAt(acts, at);
    if (act !== undefined && !(found !== null && isPlace(found.name)) && isActWord(text, at, act)) {
      if (lead === 'none' && held === null && isDoneBy(tokens)) tokens.push({ type: 'other', word: 'atto' });
      else
        tokens.push({
          type: 'place',
          level: 'act',
          values: [act.eli],
          plural: false,
          lead: held ?? lead,
          isNew: false,
          comma,
          partly: provisions?.partly ?? false,
        });
      [lead, isNew, comma, held] = ['none', false, false, null];
      pending.length = 0;
      at = act.end;
      continue;
    }
    if (found === null) {
      plainWord.lastIndex = at;
      const word = plainWord.exec(text)?.[0] ?? ' ';
      tokens.push({ type: 'other', word });
      at += word.length;
      if ((lead === 'of' || lead === 'in') && collection.test(word)) held = lead;
      if (
        (lead !== 'none' || isNew) &&
        !/^(?:medesim|stess|predett|citat|suddett|nuov|contestual|inter[oa])/.test(word)
      )
        [lead, isNew, comma] = ['none', false, false];
      else if (lead === 'none') comma = false;
      continue;
    }
    const { name, words } = found;
    at += words.length;
    switch (name) {
      case 'stop':
        [held, provisions] = [null, null];
        tokens.push({ type: 'stop' });
        break;
      case 'finite':
        // `e' abrogata la legge …, e cessa di applicarsi l'articolo 4 …`: what comes behind another verb is not repealed.
        if (verbSinceStop(tokens) !== undefined || isSubject(tokens))
          tokens.push({ type: 'other', word: words }, { type: 'stop' });
        break;
      case 'quotation':
        tokens.push({ type: 'quotation', index: Number(/\d+/.exec(words)![0]) });
        break;
      case 'verb':
      case 'infinitive':
        [held, provisions] = [null, null];
        tokens.push({
          type: 'verb',
          kind: isDenied(tokens) ? null : kindOf(words),
          bare: isBare(words) && !(name === 'infinitive' && isCommand(tokens)),
        });
        // `e' cosi' modificato: al comma 1, …`
        if (/modificat[oaie]$/.test(words) && listBehind.test(text.slice(at, at + 20)))
          tokens.push({ type: 'seguente', words: ':' });
        break;
      case 'next':
        tokens.push({ type: 'seguente', words });
        isNew = true;
        continue;
      case 'self':
        tokens.push({
          type: 'place',
          level: 'act',
          values: [own],
          plural: false,
          lead,
          isNew: false,
          comma,
          partly: false,
        });
        break;
      case 'except':
        tokens.push({ type: name, force: forceOf(words, text, at), within: [] });
        break;
      case 'condition':
        tokens.push({ type: 'except', force: name, within: [] });
        break;
      case 'only':
        tokens.push(
          limitsPlaces(text, at) || tokens.some(({ type }) => type === 'verb')
            ? { type: name, isLoose: false }
            : { type: 'except', force: 'exception', within: [] },
        );
        break;
      case 'provisions':
        if (lead === 'after') continue;
        provisions = readProvisionNoun(text, at, verbSinceStop(tokens));
        if (provisions !== null) [lead, at] = [isIn(tokens) ? 'in' : 'object', provisions.end];
        else {
          tokens.push({ type: 'other', word: words });
          [lead, isNew, comma] = ['none', false, false];
        }
        continue;
      case 'after':
      case 'in':
      case 'of':
      case 'object':
        if (!(lead === 'after' && (name === 'object' || name === 'of')))
          lead = name === 'in' ? leadIn(tokens, provisions !== null, spanAt(acts, at + 1) !== undefined) : name;
        // `nel modo seguente: al comma 1`
        if (name === 'in') isNew = false;
        continue;
      case 'and':
        tokens.push({ type: 'other', word: 'e' });
        comma = false;
        continue;
      case 'semicolon':
        tokens.push({ type: 'other', word: ';' });
        continue;
      case 'ordinal':
        // `i commi secondo e terzo`
        if (isOfParagraph(tokens, text.slice(at, at + 40)))
          tokens.push({ type: 'value', values: [ordinalNumber(words)], of: 'digits' });
        else pending.push(ordinalNumber(words));
        continue;
      case 'digits':
      case 'letter':
      case 'roman':
        // `testo unico`
        if (words === 'unico' && tokens.at(-1)?.type !== 'place') continue;
        // `il numero i. della lettera b)`
        tokens.push({
          type: 'value',
          values: [valueOf(words.replace(/\.$/, ''))],
          of: words.endsWith('.') ? 'letter' : name,
        });
        continue;
      case 'range':
        tokens.push({ type: 'value', values: expand(words), of: name });
        continue;
      default: {
        // `al comma 13, alinea, primo periodo, del …`
        if (words === 'alinea' && lead === 'none') continue;
        const level =
          name === 'numberNew' ? 'number' : name === 'annexNew' ? 'annex' : name === 'title' ? 'words' : name;
        const values =
          name === 'division' ? [printedName(words)] : name === 'annex' ? annexNames(words) : pending.splice(0);
        const plural =
          /^(?:artt|articoli|commi|lettere|numeri|punti|nn|periodi|capi|titoli|libri|sezioni|allegati|parole)/.test(
            words,
          );
        tokens.push({ type: 'place', level, values, plural, lead, isNew, comma, partly: provisions?.partly ?? false });
      }
    }
    pending.length = 0;
    [lead, isNew, comma] = ['none', false, false];
  }
  return tokens;
}

/** What separates pieces of text. */
function isSpace(text: string, at: number): boolean {
  const char = text[at]!;
  return separators.includes(char) || (char > '~' && /\s/.test(char));
}

const separators = ' ,:()-\u2013\t\n\v\f\r';

const plainWord = /[\p{L}\p{N}']{1,60}|./uy;

function spanAt<S extends Span>(spans: readonly S[], at: number): S | undefined {
  for (const span of spans) if (at >= span.start && at < span.end) return span;
  return undefined;
}

/** Names of acts have values of their own: `5 luglio`, `titolo V`. */
function isPlace(name: PatternName): boolean {
  return name !== 'digits' && name !== 'letter' && name !== 'roman' && name !== 'ordinal' && name !== 'division';
}

function isBare(words: string): boolean {
  return !/\s/.test(words);
}
