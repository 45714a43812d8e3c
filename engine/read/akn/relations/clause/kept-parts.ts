// Acts and articles of which an act says that they, or a part of them, remain: what repeals them does not repeal all of them, or not yet.
import type { Act, Article } from '../../../../law/act.js';
import type { Reach, RelationKind } from '../../../../law/relation.js';
import { actsNamedIn } from './acts-named.js';
import type { Place } from './place/place.js';
import { placesNamed } from './place/places-named.js';
import type { ActOf } from './token/spans.js';
import { own } from './token/token.js';
import { ordinal } from './token/patterns.js';
import { tokenizeClause } from './token/tokens.js';
import type { Outline, Unit } from './unit/outline.js';

const noun = String.raw`(?:articol|art\.|artt\.|comm|letter|capo\s|titolo\s|legg|decret|regi[oa]|testo\sunico|codice|present[ei]\s|(?:medesim|stess|predett|suddett|citat)[oaie]\s)`;
const subject = String.raw`(?:(?:l'|gli\s|il\s|i\s|la\s|le\s)(?:${ordinal}\s)?${noun}|(?:l'(?:efficacia|abrogazione|applicazione)\s(?:de|di\scui\sa|delle\sdisposizioni\s(?:de|di\scui\sa|previste\sda))|l[ae]\s(?:sol[ae]\s|medesim[ae]\s)?(?:disposizion|norm)[aei]\s(?:di\scui\sa|contenut[ae]\sne|previst[ae]\sda|de))(?:ll'|gli\s|l\s|i\s|lla\s|lle\s)${noun})[^;:«]{2,300}?`;
const is = "(?:e'|è|sono)";
const adverb = String.raw`(?:[a-z']{1,12}\s)?`;
/** `resta in vigore`, `non e' abrogato`: what does is not repealed. */
const inForce = [
  String.raw`(?:rest(?:a|ano)\s${adverb}ferm|${is}\s${adverb}fatt[oaie]\ssalv)[oaie]`,
  String.raw`(?:rest|riman|rimang|permang)(?:a|ano|e|ono)\s${adverb}(?:in\svigore|valid[oaie]|vigent[ei]|applicabil[ei])`,
  String.raw`(?:conserva|mantien[ei]|mantengono)(?:no)?\s(?:la\s(?:propria|loro)\s)?(?:efficacia|vigore|validita')`,
  String.raw`non\s${is}\s${adverb}abrogat[oaie]|${is}\s${adverb}mantenut[oaie]\s(?:in\svigore|ferm[oaie])`,
  String.raw`(?:${is}|rest(?:a|ano)|riman(?:e|gono))\s${adverb}(?:esclus[oaie]\sdall'|sottratt[oaie]\sall')\s?abrogazione`,
].join('|');
/** `continua ad applicarsi`, `e' sospesa`: what does is repealed, and not yet where it does until some day. */
const continues = String.raw`continua(?:no)?\s${adverb}a(?:d|\s(?:restare|rimanere))?\s(?:applicarsi|trovare\sapplicazione|essere\sapplicat[oaie]|avere\seff[a-z]{3,8}|produrre\seffetti|operare|in\svigore)`;
const applies = String.raw`${continues}|si\sapplica(?:no)?|decorr(?:e|ono)|opera(?:no)?|(?:ha|hanno)\s(?:effetto|efficacia)|acquista(?:no)?\sefficacia|entra(?:no)?\sin\svigore|${is}\s${adverb}(?:sospes|differit|prorogat|rinviat|subordinat)[oaie]`;
const remains = String.raw`(${inForce}|${applies})(?![a-z])`;
const keeps = new RegExp(String.raw`^(?:${inForce})$`, 'i');
/** What goes on without an end, and for all: `Continua ad applicarsi l'articolo 7 della medesima legge.` */
const goesOn = new RegExp(String.raw`^(?:${continues})$`, 'i');
const until = String.raw`(?:(?:comunque\s)?(?:non\soltre|fino|sino)\s[^,;:«]{3,80},?\s)`;
const ahead = new RegExp(String.raw`^(?:[^;:«]{1,80},\s)?(${subject}),?\s(?:${until})?${remains}`, 'i');
const behind = new RegExp(
  String.raw`^(?:[^;:«]{1,80}\s)?${remains},?\s(?:${until}|[^,;:«]{3,60},\s)?(${subject})(?=[.;]?$|;\s|,\s(?:fino|sino|in\squanto|per|limitatamente|relativamente)\s)`,
  'i',
);
/** `L'abrogazione non riguarda gli articoli 3 e 4`: to what it does not reach. */
const notReached = new RegExp(
  String.raw`^(?:[^;:«]{1,80},\s)?l'abrogazione\s(?:[^;:«]{1,80}\s)?non\s(?:riguarda|concerne|comprende|tocca|investe|si\s(?:estende|applica|riferisce)|opera\sper)\s(?:a(?=ll'|gli\s|l\s|i\s|lla\s))?((?:l'|ll'|gli\s|il\s|l\s|i\s|la\s|lla\s|le\s)[^;:«]{2,300}?)[.;]?$`,
  'i',
);
const hasEnd = /\b(?:fino|sino|oltre)\b|\b(?:differit|rinviat)[oaie]\sa|\bsubordinat[oaie]\b/i;
/** `In attesa del riordino`, `nelle more dell'adozione dei decreti` */
const pending = /\bin\sattesa\sde|\bnelle\smore\sde/i;
/** `L'abrogazione dell'articolo 3 decorre dal 1° gennaio 2032.` */
const repealSince = /^(?:[^;:«]{1,80},\s)?l'abrogazione\sd[^;:«]{3,200}\sdal(?:l'|\s)\d/i;
/** `L'articolo 14 ha effetto a decorrere dalle prime elezioni …`: of the act's own provisions, since what nobody can date from here. */
const sinceEvent =
  /\b(?:effetto|efficacia|applica(?:no)?|decorr(?:e|ono)|opera(?:no)?)(?:\sa\sdecorrere|\sa\spartire)?\s(?:da(?:l|lla|ll'|lle|i|gli)|dopo\s(?:il|la|l'))\s?(?!\d|giorno\ssuccessivo)(?!.{0,90}\b(?:present[ei]\b|sua\s(?:data\sdi\s)?pubblicazione|loro\spubblicazione|pubblicazione\s(?:nella|sulla)\sGazzetta))[a-z]|\bentra(?:no)?\sin\svigore\s(?:alla|dalla|con)\s?[a-z](?!.{0,90}\bpresent[ei]\b)/i;
