// Since when an act's provisions have effect, where its own clauses say so: `le disposizioni di cui all'articolo 4 si applicano dal …`.
import type { Act } from '../../../../law/act.js';
import { placesNamed } from '../clause/place/places-named.js';
import type { Place } from '../clause/place/place.js';
import { mayNameAct } from '../clause/token/spans.js';
import { own } from '../clause/token/token.js';
import { tokenizeClause } from '../clause/token/tokens.js';
import { statesCriteria } from '../clause/unit/criteria.js';
import type { Outline, Unit } from '../clause/unit/outline.js';
import { sentencesOf } from '../clause/sentences.js';
import { dateOfWords, namedDay, nextDay } from '../dated-number.js';
import type { Provisions } from './provisions.js';
import { isPartOfAct, toldBack } from './told-provisions.js';
import { effectFromPublication } from './publication-day.js';

/** A clause of an act that states a day. */
export interface EfficacyClause {
  /** The article that has the clause. */
  article: string;
  paragraph: string | null;
  /** `effect`: it has effect, applies; `force`: it enters into force; `events`: it applies to what happens since then. */
  day: 'effect' | 'force' | 'events';
  date: string;
  words: string;
  /** Whether it speaks of the whole act. */
  general: boolean;
  /** Whether it speaks of repeals alone: `Le abrogazioni hanno effetto dal 1° gennaio 2003.` */
  isOfRepeals?: boolean;
  /** Places of this act, or of the acts that it amends, that it speaks of. */
  places: readonly Place[];
  /** Those of them, or of the whole act, that it excepts. */
  excepted: readonly Place[];
  /** The unit that has the clause, and the number of its sentence from 0: `la disposizione di cui al precedente periodo`. */
  unit?: Unit;
  sentence?: number;
  /** Whether the words do not tell of which provisions its day is: it is known of none of those that it may speak of. */
  isUnread?: boolean;
}

