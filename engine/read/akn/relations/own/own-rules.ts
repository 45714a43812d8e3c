// The effects of an act's own words on another act that change no text: one table of rules, read where no editors' sentence tells of it.
import type { Article } from '../../../../law/act.js';
import type { Nature, RelationClaim, RelationKind } from '../../../../law/relation.js';
import { provisionDays, type OwnWords } from './amendment-days.js';
import { endOf, isOfAnother } from './other-place.js';
import { claim, wholeAct } from '../claim.js';
import { orderingUnits, statesCriteria } from '../clause/unit/criteria.js';
import { quoting } from '../clause/unit/quoting.js';
import type { Unit } from '../clause/unit/outline.js';
import { placesNamed } from '../clause/place/places-named.js';
import type { Place } from '../clause/place/place.js';
import { tokenizeClause } from '../clause/token/tokens.js';
import { namedDay } from '../dated-number.js';
import { hangingRule } from './hanging-repeals.js';
import { dayOf } from './rule-day.js';

/** A way in which a sentence says what it does to the provisions that its first group names. */
interface OwnRule {
  kind: RelationKind;
  nature: Nature;
  sentence: RegExp;
}

/** `Fino al 31 dicembre 2025, `, `A decorrere dal 1° marzo 2024 `, `Per l'anno 2024, `: what stands before the main clause; no condition. */
const lead = String.raw`(?:(?!(?:se|qualora|quando|ove|laddove|nei\scasi|nel\scaso|anche\sse|salvo|fermo)\s)[^,;:«]{3,120},\s|per\s(?:l'anno|gli\sanni|il\s(?:biennio|triennio|periodo))\s[\d\s,e-]{4,40}?,?\s|(?:a\sdecorrere|con\s(?:effetto|decorrenza)|fino|sino|a\spartire)\s(?:dal|al)(?:l')?\s?${namedDay.replaceAll('(', '(?:')},?\s|(?:fino|sino)\sal(?:la\s|l'|\s)[^,;:«]{3,60}?\s(?=(?:l'articolo|gli\sarticoli|il\scomma|i\scommi|le\sdisposizioni)\s))?`;
const provision = String.raw`(?:l'articolo|gli\sarticoli|l'art\.|gli\sartt\.|il\scomma|i\scommi|l[ae]\s(?:medesim[ae]\s|predett[ae]\s|seguent[ei]\s)?(?:disposizion|norm|prevision)[aei]|la\sletter[ae])\s[^;:«]{5,500}?`;
/** `L'applicazione dell'articolo 5`, `Il termine per l'adozione dei decreti di cui all'articolo 14`. */
const force = String.raw`(?:l'(?:applicazione|applicabilita'|efficacia|operativita'|entrata\sin\svigore)|la\s(?:vigenza|decorrenza|validita'|durata|sospensione|proroga)|il\speriodo\sdi\svigenza|gli\seffetti|l'obbligo|gli\sobblighi)\s(?:d[ei](?:ll'|l\s|lle\s|lla\s|gli\s|i\s)|di\scui\s|previst|stabilit)[^;:«]{5,500}?`;
const term = String.raw`(?:il\stermine|i\stermini|il\sdecorso\sde(?:i\stermini|l\stermine)|la\sscadenza|le\sscadenze)\s[^;:«]{5,500}?`;
const object = `(?:${force}|${provision}|${term})`;
/** `Nei comuni di cui all'articolo 1 `: each lead of a sentence whose verb comes first; no condition, no relative clause. */
const anyLead = String.raw`(?:(?!\b(?:se|qualora|quando|ove|laddove|che|quale|quali|affinche'|(?<!di\s)cui)\s)[^;:«]){0,300}?`;
const auxiliary = String.raw`(?<![\p{L}\d])(?:e'|è|sono|resta|restano|rimane|rimangono|si\s(?:considera|intend)(?:no|e|ono)?)\s(?:(?:altresi'|inoltre|pertanto|comunque|ulteriormente|conseguentemente)\s)?`;
const suspended = String.raw`sospes[oaie](?![a-z])`;
const postponed = String.raw`(?:prorogat|differit|posticipat|rinviat|riapert)[oaie](?![a-z])`;
/** `Il regime di cui all'articolo 5 …`, `Le agevolazioni previste dall'articolo 3 …`: what a provision gives. */
const benefit = String.raw`(?:l'|(?:il|lo|la|i|gli|le)\s)[^,;:«]{3,80}?\s(?:di\scui\sal|(?:previst|stabilit|disciplinat|dispost)[oaie]\sda)[^;:«]{5,500}?`;
/** What is done under a provision; `Sono sospesi i dirigenti di cui all'articolo 7` says nothing of the article. */
const acts = '(?:procedur|procediment|adempiment|versament|pagament)';
const within = String.raw`(?:all'|agli\s|al\s|ai\s)(?:articol|artt?\.|comm)[^;:«]{5,300}?,\s(?:il\stermine|i\stermini|la\sscadenza)(?![a-z])[^,;:«]{0,80}?`;
const until = String.raw`(?:,\s[^,;:«]{3,60},|,?\s(?:fino|sino)\sal(?:l')?\s?[^,;:«]{3,40}?,?)?`;
const meant = String.raw`(?:si\sinterpreta(?:no)?(?=\scome\s)|(?:si\s(?:deve\s|devono\s)?interpreta(?:no|re|rsi)?|(?:va|vanno|(?:deve|devono|debbono)\sessere)\s(?:interpretat|intes)[oaie]|si\sintend(?:e|ono)|(?:deve|devono|debbono|dovra'|dovranno)\s(?:intender|interpretar)(?:si|e)|(?:e'|sono)\sda\sintendersi)\snel\ssenso)`;
const ceases = String.raw`(?<![\p{L}\d])cessa(?:no)?\sdi\s(?:avere\s(?:efficacia|effetto|effetti|applicazione)|applicarsi|essere\sapplicat[oaie]|trovare\sapplicazione|produrre\seffett[oi])(?![\p{L}\d])`;
/** `cessa di avere vigore`, `cessa di essere in vigore` */
const ends = String.raw`(?<![\p{L}\d])cessa(?:no)?\sdi\s(?:avere\svigore|essere\sin\svigore)(?![\p{L}\d])`;
/** `La legge …`, as a whole */
const whole = String.raw`(?:l[ae]|il|i)\s(?:legg[ei]|(?:regi[oa]?\s|r\.\s?)?decret[oi](?:-legge)?)\s[^;:«]{5,300}?`;
const end = String.raw`(?=[.;]?$|;\s|,\s(?:fino|sino|a\sdecorrere|dal))`;
/** `riprende vigore`, `rivive`, `torna in vigore` */
const revives = String.raw`(?<![\p{L}\d])(?:rivi(?:ve|vono)|(?:riprend|riacquist)(?:e|a|ono|ano)\s(?:vigore|efficacia)|(?:ri)?torna(?:no)?\sin\svigore)(?![\p{L}\d])`;
const toAct = String.raw`a(?:ll'|lle\s|ll[ao]\s|gli\s|l\s|i\s|\s)`;