/** `acquistano efficacia decorsi sessanta giorni dalla data di entrata in vigore`: not on the day of the act. */
const afterTime =
  /\b(?:effetto|efficacia|applica(?:no)?|decorr(?:e|ono)|opera(?:no)?),?\s(?:(?:decors|trascors)[oi]|dopo)\s[a-z]/i;
/** A provision of the act itself, as it names it. */
const provision = String.raw`(?:(?:il|i)\scomm|(?:l'|gli\s)articol|l[ae]\sdisposizion[ei]\s(?:de|di\scui\sa|previst[ae]\sda)(?:ll'|gli\s|l\s|i\s)(?:comm|articol))[^;:«]{1,60}?`;
const only = String.raw`(?:a[il]\s|agli\s|alle\s|alla\s|all'|ne[il]\s|nelle\s|per\s(?:i|gli|le|la|il)\s)?(?:esclusivamente|soltanto|solo|sol[aei]\s)`;
/** `Il comma 1 non si applica agli enti locali`, `L'articolo 2 si applica ai soli contratti …`: what it repeals remains for some. */
const notForAll = new RegExp(
  String.raw`^(?:[^;:«]{1,60},?\s)?(${provision})\s(?:non\s(?:si\sapplica(?:no)?|trova(?:no)?\sapplicazione|opera(?:no)?)(?![a-z])|si\sapplica(?:no)?\s${only})`,
  'i',
);
const excludedAre = String.raw`(?:sono|e'|è|rest(?:a|ano)|riman(?:e|gono))\s(?:[a-z']{1,12}\s)?esclus[oaie]`;
const ofProvision = String.raw`dall'applicazione\s(de(?:l|i|ll'|lle)\s?(?:comm|articol|disposizion)[^;:«]{1,80}?)`;
/** `Sono esclusi dall'applicazione del comma 1 i comuni montani.` */
const excludedFrom = [
  new RegExp(String.raw`\b${excludedAre}\s${ofProvision}(?=\.?$|\s(?:i|gli|le|la|il)\s|\sl')`, 'i'),
  new RegExp(String.raw`\b${ofProvision},?\s${excludedAre}`, 'i'),
];
/** `La disposizione non si applica al personale della scuola`, `Tale abrogazione non opera per …`: of what is said just before. */
const justSaid =
  /^(?:l[ae]|tal[ei]|quest[ae]|l[ae]\s(?:predett|medesim|suddett|present)[aei])\s(?:disposizion|abrogazion|soppression)[ei]\snon\s(?:si\sapplica|trova|opera)/i;