const day = namedDay;
const since = String.raw`(?:con\sdecorrenza\sdal|a\sfar\stempo\sdal|a\sdecorrere\s(?:dal(?:la\sdata\sdel)?|da)|a\spartire\sdal|a\sfar\sdata\sdal|dal|successivamente\sal|dopo\sil|con\seffetto\sdal)\s(?:giorno\s|l')?`;
const verb = String.raw`\b((?:hanno|ha|avra'|avranno)\s(?:effetto|efficacia)|produc(?:e|ono)\s(?:effett[oi]|i\s(?:suoi|propri)\seffetti)|si\sapplic(?:a|ano|hera'|heranno)|trova(?:no)?\sapplicazione|acquista(?:no)?\sefficacia|(?:sono|e'|si\sintend(?:e|ono))\sefficac[ei]|decorr(?:e|ono)|opera(?:no)?|entra(?:no)?\sin\svigore)(?!\w)`;
/** `hanno effetto, per gli enti locali, dal …` is the day of a part; `nel periodo dal 1° gennaio 2007 al 31 dicembre 2009` is no day of effect. */
const isOpen = String.raw`(?!,?\s(?:e\s)?(?:(?:fino|sino)\s)?al\s)`;
const stated = new RegExp(
  String.raw`${verb}((?:(?!\bfino\sal|\bsino\sal|;|,\s(?:per|limitatamente)\s|\sed?\s(?:ha|hanno|avra|produc|si\sapplic|acquist|decorr)).){0,120}?)\b${since}${day}${isOpen}`,
  'i',
);
/** `per i decessi intervenuti dal …`, `alle gare bandite dopo il …`: the day of what happens, not of the provision. */
const ofEvents = /[a-z](?:[aiu]t|ess|ost|ort|ert|int|unt|[eiu]tt)[ie],?\s{0,2}$/i;
/** `successivamente al 28 febbraio 2023`: from the day after. */
const isAfter = /\b(?:successivamente\sal|dopo\sil)\s(?:giorno\s|l')?[^\s]{1,4}\s[a-z]{3,9}\s\d{4}$/i;
/** `Dal 1° gennaio 2004 si applicano le disposizioni di cui al comma 1`; not `si applicano ai comuni le disposizioni …`. */
const dayFirst = new RegExp(String.raw`^${since}${day}${isOpen},?\s${verb}\s(.{1,400})$`, 'i');
/** `Dal 1° gennaio 2004 le disposizioni di cui al comma 1 si applicano.` */
const verbLast = new RegExp(String.raw`^${since}${day}${isOpen},?\s(.{1,300}?),?\s${verb}(?=[.;]|$)`, 'i');
/** `L'efficacia del comma 1 e' differita al 1° gennaio 2032.` */
const deferred = new RegExp(
  String.raw`^((?:l'(?:efficacia|entrata\sin\svigore|applicazione)|gli\seffetti|la\sdecorrenza)\sde[^;«]{1,200}?),?\s(?:e'|è|sono)\s(?:[a-z']{1,15}\s)?(?:differit|posticipat|rinviat|spostat)[oaie]\s(?:al(?:la\sdata\sdel)?|fino\sal|sino\sal)\s${day}(?=[.;]?$)`,
  'i',
);
const inForce = new RegExp(String.raw`\b(entra(?:no)?\sin\svigore|acquista(?:no)?\sefficacia)\sil\s${day}`, 'i');
/** Every clause of the act that states a day for provisions of it. */
export function readEfficacy(act: Act, provisions: Provisions): EfficacyClause[] {
  const clauses: EfficacyClause[] = [];
  const isCode =
    /^\W{0,5}(?:approvazione\sdel\s|(?:nuovo|istituzione\sdel)\s)?codice\b|\brecante\s(?:il\s)?(?:nuovo\s)?codice\b/i.test(
      act.title,
    );
  for (const article of act.articles) {
    if (!mayState(article.text)) continue;
    for (const unit of unitsOf(provisions.outline(article))) {
      if (!mayState(unit.printed)) continue;
      for (const sentence of unit.printed.split(/(?<=[.;]) (?=[A-Z«])/)) {
        const found = dayOf(sentence, act);
        if (found === null || (found.date < act.date && (found.day === 'force' || found.distance > nearest))) continue;
        const at = sentencesOf(unit.printed).findIndex((one) => one.includes(sentence.replace(/[.;]$/, '')));
        const back = toldBack(found.subject, at, { article: article.number, paragraph: unit.paragraph });
        const places = back?.places ?? subjectOf(found.subject, article.number, unit, isCode);
        if (places === null) continue;
        const excepted = exceptedIn(sentence, onlyArticle(places) ?? article.number);
        clauses.push({
          article: article.number,
          paragraph: unit.paragraph,
          day: found.day,
          date: found.date,
          words: sentence,
          general: places.length === 0,
          isOfRepeals: places.length === 0 && /^le\s(?:\w+\s)?abrogazioni\b/i.test(found.subject.trim()),
          places,
          excepted,
          unit,
          sentence: at,
          isUnread:
            back?.isUnread ??
            ((excepted.length === 0 && exceptsSome.test(sentence)) ||
              (places.length === 0 && isPartOfAct(found.subject))),
        });
      }
    }
  }
  return clauses;
}

/** Whether words may state a day: a cheap test, wrong only in that it says yes too often. */
function mayState(words: string): boolean {
  return /effett|applic|efficac|in\W{1,9}vigore|decorr|\bopera/.test(words) && /\d{4}|pubblicazione/.test(words);
}

export function unitsOf({ units }: Outline): Unit[] {
  return units.flatMap((unit) => (statesCriteria(unit) ? [unit] : [unit, ...unit.children]));
}

/** A day that a clause states. */
interface StatedDay {
  date: string;
  day: EfficacyClause['day'];
  /** The words that say what has effect. */
  subject: string;
  /** Characters from the verb to the end of the day. */
  distance: number;
}

/** A day before the act is one of effect only close to its verb: `si applicano alle somme restituite dal 1° gennaio 2020`. */
const nearest = 70;

/** The day that a sentence states for what its first words name. */
export function dayOf(sentence: string, act: Act): StatedDay | null {
  if (!mayState(sentence)) return null;
  // A day for pending cases or for a court is not the day of the provision.
  if (/^(?:davanti|ai procedimenti|per i procedimenti)/i.test(sentence)) return null;
  const [, what, ...later] = deferred.exec(sentence) ?? [];
  if (what !== undefined) return statedOn(later, 'efficacia', what, 0);
  const found = stated.exec(sentence) ?? inForce.exec(sentence);
  if (found !== null) {
    if (ofSome.test(sentence.slice(found.index + found[0].length))) return null;
    const day = statedOn(found.slice(-3), found[1]!, sentence.slice(0, found.index), found[0].length);
    if (day === null || found.length <= 5) return day;
    const date = isAfter.test(found[0]) ? nextDay(day.date) : day.date;
    return { ...day, date, day: ofEvents.test(found[2]!) ? 'events' : day.day };
  }
  const [, ...first] = dayFirst.exec(sentence) ?? [];
  if (first.length > 0) return statedOn(first, first[3]!, first[4]!, 0);
  const [, ...last] = verbLast.exec(sentence) ?? [];
  if (last.length > 0) return statedOn(last, last[4]!, last[3]!, 0);
  const told = effectFromPublication(sentence, act.publication.date);
  return told === null ? null : { date: told.date, day: 'effect', subject: sentence.slice(0, told.index), distance: 0 };
}

/**
 * Behind a day: `dal 1° gennaio 2005 e dal 1° luglio 2005, rispettivamente`, `dal 1° gennaio 2005 per le regioni`. The day is of some of the
 * provisions, or of them for some, and which ones the places do not say.
 */
const ofSome = new RegExp(
  String.raw`^,?\s(?:(?:e|ed|nonche'),?\s(?:rispettivamente,?\s)?(?:${since}|il\s)${day}|per\s(?:l[aeo']|il|i|gli|quanto)\s?(?:region|provinc|comun|citta|enti|impres|societ|soggett|amministrazion|part|quanto|sol)|(?:ove|qualora|purch[eé]'?|semprech[eé]'?|a\scondizione|se|limitatamente|nei\s(?:confronti|limiti)|relativamente)(?![a-z]))`,
  'i',
);

function statedOn(
  [dayOf, month, year]: readonly string[],
  verb: string,
  subject: string,
  distance: number,
): StatedDay | null {
  const date = dateOfWords(dayOf!, month!, year!);
  return date === null ? null : { date, day: /vigore/i.test(verb) ? 'force' : 'effect', subject, distance };
}

/** `, ad eccezione di quelle del comma 2`, `fatta eccezione per l'articolo 3`: the places that a clause excepts. */
export function exceptedIn(sentence: string, article: string): Place[] {
  const [, words] = exceptedPlaces.exec(sentence) ?? [];
  return words === undefined ? [] : ownPlaces(words, article);
}

/** The places of this act that words name; those without an article are of `article`. */
export function ownPlaces(words: string, article: string): Place[] {
  return placesNamed(tokenizeClause(words.toLowerCase(), words)).flatMap((place) =>
    Object.keys(place).length === 0 || (place.act !== undefined && place.act[0] !== own)
      ? []
      : [place.article || place.division ? place : { ...place, article: [article] }],
  );
}

export function onlyArticle([place, ...more]: readonly Place[]): string | null {
  return more.length === 0 && place?.article?.length === 1 ? place.article[0]! : null;
}

/** `quelle previste dall'articolo 9`: as much as `quelle dell'articolo 9`. */
const provided = /\bda(ll'|ll[ae]\s|l\s|i\s|gli\s)(?=articol|art\.|cap[oi]\s|titol|comm[ai]\s|sezion|letter)/gi;
/** `le modifiche di cui al comma 1, lettera a)` are the provisions that make them. */
const changes =
  /\b(?:modific(?:a|he)|(?:modificazion|integrazion|sostituzion|abrogazion|soppression)[ei])\sdi\scui\s/gi;
const plain = (words: string): string => words.replace(provided, 'de$1').replace(changes, 'disposizioni di cui ');

/** A comma within the name of a place, and one before a further place. */
const commaOfPlace = String.raw`,\s(?=(?:(?:e|ed|nonche')\s(?:quell[aei]\s)?(?:di\scui\s)?(?:a|de)(?:ll?[aeo']?|i|gli)\s?)?(?:comm[ai]\s|letter|numer|articol))`;
/** An exception in a clause: other clauses provide for it. */
const excepted = new RegExp(
  String.raw`(?:,\s|^)(?:salv[oaie]|fatt[oaie] salv[oaie]|ferm[oaie] restando|(?:ad|fatta) eccezione|esclus[oaie]|tranne)\b(?:[^,]|${commaOfPlace}){0,160}(?:,|$)`,
  'gi',
);
const exceptedPlaces = new RegExp(
  String.raw`\b(?:salv[oaie]|eccezione|esclusione|esclus[oaie]|tranne)\s((?:[^;,]|${commaOfPlace}){1,160})`,
  'i',
);
/** Provisions are excepted, whatever they are. */
const exceptsSome =
  /\b(?:salv[oaie]|(?:eccezione|esclusione)\s(?:per|di|del(?:le)?)|esclus[oaie]|tranne)\s(?:quell[aei]\s|le\s(?:disposizioni|norme)\s|disposizioni\s|norme\s)/i;
const provisionWords =
  /^(?:[^,]{0,60},\s|(?:tuttavia|peraltro|inoltre|invece)\s)?(?:le|la|gli|l'|il|i|quanto)\s?(?:medesime\s|predette\s|stesse\s|citate\s)?(?:disposizion|norm|modific|integrazion|abrogazion|soppression|sostituzion|effett|(?:cap[oi]|titol[oi]|part[ei]|sezion[ei]|libr[oi])\s(?:[ivxl]{1,7}|prim[oa]|second[oa]|terz[oa]|quart[oa]|quint[oa])(?![a-z])|(?:efficacia|applicazione|decorrenza|entrata\sin\svigore)\sdel|articol|comm|(?:primo|secondo|terzo|quarto|quinto|sesto|ultimo|precedente)\speriodo(?!\sd['i])|present|previst|dispost|stabilit)/i;