const suspension = { kind: 'sospende', nature: 'efficacia' } as const;
const postponement = { kind: 'proroga', nature: 'efficacia' } as const;
const derogation = { kind: 'regola', nature: 'ambito' } as const;
const interpretation = { kind: 'interpreta', nature: 'interpretazione' } as const;

const clause = (source: string): RegExp => new RegExp(source, 'iu');

/** Tried in this order on each sentence; the group is what the rule is about. */
const ownRules: readonly OwnRule[] = [
  {
    ...interpretation,
    sentence: clause(String.raw`^(?:[^,;:«]{3,80},\s)?((?:l'|(?:il|la|le|gli|i)\s)[^;:]{9,600}?),?\s${meant}(?![a-z])`),
  },
  // `L'applicazione dell'articolo 5 della legge … e' sospesa fino al …`
  { ...suspension, sentence: clause(String.raw`^${lead}(${object}),?\s${auxiliary}${suspended}`) },
  // `E' sospesa, fino al …, l'applicazione dell'articolo 5 della legge …`
  {
    ...suspension,
    sentence: clause(String.raw`^${anyLead}${auxiliary}${suspended}${until}\s(${object})${end}`),
  },
  // `Restano sospese, sino al 30 giugno 2016, le procedure di cui all'articolo 20 della legge …`, `Sono sospese le procedure di cui …`
  {
    ...suspension,
    sentence: clause(
      String.raw`^${lead}${auxiliary}${suspended}(?:,?\s(?:fino|sino)\sal(?:l')?\s?[^,;:«]{3,40}?,?|(?=\s(?:le|i|gli)\s${acts}))\s(${benefit})(?=[.;]?$|;\s)`,
    ),
  },
  { ...postponement, sentence: clause(String.raw`^${lead}(${object}|${whole}),?\s${auxiliary}${postponed}`) },
  {
    ...postponement,
    sentence: clause(
      String.raw`^${anyLead}${auxiliary}${postponed}(?:\s(?:al|di|fino|sino)\s[^,;:«]{3,60}|,\s?[^,;:«]{3,60},)?\s(${object}|${benefit})(?=[.;]?$|;\s)`,
    ),
  },
  // `All'articolo 3 della legge …, il termine del 31 dicembre 2023 e' prorogato al …`
  { ...postponement, sentence: clause(String.raw`^${lead}(${within})\s${auxiliary}${postponed}`) },
  // `In deroga all'articolo 5 della legge …, il termine e' di trenta giorni`: not `i contratti stipulati in deroga …`, `…, anche in deroga …`.
  {
    ...derogation,
    sentence: clause(
      String.raw`^(?!(?:e'|è|sono)\svietat|non\s(?:e'|è|sono)\sammess)(?:[^;:«]{3,900}?,\s|anche\s)?in\sderoga\s(?:a\squanto\s(?:previsto|disposto|stabilito)\sd)?(${toAct}[^;:«]{5,400}?)(?=[.;]?$|;\s|,\s(?:(?:il|la|le|lo|i|gli|e'|è|sono|si|non|puo'|possono|fino|per|con|in|a|nel|nella|nei|qualora)\s|l'|all'))`,
    ),
  },
  // `E' derogato all'articolo 46 della legge …, per le espropriazioni …`
  {
    ...derogation,
    sentence: clause(
      String.raw`^${lead}(?:e'|è)\sderogato\s(${toAct}[^;:«]{5,400}?)(?=[.;]?$|;\s|,\s(?:per|nei|in|limitatamente)\s)`,
    ),
  },
  // `Per gli interventi … non si applica l'articolo 16 della legge …`
  {
    ...derogation,
    sentence: clause(
      String.raw`^${anyLead}non\s(?:si\sapplica(?:no)?|trova(?:no)?\sapplicazione)(?:,\s[^,;:«]{3,60},|,)?\s(${provision}|${benefit})(?=[.;]?$|;\s|,\s(?:(?:il|la|le|lo|i|gli|e'|è|sono|si|non|fino|per|in|ad|ai|salvo)\s|all'))`,
    ),
  },
  {
    ...derogation,
    sentence: clause(
      String.raw`^${lead}(${provision}),?\snon\s(?:si\sapplica(?:no)?|trova(?:no)?\sapplicazione)(?![a-z])`,
    ),
  },
  // `E' esclusa l'applicazione dell'articolo 8 della legge …`
  {
    ...derogation,
    sentence: clause(
      String.raw`^${anyLead}(?<![\p{L}\d])(?:e'|è|resta)\sesclusa\s(${force})(?=[.;]?$|;\s|,\s(?:agli|ai|alle|al|nei|per)\s)`,
    ),
  },
  // `L'articolo 19 della legge … si applica anche alle cooperative`
  {
    ...derogation,
    sentence: clause(
      String.raw`^${lead}(${benefit}|${provision}),?\s(?:si\sapplica(?:no)?|trova(?:no)?\sapplicazione|spetta(?:no)?)(?:,\s[^,;:«]{3,60},)?\s(?:altresi'|altresì|anche)\s`,
    ),
  },
  // `Sono esclusi dall'applicazione dell'articolo 8 della legge … gli impianti`
  {
    ...derogation,
    sentence: clause(
      String.raw`^${anyLead}(?<![\p{L}\d])(?:e'|è|sono|restano)\sesclus[oaie]\sdall'(?:applicazione|ambito\sdi\sapplicazione)\s(d[^;:«]{5,400}?)(?=[.;]?$|;\s|,\s(?:gli|i|le|la|il|l'))`,
    ),
  },
  // `Le disposizioni di cui all'articolo 4 … continuano ad applicarsi fino al 31 marzo`: no term is put off.
  {
    kind: 'regola',
    nature: 'efficacia',
    sentence: clause(
      String.raw`^${lead}((?:${force}|${provision})),?\scontinua(?:no)?\s(?:ad\sapplicarsi|ad\savere\s(?:efficacia|applicazione)|a\strovare\sapplicazione)(?:,\s[^,;:«]{3,60},)?\s(?:fino|sino)\sal`,
    ),
  },
  // `L'articolo 4 della legge … cessa di applicarsi dal 1° gennaio 2032`, `Cessano di avere efficacia gli articoli 5 e 6 della legge …`
  ...(['efficacia', 'vigenza'] as const).flatMap((nature): OwnRule[] => {
    const verb = nature === 'vigenza' ? ends : ceases;
    return [
      { kind: 'regola', nature, sentence: clause(`^${lead}((?:${force}|${provision}|${whole})),?\\s${verb}`) },
      { kind: 'regola', nature, sentence: clause(`^${anyLead}${verb},?\\s((?:${provision}|${whole}))${end}`) },
    ];
  }),
  // `L'articolo 3 della legge … riprende vigore`, `La legge … rivive`
  { kind: 'regola', nature: 'vigenza', sentence: clause(`^${lead}((?:${provision}|${whole})),?\\s${revives}`) },
  // `La scadenza del termine di cui all'articolo 15 … e' fissata al 31 marzo`
  {
    ...postponement,
    sentence: clause(String.raw`^${lead}(${term}),?\s${auxiliary}(?:fissat|rideterminat|spostat)[oaie]\s(?:al|entro)`),
  },
  // `L'applicazione dell'articolo 5 della legge … e' estesa agli enti locali`
  {
    ...derogation,
    sentence: clause(
      String.raw`^${lead}((?:${force}|${benefit}|${provision})),?\s${auxiliary}estes[oaie]\sa(?![a-z]{5})`,
    ),
  },
];

