// Operations of an amending act → what each does to words: one entry a place and pair of old and new words.
import type { Act } from '../../../../law/act.js';
import type { Reach, RelationKind } from '../../../../law/relation.js';
import type { Action, Stretch, Wording, WordPosition } from '../../../../law/wording.js';
import { articleStretch } from './article-stretch.js';
import type { PlacedOperation } from './operations.js';
import { upTo, type Place } from './place/place.js';
import type { QuotedWords } from './place/quoted-words.js';
import { placesOf } from './word-places.js';
import { around, leadOf, near } from './words-around.js';

const wordNoun = String.raw`(?:parol[ae]|cifr[ae]|espression[ei]|locuzion[ei]|incis[oi]|segn[oi]\sdi\sinterpunzione)`;

/** The operations of an act on words, in the order of its text. */
export function readWordings(operations: readonly PlacedOperation[], { eli, articles, annexes }: Act): Wording[] {
  return operations.flatMap((operation) => {
    const { article, part, annex } = operation;
    const holder =
      article === null
        ? annexes.find(({ name }) => name === annex)
        : articles.find((one) => one.number === article && one.part === part);
    return holder === undefined ? [] : wordingsOf(operation, holder.eli.slice(eli.length), holder.text);
  });
}

/**
 * The words that one operation touches.
 * @param key ELI suffix of the article or annex that it stands in, and its `text`
 */
export function wordingsOf(operation: PlacedOperation, key: string, text: string): Wording[] {
  if (operation.kind === 'modifica' || operation.kind === 'altro') return [];
  return paired(operation).flatMap((quoted) => readTime(operation, quoted, key, text));
}

const broughtBefore = new RegExp(
  String.raw`\bcon\s(?:(?:l[ae]|il|i|quell[aeo])\s)?(?:seguent[ei]\s?)?(?:${wordNoun}|altr[aeo])?\s?:?\s?$`,
);

const instead = String.raw`(?:in\sluogo|al\sposto|in\ssostituzione|invece)\sdell[ae]`;
const wordsGone = String.raw`\s${wordNoun}\s?:?\s?((?:«\d{1,6}»(?:,\s|\se\s)?){1,6})`;
const goneBefore = new RegExp(String.raw`\b(?:all[ae]|${instead})${wordsGone}[^«;.]{0,60}$`);
const goneBehind = new RegExp(String.raw`^[^«;.]{0,60}\b${instead}${wordsGone}`);

/** `alle parole «a» sono sostituite le parole «b»`: the words that go, where the others look like them. */
function goneFor([index, ...more]: readonly number[], { brought }: QuotedWords, masked: string): number[] {
  if (index === undefined || more.length > 0 || brought.length > 0) return [];
  const [before, behind] = around(masked, index);
  const found = goneBefore.exec(before)?.[1] ?? goneBehind.exec(behind)?.[1];
  return (found?.match(/\d+/g) ?? []).map(Number);
}

/** `sostituire le parole «…» con le parole «…»`: what looks like further words of the place comes for those before it. */
function paired({ kind, times, unit }: PlacedOperation): QuotedWords[] {
  if (kind !== 'sostituisce') return times;
  const isBrought = (index: number | undefined) =>
    index !== undefined && broughtBefore.test(around(unit.text, index)[0]);
  return times.flatMap((quoted, i) => {
    const next = times[i + 1];
    if (isBrought(quoted.old[0]) && i > 0) return [];
    const own = quoted.old.filter((index) => !isBrought(index));
    const gone = goneFor(own, quoted, unit.text);
    if (gone.length > 0) return [{ ...quoted, old: gone, brought: own }];
    const brought = quoted.old.filter(isBrought);
    if (brought.length > 0) return [{ ...quoted, old: own, brought: [...brought, ...quoted.brought] }];
    const isNext = quoted.brought.length === 0 && isBrought(next?.old[0]);
    if (isNext) return [{ ...quoted, brought: next!.old }];
    // `le parole «…» sono sostituite con le parole «…»`
    const behind = quoted.brought.length > 0 || own.length === 0 ? '' : around(unit.text, own.at(-1)!)[1];
    const [, index] = /^[^«;]{0,60}\bsostituit[ae]\s[^«;]{0,60}«(\d{1,6})»/.exec(behind) ?? [];
    return [index !== undefined && isBrought(Number(index)) ? { ...quoted, brought: [Number(index)] } : quoted];
  });
}

