// Provisions of an act that enter into force, or have effect, on a day that its words do not tell: that of the act is none of theirs.
import type { Act } from '../../../../law/act.js';
import { dayOf as statedDay, exceptedIn, onlyArticle, subjectOf, unitsOf, type EfficacyClause } from './efficacy.js';
import type { Unit } from '../clause/unit/outline.js';
import type { Provisions } from './provisions.js';
import { forceFromPublication } from './publication-day.js';

/** What has another day than its act, and the sentence that says so. */
export type SetApart = Pick<EfficacyClause, 'general' | 'places' | 'excepted' | 'words' | 'unit'>;

const enters =
  /(?<![\p{L}\d])(?:(entra(?:no)?\sin\svigore|entrer(?:a'|à|anno)\sin\svigore)|(?:ha|hanno|avra'|avrà|avranno)\s(?:effetto|efficacia)|acquist(?:a|ano|era'|erà|eranno)\sefficacia|produ(?:ce|cono|rra'|rrà|rranno)\s(?:i\s)?(?:(?:suoi|propri|loro)\s)?effett[oi]|(?:sono|e'|è)\sefficac[ei])(?![\p{L}\d])/iu;

/** Behind `hanno effetto`: that a time is meant, not for whom or on what. */
const since =
  /^,?\s(?:[^;:«.,]{0,40}[\s,])?(?:(?:decors|trascors)[oi]|dopo|successivamente|a\s(?:decorrere|partire|far\s(?:data|tempo))|con\s(?:decorrenza|l['’]entrata|la\spubblicazione|l['’]adozione|l['’]emanazione)|dall['’]|dal(?:la)?\s|alla\sdata|al\smomento|all['’]atto|contestualmente|quando|allorche'|il\s(?:[a-z]{3,20}\s)?giorno|(?:tre|sei|nove|dodici|diciotto|ventiquattro)\smesi)/iu;

/** `alla data di entrata in vigore della presente legge`, `contestualmente all'entrata in vigore del presente decreto`: the day of the act. */
const withAct =
  /^,?\s(?:a\s(?:decorrere|partire)\s|con\s(?:effetto|decorrenza)\s|contestualmente\s)?(?:il|dal|nel|al|dalla|alla|nella|la|dall['’]|all['’]|con\sl['’])\s?(?:(?:stess|medesim)[oa]\s)?(?:(?:giorno|data)(?:\sstess[oa])?\s(?:di\s|dell['’]\s?|della\ssua\s))?entrata\sin\svigore\sdel(?:la)?\s(?:presente\s|(?:legge|decreto)\s(?:stess|medesim)[oa])/i;

/** `L'entrata in vigore del presente articolo e' subordinata`, `L'efficacia dei commi 2 e 3 e' condizionata`. */
const hangs =
  /^(?:[^,;:«]{1,80},\s)?(?:l['’](?:entrata\sin\svigore|efficacia|operativita'|applicazione)|la\s(?:data\sdi\s(?:entrata\sin\svigore|efficacia)|decorrenza)|gli\seffetti)\s(?:delle\s(?=(?:disposizion|norm|modific)))?(d(?:el|ei|elle|ella|egli)\s|dell['’]\s?|(?=(?:disposizion|norm|modific)))([^;:«]{3,240}?),?\s(?:e'|è|sono|resta|restano|rimane|rimangono)\s(?:[a-z']{1,15}\s){0,2}(?:subordinat|condizionat|fissat|stabilit|determinat|differit|rinviat|posticipat)[oaie](?![a-z])/i;

/** `Con decreto e' fissata la data di entrata in vigore dell'articolo 3`: the same, behind its verb. */
const isSet =
  /(?:fissat|stabilit|determinat|individuat|differit)[oa]\s(?:l['’]entrata\sin\svigore|la\s(?:data\sdi\s(?:entrata\sin\svigore|efficacia)|decorrenza))\s(?:delle\s(?=(?:disposizion|norm|modific)))?(d(?:el|ei|elle|ella|egli)\s|dell['’]\s?|(?=(?:disposizion|norm|modific)))([^;:«]{3,200}?)[.;]?$/i;

const subjectNoun = String.raw`(?:le\s|gli\s|l['’]|il\s|i\s|la\s)(?:(?:medesime|predette|stesse)\s)?(?:disposizion|norm|articol|comm[ai]\s|letter|present|modific|cap[oi]\s|titol[oi]\s)`;
/** `Decorsi sei mesi dalla data …, gli articoli 3 e 4 entrano in vigore`: when, in front of the subject. */
const when = new RegExp(
  String.raw`^(?:a\s(?:decorrere|partire)|(?:decors|trascors)[oi]|dopo|dal|alla\sdata|con|contestualmente|al\smomento)(?![a-z])[^;:«]{3,240}?,\s(?=${subjectNoun})`,
  'i',
);
/** `Decorsi sei mesi … entrano in vigore le disposizioni di cui agli articoli 3 e 4`: the subject behind its verb. */
const behind = new RegExp(String.raw`^,?\s(${subjectNoun}[^;:«]{1,240}?)[.;]?$`, 'i');

/** The clauses of an act that state no day that is read for provisions of it. */
export function readUnreadEntries(act: Act, provisions: Provisions): SetApart[] {
  return act.articles.flatMap((article) =>
    maySay.test(article.text)
      ? unitsOf(provisions.outline(article)).flatMap((unit) =>
          maySay.test(unit.printed)
            ? unit.printed
                .split(/(?<=[.;]) (?=[A-Z«])/)
                .flatMap((sentence) => apartBy(sentence, article.number, unit, act) ?? [])
            : [],
        )
      : [],
  );
}

/** A cheap test that each such sentence passes. */
const maySay = /vigore|effett|efficac|decorrenza/;

function apartBy(sentence: string, article: string, unit: Unit, act: Act): SetApart | null {
  const places = maySay.test(sentence) ? placesApart(sentence, article, unit, act) : null;
  if (places === null || places.length === 0) return null;
  const excepted = exceptedIn(sentence, onlyArticle(places) ?? article);
  return { general: false, places, excepted, words: sentence, unit };
}

function placesApart(sentence: string, article: string, unit: Unit, act: Act): SetApart['places'] | null {
  const stated = statedDay(sentence, act);
  const [, of, what] = hangs.exec(sentence) ?? isSet.exec(sentence) ?? [];
  if (what !== undefined)
    return stated === null
      ? subjectOf(`le disposizioni ${of === '' ? afterNoun(what) : of}${of === '' ? '' : what}`, article, unit, false)
      : null;
  const verb = enters.exec(sentence);
  if (verb === null) return null;
  const [isForce, rest] = [verb[1] !== undefined, sentence.slice(verb.index + verb[0].length)];
  if (stated !== null && (stated.day === 'force' || !isForce)) return null;
  if (withAct.test(rest) || forceFromPublication(sentence, act.publication.date) !== null) return null;
  const before = sentence.slice(0, verb.index).replace(when, '').trim();
  if (!isForce && (/(?:^|\s)non$/i.test(before) || !(since.test(rest) || before.length + 1 < verb.index))) return null;
  const subject = before === '' || !provisionBefore.test(before) ? (behind.exec(rest)?.[1] ?? before) : before;
  return subjectOf(subject, article, unit, false);
}

const provisionBefore = new RegExp(String.raw`(?:^|,\s)${subjectNoun}`, 'i');

/** `disposizioni di cui all'articolo 3` → `di cui all'articolo 3`. */
const afterNoun = (words: string): string => words.replace(/^[a-z]+\s/i, '');