/** `In deroga all'articolo 3 …, i termini previsti dall'articolo 25 … sono prorogati`: what a sentence postpones beside its derogation. */
const postponedBeside = clause(String.raw`,\s((?:il\stermine|i\stermini)\s[^;:«]{5,500}?),?\s${auxiliary}${postponed}`);

/** A cheap test that every rule passes. */
const mayRule =
  /nel\ssenso|si\sinterpreta|sospes[oaie]\b|(?:prorogat|differit|posticipat|rinviat|riapert)[oaie]\b|in\sderoga\b|derogato\sa|non\ssi\sapplica|non\strova|(?:applica(?:no)?|applicazione)[^;:«]{0,64}\s(?:anche|altres)|esclusa\sl'appl|esclus[oaie]\sdall'|continua(?:no)?\sa|cessa(?:no)?\sdi|riviv|riprend|riacquist|torna(?:no)?\sin|(?:fissat|rideterminat|spostat)[oaie]\s(?:al|entro)|estes[oaie]\sa|(?:qualora|\bse|ove|che|in\s(?:caso|assenza|mancanza|difetto)|subordinatamente)\s[^;:«]{3,400}(?:abrogat|soppress)[oaie]|(?:abrogat|soppress)[oaie],?\s(?:qualora|se|ove|laddove|nel|in|a\scond|salvo)\s|sostituit[oaie]\sdal[^;:«]{0,24}\spresente/i;