/** `Ai procedimenti in corso continua ad applicarsi l'articolo 7`: for others it does not. */
const forSome =
  /^(?:a[il]?|agli|alle|alla|all'|per|nei|nelle|limitatamente)\s?(?:[a-z']{1,20}\s){0,3}?(?:procediment|giudiz|rapport|contratt|domand|istanz|concors|sogget|person|gar[ae]\s|fatt|violazion|confront)/i;
/** `per i procedimenti pendenti`, `in quanto compatibili`, in any place of the sentence. */
const someCases =
  /\b(?:procediment|giudiz|rapport|contratt|domand|istanz|concors|gare\s|fatt[io]\s|violazion|pendent|in\scorso|compatibil)/i;
/** `L'abrogazione dell'articolo 3` is of what is repealed, `l'abrogazione di cui all'articolo 3` of what repeals. */
const repealOf = /^l'abrogazione\sde(?!i?\scui)/i;
const recalled = /\b(?:medesim|stess|predett|suddett|citat)[oaie]\b/;
/** The end of a sentence before another one: not behind `n.` or `art.`. */
const sentenceEnd = /(?<=[a-z»)]{4}|\d)\.\s(?=[A-ZÈ])|;\s/;

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
    sentencesOf(article, outlineOf).flatMap(({ sentence, paragraph, before }) => {
      const some = [notForAll, ...excludedFrom]
        .map((one) => one.exec(sentence)?.[1])
        .find((words) => words !== undefined);
      if (some !== undefined) return ownPlaces(some, article.number, actOf);
      if (justSaid.test(sentence)) return saidBefore(article.number, before);
      const found = saidIn(sentence);
      if (found === null) return [];
      const { isInForce, until } = found;
      const named = actOfPlace.exec(found.words);
      const words = named === null ? found.words : `${found.words.slice(0, named.index)}medesima legge`;
      const by = named?.[1] ?? article.number;
      return placesNamed(tokenizeClause(words.toLowerCase(), words, actOf)).flatMap((place) =>
        keptAt(place, words, paragraph, { by, until, isInForce }),
      );
    }),
  );
}

/** What a sentence says remains, until when, and whether in force; `null` where it says nothing of the kind. */
function saidIn(sentence: string): { words: string; isInForce: boolean; until: string | null } | null {
  const excluded = notReached.exec(sentence)?.[1];
  if (excluded !== undefined) return { words: excluded, isInForce: true, until: null };
  const first = ahead.exec(sentence);
  const [words, verb] = first?.slice(1) ?? behind.exec(sentence)?.slice(1).reverse() ?? [];
  if (words === undefined || verb === undefined) return null;
  const isInForce = keeps.test(verb);
  const until = [hasEnd, pending, sinceEvent, repealSince, afterTime].some((one) => one.test(sentence))
    ? sentence
    : null;
  if (!isInForce && forSome.test(sentence)) return null;
  if (isInForce || until !== null) return { words, isInForce, until };
  const isForAll = first === null || /^[.;]?$/.test(sentence.slice(first[0].length));
  return goesOn.test(verb) && isForAll && !someCases.test(sentence) ? { words, isInForce: true, until } : null;
}

