// Acts and articles of which an act says that they, or a part of them, remain: what repeals them does not repeal all of them, or not yet.
import type { Act, Article } from '../../../../law/act.js';
import type { Reach, RelationKind } from '../../../../law/relation.js';
import { actsNamedIn } from './acts-named.js';
import type { Place } from './place/place.js';
import { placesNamed } from './place/places-named.js';
import { own } from './token/token.js';
import { ordinal } from './token/patterns.js';
import { tokenizeClause } from './token/tokens.js';
import type { Outline, Unit } from './unit/outline.js';

const noun = String.raw`(?:articol|art\.|artt\.|comm|letter|capo\s|titolo\s|legg|decret|regi[oa]|testo\sunico|codice|present[ei]\s|(?:medesim|stess|predett|suddett|citat)[oaie]\s)`;
const subject = String.raw`(?:(?:l'|gli\s|il\s|i\s|la\s|le\s)(?:${ordinal}\s)?${noun}|(?:l'(?:efficacia|abrogazione)\s(?:de|di\scui\sa)|l[ae]\s(?:sol[ae]\s|medesim[ae]\s)?(?:disposizion|norm)[aei]\s(?:di\scui\sa|contenut[ae]\sne|previst[ae]\sda|de))(?:ll'|gli\s|l\s|i\s|lla\s|lle\s)${noun})[^;:«]{2,300}?`;
const adverb = String.raw`(?:[a-z']{1,12}\s)?`;
/** `resta in vigore`: what does is not repealed. */
const inForce = String.raw`(?:rest(?:a|ano)\s${adverb}ferm|(?:e'|sono)\s${adverb}fatt[oaie]\ssalv)[oaie]|(?:rest|rimang?)(?:a|ano|e|ono)\s${adverb}in\svigore|(?:conserva|mantien[ei]|mantengono)(?:no)?\s(?:la\s(?:propria|loro)\s)?(?:efficacia|vigore|validita')`;
/** `continua ad applicarsi`, `e' sospesa`: what does is repealed, and not yet where it does until some day. */
const applies = String.raw`continua(?:no)?\s${adverb}a(?:d|\s(?:restare|rimanere))?\s(?:applicarsi|trovare\sapplicazione|essere\sapplicat[oaie]|avere\seff[a-z]{3,8}|produrre\seffetti|operare|in\svigore)|si\sapplica(?:no)?|decorr(?:e|ono)|opera(?:no)?|(?:ha|hanno)\s(?:effetto|efficacia)|acquista(?:no)?\sefficacia|(?:e'|sono)\s${adverb}(?:sospes|differit|prorogat|rinviat|subordinat)[oaie]`;
const remains = String.raw`(${inForce}|${applies})(?![a-z])`;
const keeps = new RegExp(String.raw`^(?:${inForce})$`, 'i');
const until = String.raw`(?:(?:comunque\s)?(?:non\soltre|fino|sino)\s[^,;:«]{3,80},?\s)`;
const ahead = new RegExp(String.raw`^(?:[^;:«]{1,80},\s)?(${subject}),?\s(?:${until})?${remains}`, 'i');
const behind = new RegExp(
  String.raw`^(?:[^;:«]{1,80}\s)?${remains},?\s(?:${until}|[^,;:«]{3,60},\s)?(${subject})(?=[.;]?$|;\s|,\s(?:fino|sino|in\squanto|per|limitatamente|relativamente)\s)`,
  'i',
);
const hasEnd = /\b(?:fino|sino|oltre)\b|\b(?:differit|rinviat|subordinat)[oaie]\sa/i;
/** `In attesa del riordino`, `nelle more dell'adozione dei decreti` */
const pending = /\bin\sattesa\sde|\bnelle\smore\sde/i;
/** `L'abrogazione dell'articolo 3 decorre dal 1° gennaio 2032.` */
const repealSince = /^(?:[^;:«]{1,80},\s)?l'abrogazione\sd[^;:«]{3,200}\sdal(?:l'|\s)\d/i;
/** `L'articolo 14 ha effetto a decorrere dalle prime elezioni …`: of the act's own provisions, since what nobody can date from here. */
const sinceEvent =
  /\b(?:effetto|efficacia|applica(?:no)?|decorr(?:e|ono)|opera(?:no)?)(?:\sa\sdecorrere|\sa\spartire)?\s(?:da(?:l|lla|ll'|lle|i|gli)|dopo\s(?:il|la|l'))\s?(?!\d|giorno\ssuccessivo)(?!.{0,90}\b(?:present[ei]|pubblicazione)\b)[a-z]/i;
/** `Ai procedimenti in corso continua ad applicarsi l'articolo 7`: for others it does not. */
const forSome =
  /^(?:a[il]?|agli|alle|alla|all'|per|nei|nelle|limitatamente)\s?(?:[a-z']{1,20}\s){0,3}?(?:procediment|giudiz|rapport|contratt|domand|istanz|concors|sogget|person|gar[ae]\s|fatt|violazion|confront)/i;
/** `L'abrogazione dell'articolo 3` is of what is repealed, `l'abrogazione di cui all'articolo 3` of what repeals. */
const repealOf = /^l'abrogazione\sde(?!i?\scui)/i;
const recalled = /\b(?:medesim|stess|predett|suddett|citat)[oaie]\b/;
/** The end of a sentence before another one: not behind `n.` or `art.`. */
const sentenceEnd = /(?<=[a-z»)]{4}|\d)\.\s(?=[A-Z])|;\s/;

