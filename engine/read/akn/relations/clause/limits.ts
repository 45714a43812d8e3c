// What an amendment is limited to, or excepts, beside the place that its words name: `limitatamente agli enti locali`, `eccettuato il comma 3`.
import type { Reach, RelationKind } from '../../../../law/relation.js';
import type { QuotedWords } from './place/quoted-words.js';
import { exceptionOf, withoutSavings } from './token/exception-words.js';
import { limitsPlaces } from './token/limit.js';
import { limitsRepeal } from './repeal-limits.js';

const someOf = '(?:in cui|nell[ae] qual|concern|riguard|relativ|riferit|che\\s)';
const kinds =
  "(?:region|provinc|comun|citta'|ent[ei]\\s|domand|istanz|procediment|giudiz|contratt|rapport|fatt[io]\\s|personal|dipendent|soggett|societa'|impres|amministrazion|magistrat|militar|lavorator|contribuent|student|immobil|territor|ann[oi]\\s|period|bienni|trienni)";
/** `per le sole regioni`, `nella parte in cui …`, `per quanto riguarda …` */
const limits = new RegExp(
  String.raw`\b(?:nell[ae]\s(?:sol[ae]\s)?part[ei]\s${someOf}|per\sl[ae]\s(?:sol[ae]\s)?part[ei]\s${someOf}|per\s(?:il|la|i|gli|le)\ssol[oaie]\s|per\squanto\s(?:concerne|riguarda|attiene)|nei\s(?:soli\s)?confronti\sd)`,
  'i',
);
/** `Per gli anni 2030 e 2031, …`: the text is another one, and for whom or when stands in front. */
const front = new RegExp(String.raw`^per\s(?:(?:il|lo|la|i|gli|le)\s|l')(?:sol[oaie]\s)?${kinds}[^,;«]{0,120},`, 'i');
/** `limitatamente alle seguenti parti:` leads to what is meant. */
const limiting = /\blimitatamente\b(?!\s(?:alle|ai|agli)\sseguenti\s)/g;
/** `In applicazione dell'articolo 15 …, ad eccezione del comma 7, al comma 4 le parole «…»`: why, not what. */
const reason =
  /^(?:in\s(?:applicazione|attuazione|coerenza|conseguenza|relazione)|al\sfine|ai\sfini|allo\sscopo|per\sle\sfinalita'|a\sseguito)\b[^«;]{0,2000},\s(?=(?:all'|al\s|alla\s|alle\s|agli\s|ai\s|nel|dopo\s|l[ae]\sparol|l'|gli\s|il\s|i\s)(?:[a-z]{4,12}\s)?(?:articol|comm[ai]\b|letter|numer|period|parol|allegat|tabell))/i;
const excepting =
  /\b(?:ad?\s(?:eccezione|esclusione)|eccezione?\sfatta|fatta\seccezione|con\s(?:l'|la\ssola\s)?(?:eccezione|esclusione)|all'infuori|fuorch[eé]|eccettuat[oaie]|tranne|salv[oaie])\b/i;

/** Whether words of an amendment, quotations masked, say that it is not of all that they name, or not for all. */
export function limitsAmendment(words: string): boolean {
  return front.test(words) || limitsText(words);
}

/** Whether the words above a list limit all that stands in it: `Nei riguardi degli enti locali sono abrogati:`. */
export function limitsList(words: string): boolean {
  return limitsAmendment(words) || limitsRepeal(words, null);
}

function limitsText(words: string): boolean {
  const own = withoutSavings(words.replace(reason, ''));
  if (limits.test(own) || excepting.test(own)) return true;
  const text = own.toLowerCase();
  return [...text.matchAll(limiting)].some(({ 0: word, index }) => !limitsPlaces(text, index + word.length));
}

/** An amendment as far as its words may limit it. */
interface Amendment {
  kind: RelationKind;
  reach: Reach | null;
  saving: string | null;
  isLimited: boolean;
  unit: { printed: string };
  to: { article?: readonly string[] };
  times: readonly QuotedWords[];
}

/**
 * An amendment with what its clause says of its limits: new text for a part of the place has no reach, and words that go but for an exception
 * have that as their saving. How much of a place is repealed the exception itself says.
 */
export function withLimits<One extends Amendment>(one: One): One {
  const { kind, reach, saving, isLimited, unit, times } = one;
  const isOfWords = reach === 'parole';
  const isRead = kind === 'abroga' && !isOfWords && !isLimited;
  if (isRead && limitsRepeal(unit.printed, one.to.article?.[0] ?? null))
    return { ...one, isLimited: true, reach: null };
  const clause = isRead ? null : clauseOf(unit.printed, times);
  const isOwn = clause !== null && limitsAmendment(clause);
  if (!isOwn && !isLimited) return one;
  const exception =
    isOwn && saving === null && [...clause.matchAll(verb)].length < 2 ? exceptionOf(clause.replace(reason, '')) : null;
  const isWhole = isOfWords || kind === 'inserisce' || (!isLimited && !limitsText(clause!));
  return { ...one, isLimited: true, reach: isWhole ? reach : null, saving: saving ?? exception };
}

const verb = /\b(?:sono|e'|è|siano|sia)\s(?:[a-z']{1,12}\s){0,2}(?:sostitui|soppress|inserit|aggiunt|abroga|premess)/gi;
const clauseEnd = /;\s|(?<=[a-z»)]{4}|\d»)\.\s(?=[A-Z])/;

/** The clause of a unit that has the quotations of an amendment; all of it where it quotes nothing. */
function clauseOf(printed: string, times: readonly QuotedWords[]): string {
  const quoted = times.flatMap(({ old, brought }) => [...old, ...brought]);
  if (quoted.length === 0) return printed;
  return printed
    .split(clauseEnd)
    .filter((clause) => quoted.some((index) => clause.includes(`«${index}»`)))
    .join('; ');
}