function readTime(operation: PlacedOperation, quoted: QuotedWords, key: string, text: string): Wording[] {
  const { kind, reach, unit, act, paragraph, point, stretches } = operation;
  const masked = unit.text;
  const from = { key, paragraph, point };
  const isBlock = kind !== 'abroga' && (reach === 'comma' || reach === 'lettera' || reach === 'numero');
  const isThroughout = quoted.old[0] !== undefined && throughout.test(leadOf(masked, quoted.old[0]));
  const position = isThroughout ? ('ovunque' as const) : positionOf(kind, reach, masked, quoted);
  const to = inSentence(operation, quoted, position);
  // `alle lettere a) e b), le parole: «…» e «…» sono sostituite, rispettivamente, …`: where each stands is not said.
  const isSpread = quoted.old.length > 1 && quoted.old.length === quoted.brought.length && respectively.test(masked);
  const places = placesOf(isThroughout ? upTo(to, 'heading') : to, act, {
    ...{ isBlock: isBlock || isSpread, isInEach: quoted.old.length > 0, areTogether: quoted.brought.length > 0 },
  });
  const brought = joinedStretch(quoted.brought, masked, stretches);
  const [anchor] = quoted.anchor;
  const common = {
    from,
    kind,
    reach,
    action: actionOf(kind, reach, masked, quoted),
    anchor: anchor === undefined ? null : knownAt(stretches, anchor),
    beside: quoted.beside === null ? null : (placesOf(quoted.beside, act, alone)[0] ?? null),
    position,
  };
  return pairsOf(quoted, masked, stretches, brought).flatMap(({ old, until, fresh }) =>
    places.map((to): Wording => {
      // `gli articoli 24 e 26 sono sostituiti dai seguenti: «Art. 24 … Art. 26 …»`
      const isOneArticle =
        reach === 'articolo' && (kind === 'inserisce' || (kind === 'sostituisce' && places.length > 1));
      const own = isOneArticle ? articleStretch(fresh, text, to.article) : fresh;
      // `prima delle parole «…», ovunque ricorrano`: before each of them, for which there is no word here.
      const isEachInFront =
        position === 'prima' && anchor !== undefined && everywhere.test(between(masked, quoted.anchor));
      // `le rubriche dei Capi I e II sono sostituite, rispettivamente, dalle seguenti: «…» e «…»`
      const isOneOfSeveral =
        reach === 'rubrica' && old === null && quoted.brought.length > 1 && respectively.test(masked);
      // `il periodo che inizia con le parole «…»` has no number.
      const isUnnamed = kind !== 'inserisce' && reach === 'periodo' && old === null && to.sentences.length === 0;
      // `fino alla fine dell'alinea`: where the list below it begins, nobody can say.
      const [last, first] = [quoted.old.at(-1), quoted.brought[0]];
      const isOfLead =
        (last !== undefined && endOfLead.test(around(masked, last)[1].split('«', 1)[0]!)) ||
        (first !== undefined && endOfLead.test(leadOf(masked, first)));
      // `il periodo e' sostituito, dalle parole «…» fino alla fine, dal seguente`
      const isRange = first !== undefined && untilOf(first, masked, stretches) !== null;
      // `limitatamente agli enti locali`: the words stay beside the new ones.
      const isSome = operation.isLimited || isOfLead || isRange || isEachInFront || isOneOfSeveral || isUnnamed;
      const isWhole = !isSome && hasAllWords(kind, reach, old, own, alineaWhole.test(masked));
      return { ...common, to, old, until, brought: kind === 'abroga' ? null : own, isWhole };
    }),
  );
}

const alone = { isBlock: false, isInEach: false, areTogether: true };

/** `al comma 2, secondo periodo, dopo le parole «…»`: new words are in that period; behind it they are not. */
function inSentence({ kind, reach, to, unit }: PlacedOperation, quoted: QuotedWords, position: WordPosition): Place {
  const sentence = quoted.beside?.sentence;
  if (kind !== 'inserisce' || reach !== 'parole' || sentence?.length !== 1) return to;
  const lead = quoted.brought[0] === undefined ? '' : leadOf(unit.text, quoted.brought[0]);
  const isIn = quoted.anchor.length > 0 || position === 'in-fine' || position === 'all-inizio';
  return isIn && !atEndOf.test(lead) ? { ...to, sentence } : to;
}