/** `della legge di cui al comma 4`: an act that the same article, or the one it names, tells. */
const actOfPlace = new RegExp(
  String.raw`\b(?:legge|decreto|codice|testo\sunico|provvedimento)(?:\s(?:legislativo|luogotenenziale))?,?\s(?:di\scui|indicat[oa]|richiamat[oa]|menzionat[oa]|abrogat[oa]|citat[oa])\s(?:a|d?a|ne)(?:l\s|ll'|i\s|gli\s)(?:present[ei]\s)?(?:(?:articol[oi]|art\.)\s(\d{1,4}(?:-[a-z]{2,12})?)|comm[ai]|letter).{0,80}`,
  'i',
);

/** `della legge`, `gli articoli 3 e 4` without an act, of what is in force: of an act that this article repeals. */
function isOfRecalled(words: string, isInForce: boolean, { article }: Place): boolean {
  if (recalled.test(words) || repealOf.test(words)) return true;
  if (!isInForce || article === undefined || /\bpresent[ei]\b/i.test(words)) return false;
  return /\b(?:legge|decreto|codice|testo\sunico)\b|^(?:l'|ll'|gli\s)art/i.test(words);
}

/** The provisions of the act itself that words name; a paragraph alone is of the article that names it. */
function ownPlaces(words: string, by: string, actOf: ActOf): Kept[] {
  return placesNamed(tokenizeClause(words.toLowerCase(), words, actOf)).flatMap((place) => {
    const { act, article, paragraph } = place;
    if (act !== undefined && act[0] !== own) return [];
    if ((article ?? paragraph) === undefined) return [];
    return [{ act: own, place: { ...place, article: article ?? [by] }, by, until: null, isInForce: true }];
  });
}

/** What a paragraph repeals that says nothing else, or the one before it. */
function saidBefore(article: string, paragraph: string | null): Kept[] {
  const place: Place = { article: [article], ...(paragraph === null ? {} : { paragraph: [paragraph] }) };
  return [{ act: own, place, by: article, until: null, isInForce: true }];
}

/** `L'efficacia del comma 1` without an act is of this article. @param at the paragraph that says it */
function keptAt(
  place: Place,
  words: string,
  at: string | null,
  said: Pick<Kept, 'by' | 'until' | 'isInForce'>,
): Kept[] {
  const act = place.act?.[0] ?? (isOfRecalled(words, said.isInForce, place) ? null : own);
  if (act !== own) return [{ act, place, ...said }];
  const { article, paragraph } = place;
  const isThis = /\bpresente\sarticolo\b/i.test(words);
  if (said.until !== null && at !== null && /\bpresente\scomma\b/i.test(words))
    return [{ act, place: { article: [said.by], paragraph: [at] }, ...said }];
  const isAll = !isThis && article === undefined && /\bpresente\s(?:legge|decreto)\b/i.test(words);
  if (said.until === null || (!isThis && !isAll && (article ?? paragraph) === undefined)) return [];
  return [{ act, place: isAll ? {} : { ...place, article: article ?? [said.by] }, ...said }];
}

/** A sentence, the paragraph that has it, and the one of what is said before it. */
interface Said {
  sentence: string;
  paragraph: string | null;
  before: string | null;
}

function sentencesOf(article: Article, outlineOf: (article: Article) => Outline): Said[] {
  if (!mayKeep.test(article.text)) return [];
  return outlineOf(article).units.flatMap((unit, i, units) =>
    allOf(unit).flatMap(({ printed, paragraph }) =>
      mayKeep.test(printed)
        ? printed.split(sentenceEnd).map((sentence, at) => {
            const before = at === 0 ? (units[i - 1]?.paragraph ?? null) : paragraph;
            return { sentence, paragraph, before };
          })
        : [],
    ),
  );
}

/** A cheap test that each such sentence passes. */
const mayKeep =
  /vigore|vigent|ferm[oaie]|salv[oaie]|applic|efficacia|effett|oper[ao]|decorr|valid|subordin|abroga(?:zione|t[oaie]\b)/;

function allOf(unit: Unit): Unit[] {
  return [unit, ...unit.children.flatMap(allOf)];
}