/** Words that tell of a rule instead of making it: `la cui applicazione e' stata sospesa`, `i termini gia' prorogati`. */
const told =
  /\b(?:cui|che|quale|quali)\s(?:applicazione|efficacia|termin|e'|è|sono|ha|hanno)|\bpuo'\s|\bpossono\sessere\b/i;
/** `La commissione verifica se l'articolo 3 … si interpreta …`: a question. */
const asks = /\bse\s(?:l'|il|la|gli|i|le|lo)/i;
/** Words that change text beside it: those are operations. */
const amends =
  /(?:e'|è|sono|siano)\s(?:[a-z']{2,12}\s){0,2}(?:sostituit|soppress|abrogat|inserit|aggiunt|apportat|premess)[oaie]\b/i;
/** `i termini delle concessioni rilasciate ai sensi dell'articolo 36 …`: how something was done is not what is postponed. */
const beside =
  /,?\s(?:ai\ssensi|secondo\s(?:l[aeo']|il|i|gli|quanto|modalit)|a\snorma|per\seffetto|in\sattuazione|con\sle\smodalita'|(?:effettuat|rilasciat|adottat|dichiarat|emanat|confermat|conferit)[oaie]\s|da\sultimo|gia'\s)/i;
/** `…, fermo quanto previsto dall'articolo 9, si interpretano …`: what stays is not interpreted. */
const reserved = /,\s(?:ferm|salv)[oaie]\s/i;
/** `Ai sensi dell'articolo 1, comma 2, della legge 27 luglio 2000, n. 212, `, `Nell'ambito delle risorse disponibili, in attuazione …`: on what the sentence rests. */
const basis =
  /^(?:nell'ambito\sdelle\srisorse\s[^,;:«]{3,80},\s)?(?:ai\ssensi|in\sattuazione|a\snorma|per\sgli\seffetti)\s[^;:«]{3,160}?\bn\.\s\d{1,5},\s(?:convertito,?\scon\smodificazioni,?\sdalla\slegge\s[^,;:«]{3,40},\sn\.\s\d{1,5},\s)?/i;
const authentic = /interpretazione\sautentica/i;

/** The end of a sentence before another one: not behind `n.` or `art.`. */
const sentenceEnd = /(?<=[a-z»)]{4}|\d)\.\s(?=[A-Z])/;

/**
 * Claims of the rules that the articles state, one for each provision of another act; what an editor's sentence told already is left out.
 * @param known the claims of the document so far
 */
export function readOwnRules(own: OwnWords, known: readonly RelationClaim[]): RelationClaim[] {
  const told = new Set(known.map(keyOf));
  return own.act.articles.flatMap((article) => {
    const isAuthentic = article.heading !== null && authentic.test(article.heading);
    if (article.repealed || !(isAuthentic || mayRule.test(article.text))) return [];
    const { units, quotations } = own.provisions.outline(article);
    return units
      .flatMap((unit) => orderingUnits(unit).flatMap((one) => [one, ...itemsOf(one)]))
      .flatMap((unit) => rulesOf(unit, quotations, article, isAuthentic, own))
      .filter((found) => !told.has(keyOf(found)));
  });
}

/** `sono sospesi fino al 31 dicembre 2016:` / `a) i termini di cui all'articolo 9 …`: each item with the words that lead to it. */
function itemsOf({ printed, text, children }: Unit): Unit[] {
  if (!printed.endsWith(':') || !mayRule.test(printed) || statesCriteria({ text })) return [];
  const [lead, lower] = [printed.slice(0, -1), text.slice(0, -1)];
  return children.map((item) => ({
    ...item,
    printed: `${lead} ${item.printed}`,
    text: `${lower} ${item.text}`,
    children: [],
  }));
}

/** The rules that a unit of an article states. @param isAuthentic whether its heading calls it an authentic interpretation */
export function rulesOf(
  unit: Unit,
  quotations: readonly string[],
  article: Article,
  isAuthentic: boolean,
  own: OwnWords,
): RelationClaim[] {
  const { act, provisions } = own;
  if (!isAuthentic && !mayRule.test(unit.text)) return [];
  const from = {
    ...wholeAct(act.eli),
    article: article.number,
    part: article.part,
    paragraph: unit.paragraph,
    point: unit.point,
  };
  return unit.printed.split(sentenceEnd).flatMap((sentence) => {
    const stated = ruleOf(sentence) ?? hangingRule(sentence) ?? (isAuthentic ? ruledByHeading(sentence) : null);
    if (stated === null) return [];
    const { added, touched } = provisions.marks(article.number, unit);
    const isAdded = added || /[a-z]/.test(article.number) || /-/.test(`${unit.paragraph} ${unit.point}`);
    const effect = stated.kind === 'interpreta' ? null : dayOf(sentence);
    const dates = { ...provisionDays(own, from, [], isAdded, touched), effect: effect?.date ?? null };
    const beside = stated.nature === 'ambito' ? postponedBeside.exec(sentence)?.[1] : undefined;
    return [stated, ...(beside === undefined ? [] : [{ ...postponement, subject: beside }])].flatMap(
      ({ kind, nature, subject }) => {
        const all = joinParagraph(placesNamed(tokenizeClause(subject.toLowerCase(), subject)));
        // A heading says what is done, not to which of the places that a sentence names: it is the first.
        const named = subject === beside ? all.filter(({ article }) => article !== undefined) : all;
        const places = isAuthentic && ruleOf(sentence) === null ? all.slice(0, 1) : named;
        return places.flatMap((place) =>
          isOfAnother(place, act.eli)
            ? (place.article ?? [null]).map((number) => ({
                ...claim('disposizione', kind, from, endOf(place, number), dates, quoting(sentence, quotations)),
                nature,
                effectEvidence: effect?.words ?? null,
              }))
            : [],
        );
      },
    );
  });
}

/** `All'articolo 3 della legge …, il termine di cui al comma 5`: a paragraph of that article. */
function joinParagraph(places: readonly Place[]): readonly Place[] {
  const [first, second, ...more] = places;
  const isOfFirst = second?.paragraph !== undefined && second.act === undefined && second.article === undefined;
  return isOfFirst && first?.article?.length === 1 && first.paragraph === undefined
    ? [{ ...first, ...second }, ...more]
    : places;
}

function ruleOf(printed: string): { kind: RelationKind; nature: Nature; subject: string } | null {
  if (!mayRule.test(printed)) return null;
  const sentence = printed.replace(basis, '');
  for (const { kind, nature, sentence: pattern } of ownRules) {
    const subject = pattern.exec(sentence)?.[1];
    if (subject === undefined) continue;
    if (kind === 'interpreta' ? asks.test(subject) : told.test(subject) || amends.test(sentence)) continue;
    return { kind, nature, subject: subject.split(kind === 'interpreta' ? reserved : beside, 1)[0]! };
  }
  return null;
}

/** For an article whose heading calls it an authentic interpretation: it interprets the provision that a sentence names first. */
function ruledByHeading(sentence: string): { kind: RelationKind; nature: Nature; subject: string } | null {
  const subject = sentence.replace(basis, '');
  return amends.test(subject) ? null : { ...interpretation, subject };
}

/** Ends and kind, as far as they tell relations apart. */
function keyOf({ kind, from, to }: RelationClaim): string {
  return `${kind} ${from.article} ${to.act} ${to.article}`;
}