/** `le disposizioni introdotte dal comma 334 in materia di ammortamento`: of some of them nothing is said. */
const partOfThem = /\d\s(?:in materia|concernent|relativ|riguardant)/;

/** `il comma 894 e il presente comma`, `il presente comma e i commi da 781 a 783`: the paragraphs beside the own one. */
const besideOwn =
  /^(?:il|i) (comm[ai] [\d, a-z-]{1,80}) e il presente comma\W{0,3}$|^il presente comma(?:,| e) (?:il|i) (comm[ai] [\d, a-z-]{1,80})$/;

/** Places of the subject; none for the whole act; `null` where it speaks of something else. */
export function subjectOf(subject: string, article: string, { paragraph }: Unit, isCode: boolean): Place[] | null {
  const words = subject.replace(excepted, ' ').trim();
  const text = words.toLowerCase();
  // `l'abrogazione dell'articolo 3` is of another act's article, `l'abrogazione di cui all'articolo 3` of this one's.
  const isRepealOf = /^l'abrogazione de(?!i? cui)/.test(text) && !mayNameAct(words);
  if (!provisionWords.test(text) || partOfThem.test(text) || isRepealOf) return null;
  if (/^le (?:predette |suddette |medesime )?abrogazioni$/.test(text)) return [];
  if (
    /\bpresente (?:decreto|legge|provvedimento|codice|regolamento|testo unico)\b/.test(text) &&
    !/articol|comm[ai]\s|cap[oi]\s|titol|letter/.test(text)
  )
    return [];
  // `Le disposizioni del codice, con i relativi allegati`: an act that is a code calls itself so.
  if (
    isCode &&
    /^(?:le disposizioni del|il) codice(?![a-z]|\s(?:de|di|civil|penal))/.test(text) &&
    !/articol|comm[ai]\s/.test(text)
  )
    return [];
  if (/presente comma|^(?:la|le) present[ei] (?:disposizion|modific|abrogazion)/.test(text)) {
    const self = { act: [own], article: [article], ...(paragraph ? { paragraph: [paragraph] } : {}) };
    // `Il comma 894 e il presente comma`, `Il presente comma e i commi da 781 a 783`.
    const others = besideOwn.exec(text)?.find((words, i) => i > 0 && words !== undefined);
    if (others === undefined) return [self];
    return [
      self,
      ...placesNamed(tokenizeClause(others, others)).flatMap((place) =>
        place.paragraph === undefined || place.act !== undefined
          ? []
          : { ...place, act: [own], article: place.article ?? [article] },
      ),
    ];
  }
  if (/presente articolo/.test(text) && !/comm[ai]\s\d/.test(text)) return [{ act: [own], article: [article] }];
  // A provision of another act is meant only as this act words it.
  const isAmended = /introdott|modificat|sostituit|inserit|aggiunt/.test(text);
  const places = placesNamed(tokenizeClause(plain(text), plain(words))).filter(
    ({ act, ...place }) => (act === undefined || act[0] === own || isAmended) && Object.keys(place).length > 0,
  );
  // `di cui al comma 1`: of this article.
  const placed = places.map((place) =>
    place.article || place.division || place.act ? place : { ...place, article: [article] },
  );
  return placed.length === 0 ? null : placed;
}