/** `indi alla fine del comma`: of all of it. */
const atEndOf = /\bfine\sdel(?:l[ao]\s|\s|l')(?:comma|articolo|letter|numero|capoverso)/;

const respectively = /\brispettivamente\b/;

/** `conseguentemente nel testo sostituire la parola «…»`, `e nelle parti successive la parola «…»`: of the whole article. */
const throughout =
  /\bnel(?:le\sparti\ssuccessive|(?:l'intero)?\stesto(?!\sd(?:el|i)))\b(?![^«]{0,60}\b(?:comm[ai]|letter[ae]|periodo)\b)/;

/** `l'alinea è sostituito`; not `le parole dall'alinea a) fino alla fine`. */
const alineaWhole = /(?<![a-z])(?:(?:l|all|nell)')alinea\b/;

/** @param isAlinea whether words before a list are meant whole: `l'alinea è sostituito dal seguente` */
function hasAllWords(
  kind: RelationKind,
  reach: Reach | null,
  old: Stretch | null,
  brought: Stretch | null,
  isAlinea: boolean,
): boolean {
  if (kind !== 'abroga' && brought === null) return false;
  // `l'articolo 5, ad eccezione del comma 6, è abrogato`: what goes is not all of the place, and has no name.
  if (kind === 'abroga' && reach === null && old === null) return false;
  return reach !== 'parole' || kind === 'inserisce' || old !== null || isAlinea;
}

interface Pair {
  old: Stretch | null;
  until: Wording['until'];
  fresh: Stretch | null;
}

/** Old words, each with what takes their place. */
function pairsOf(
  { old, brought }: QuotedWords,
  masked: string,
  stretches: readonly Stretch[],
  joined: Stretch | null,
): Pair[] {
  const [first] = old;
  if (first === undefined) return [{ old: null, until: null, fresh: joined }];
  const until = untilOf(first, masked, stretches);
  if (until === null && old.some((index) => beside.test(around(masked, index)[0])))
    return [{ old: null, until, fresh: joined }];
  if (until !== null) return [{ old: knownAt(stretches, first), until, fresh: joined }];
  const isEach = old.length > 1 && old.length === brought.length;
  // `le parole «…» dell'articolo 2 e le parole «…» dell'articolo 4 sono sostituite, rispettivamente, …`: which are whose is not said here.
  if (!isEach && brought.length > 1 && respectively.test(masked))
    return old.map((index) => ({ old: knownAt(stretches, index), until: null, fresh: null }));
  return old.map((index, i) => ({
    old: knownAt(stretches, index),
    until: null,
    fresh: isEach ? knownAt(stretches, brought[i]!) : joined,
  }));
}

/** `le parole dopo «…»`, `comprese tra «…» e «…»`, `il periodo che inizia con le parole «…»`: what goes is beside the words that are quoted. */
const beside = new RegExp(
  String.raw`\b(?:dopo|(?:compres[ae]|che\svanno)\s(?:tra|fra)|(?:inizi|cominci|termin|finisc)[a-z]{1,4}\scon|(?:successiv|precedent|seguent)[ei]\s(?:a|all[ae])|(?:fino|sino)\sa(?:d|ll[ae])?)\s?(?:l[ae]\s)?(?:${wordNoun})?\s?:?\s?$`,
);
const rangeBefore = new RegExp(String.raw`\bda(?:l|ll[ae'])?\s?(?:${wordNoun})?\s?:?\s?$`);
const rangeBehind = new RegExp(
  String.raw`^,?\s(?:e\s)?(?:(?:fino|sino)\s)?(?:ad?|al|all[ae])\s?(?:${wordNoun})?\s?:?\s?«(\d{1,6})»`,
);
const endBehind = /^,?\s(?:(?:(?:e\s)?(?:fino|sino)\s)?alla\sfine|in\spoi)\b/;

/** `fino alla fine del periodo`, `dell'alinea`; what is said of the end of a place is of the one that the clause names. */
const endOfPeriod = /^[^«;.]{0,24}\bfine\sdel\s(?:medesimo\s|predetto\s|suddetto\s|citato\s)?(?:stesso\s)?periodo\b/;
const endOfLead = /\bfine\sdel(?:l'|lo\sstesso\s|\smedesimo\s)alinea\b/;

/** `da: «…» a: «…»`, `da: «…» fino alla fine del comma`. */
function untilOf(index: number, masked: string, stretches: readonly Stretch[]): Wording['until'] {
  const [before, behind] = around(masked, index);
  // `le parole «…» fino alla fine del comma`: from them on, without `da`.
  if (!rangeBefore.test(before) && !/^,?\s(?:e\s)?(?:fino|sino)\s/.test(behind)) return null;
  const last = rangeBehind.exec(behind)?.[1];
  if (last !== undefined) return knownAt(stretches, Number(last));
  if (!endBehind.test(behind)) return null;
  return endOfPeriod.test(behind) ? 'periodo' : 'fine';
}

/** Several quotations with nothing but stops between them are one text. */
function joinedStretch(indices: readonly number[], masked: string, stretches: readonly Stretch[]): Stretch | null {
  const [first] = indices;
  const own = first === undefined ? null : knownAt(stretches, first);
  if (own === null) return null;
  let { end } = own;
  for (let i = 1; i < indices.length; i++) {
    const between = masked.indexOf(`«${indices[i - 1]}»`) + `«${indices[i - 1]}»`.length;
    const words = masked.slice(between, masked.indexOf(`«${indices[i]}»`));
    if (!/^[\s.;,]{0,6}(?:e\s)?$/.test(words)) break;
    end = stretches[indices[i]!]?.end ?? end;
  }
  return { start: own.start, end };
}

/** The place of a quotation; `null` where it is not known where it ends. */
function knownAt(stretches: readonly Stretch[], index: number): Stretch | null {
  const stretch = stretches[index];
  return stretch === undefined || stretch.start === stretch.end ? null : stretch;
}

function actionOf(kind: RelationKind, reach: Reach | null, masked: string, { old, brought }: QuotedWords): Action {
  const lead = masked.length > 2 * near && brought[0] !== undefined ? leadOf(masked, brought[0]) : masked;
  if (kind === 'sostituisce') return 'sostituisce';
  if (kind === 'inserisce') {
    if (/premess|premett|antepo/.test(lead)) return 'premette';
    return /aggiun/.test(lead) ? 'aggiunge' : 'inserisce';
  }
  if (old.length > 0 || reach === 'parole') return 'sopprime';
  return /soppr|elimin|cancell/.test(masked) && !masked.includes('abrogat') ? 'sopprime' : 'abroga';
}

/** `prima delle parole «…»` */
function isBefore(masked: string, anchor: number): boolean {
  return /\bprima\sd[a-z']{1,4}[^«]{0,60}$/.test(leadOf(masked, anchor));
}

/** What is said of words beside which others go: `ovunque ricorrano, dopo le parole «…»`, `dopo le parole «…», ovunque ricorrano, sono inserite …`. */
function between(masked: string, anchor: readonly number[]): string {
  const behind = around(masked, anchor.at(-1)!)[1];
  const until = behind.search(/[«;]/);
  return leadOf(masked, anchor[0]!) + (until === -1 ? behind : behind.slice(0, until));
}

const everywhere = /\b(?:ov|dov)unque\b|\bogni\svolta\b|\btutte\sle\svolte\b/;

function positionOf(
  kind: RelationKind,
  reach: Reach | null,
  masked: string,
  { old, brought, anchor }: QuotedWords,
): WordPosition {
  if (kind !== 'inserisce') {
    if (old[0] === undefined) return 'al-posto';
    const [, behind] = around(masked, old.at(-1)!);
    const until = behind.search(/[«;]/);
    const words = leadOf(masked, old[0]) + (until === -1 ? behind : behind.slice(0, until));
    return everywhere.test(words) ? 'ovunque' : 'al-posto';
  }
  const lead = brought[0] === undefined ? masked : leadOf(masked, brought[0]);
  const isInFront = /premess|premett|antepo/.test(lead);
  if (anchor[0] !== undefined) {
    if (isInFront || isBefore(masked, anchor[0])) return 'prima';
    return everywhere.test(between(masked, anchor)) ? 'ovunque' : 'dopo';
  }
  if (isInFront) return reach === 'parole' || reach === 'periodo' ? 'all-inizio' : 'prima';
  if (/\bin\sfine\b|\binfine\b|\balla\sfine\b/.test(lead)) return 'in-fine';
  if (/\ball'inizio\b/.test(lead)) return 'all-inizio';
  if (/\bprima\sd/.test(lead)) return 'prima';
  return /\bdopo\b|\b[tf]ra\s(?:(?:il|la)\s|l')/.test(lead) ? 'dopo' : 'in-fine';
}