/** What an operation of an article says of the act that it touches. */
interface Repeal {
  kind: RelationKind;
  reach: Reach | null;
  act: string;
  /** The article and paragraph that say it. */
  article: string | null;
  paragraph: string | null;
  to: Place;
}

/** A place that an act says remains. */
interface Kept {
  /** The place; its act is `null` for that of the article that says it, and `own` for the act itself. */
  act: string | null;
  place: Place;
  by: string;
  /** The sentence, where it says until when. */
  until: string | null;
  /** Whether it is said to be in force, not only to apply. */
  isInForce: boolean;
}

/**
 * The operations of an act. Those that repeal an act or article are without reach where the repealing act says that it, or a part of it,
 * remains in force: `Gli articoli 6 e 10 della legge … rimangono in vigore`. What only applies until some time has
 * the sentence that says so: `La legge … continua ad applicarsi fino al 31 dicembre 2032`.
 */
export function keepParts<One extends Repeal>(
  operations: readonly One[],
  act: Act,
  outlineOf: (article: Article) => Outline,
): (One & { until?: string | null })[] {
  const isWhole = ({ kind, reach }: Repeal) => kind === 'abroga' && (reach === 'atto' || reach === 'articolo');
  const kept = operations.some(isWhole) ? keptIn(act, outlineOf) : [];
  return operations.flatMap((one) => {
    if (!isWhole(one)) return [one];
    const single = each(one).map((part) => ({ part, found: kept.filter((place) => concerns(place, part)) }));
    if (single.every(({ found }) => found.length === 0)) return [one];
    return single.map(({ part, found }) =>
      found.some((place) => place.until === null || (place.isInForce && isNarrower(place, part)))
        ? { ...part, reach: null }
        : { ...part, until: found[0]?.until ?? null },
    );
  });
}

/** An operation for each article that it touches. */
function each<One extends Repeal>(one: One): One[] {
  const { article = [] } = one.to;
  return article.length < 2 ? [one] : article.map((number) => ({ ...one, to: { ...one.to, article: [number] } }));
}

/** Whether what remains is what an operation repeals, a part of it, or around it. */
function concerns({ act, place, by }: Kept, one: Repeal): boolean {
  if (act === own) {
    const { article, paragraph } = place;
    return (article?.includes(one.article ?? '') ?? true) && (paragraph?.includes(one.paragraph ?? '') ?? true);
  }
  if (act === null ? by !== one.article : act !== one.act) return false;
  const [touched] = one.to.article ?? [];
  return one.reach === 'atto' || place.article === undefined || place.article.includes(touched ?? '');
}

function isNarrower({ act, place }: Kept, { reach }: Repeal): boolean {
  if (act === own) return false;
  const isPart = Object.keys(place).some((level) => level !== 'act' && level !== 'article');
  return isPart || (reach === 'atto' && place.article !== undefined);
}

/** The places of which an act says that they remain. */
function keptIn(act: Act, outlineOf: (article: Article) => Outline): Kept[] {
  const actOf = actsNamedIn(act);
  return act.articles.flatMap((article) =>
    sentencesOf(article, outlineOf).flatMap((sentence) => {
      const [, ...first] = ahead.exec(sentence) ?? [];
      const [words, verb] = first.length > 0 ? first : (behind.exec(sentence)?.slice(1).reverse() ?? []);
      if (words === undefined || verb === undefined) return [];
      const isInForce = keeps.test(verb);
      const until = [hasEnd, pending, sinceEvent, repealSince].some((one) => one.test(sentence)) ? sentence : null;
      if (!isInForce && (until === null || forSome.test(sentence))) return [];
      return placesNamed(tokenizeClause(words.toLowerCase(), words, actOf)).flatMap((place) =>
        keptAt(place, words, { by: article.number, until, isInForce }),
      );
    }),
  );
}

/** `L'efficacia del comma 1` without an act is of this article. */
function keptAt(place: Place, words: string, said: Pick<Kept, 'by' | 'until' | 'isInForce'>): Kept[] {
  const act = place.act?.[0] ?? (recalled.test(words) || repealOf.test(words) ? null : own);
  if (act !== own) return [{ act, place, ...said }];
  const { article, paragraph } = place;
  const isThis = /\bpresente\sarticolo\b/i.test(words);
  const isAll = !isThis && article === undefined && /\bpresente\s(?:legge|decreto)\b/i.test(words);
  if (said.until === null || (!isThis && !isAll && (article ?? paragraph) === undefined)) return [];
  return [{ act, place: isAll ? {} : { ...place, article: article ?? [said.by] }, ...said }];
}

function sentencesOf(article: Article, outlineOf: (article: Article) => Outline): string[] {
  if (!mayKeep.test(article.text)) return [];
  return outlineOf(article)
    .units.flatMap(allOf)
    .flatMap(({ printed }) => (mayKeep.test(printed) ? printed.split(sentenceEnd) : []));
}

/** A cheap test that each such sentence passes. */
const mayKeep = /vigore|ferm[oaie]|salv[oaie]|applic|efficacia|effett|oper[ao]|decorr|validita'/;

function allOf(unit: Unit): Unit[] {
  return [unit, ...unit.children.flatMap(allOf)];
}
