// The forms of words by which a sentence states what it does to provisions of another act, without changing their text.
import type { Nature, RelationKind } from '../../../../law/relation.js';
import { namedDay } from '../dated-number.js';

/** A way in which a sentence says what it does to the provisions that its first group names. */
export interface Rule {
  kind: RelationKind;
  nature: Nature;
  /** Whether it says only since when the provision has effect. */
  begins?: true;
}

type OwnRule = Rule & { sentence: RegExp };

/** `Fino al 31 dicembre 2025, `, `A decorrere dal 1° marzo 2024 `, `Per l'anno 2024, `: what stands before the main clause; no condition. */
const lead = String.raw`(?:(?!(?:se|qualora|quando|ove|laddove|nei\scasi|nel\scaso|anche\sse|salvo|fermo)\s)[^,;:«]{3,120},\s|per\s(?:l'anno|gli\sanni|il\s(?:biennio|triennio|periodo))\s[\d\s,e-]{4,40}?,?\s|(?:(?:a\sdecorrere|con\s(?:effetto|decorrenza)|fino|sino|a\spartire)\s(?:dal|al)|dal)(?:l')?\s?${namedDay.replaceAll('(', '(?:')},?\s|(?:fino|sino)\sal(?:la\s|l'|\s)[^,;:«]{3,60}?\s(?=(?:l'articolo|gli\sarticoli|il\scomma|i\scommi|le\sdisposizioni)\s)|per\s(?:i|gli|le|la|il|lo)\s[a-z]{3,20}(?:\s[a-z]{3,20}){0,3}?\s(?=(?:l'articolo|gli\sarticoli|il\scomma|i\scommi|le\sdisposizioni)\s))?`;
const provision = String.raw`(?:l'articolo|gli\sarticoli|l'art\.|gli\sartt\.|il\scomma|i\scommi|(?:il|la)\s(?:capo|titolo|libro|parte|sezione)\s(?:[ivxl]{1,7}|prim[oa]|second[oa]|terz[oa]|quart[oa]|quint[oa])(?![a-z])|l[ae]\s(?:medesim[ae]\s|predett[ae]\s|seguent[ei]\s)?(?:disposizion|norm|prevision)[aei]|la\sletter[ae])\s[^;:«]{5,500}?`;
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
const ceases = String.raw`(?:(?<![\p{L}\d])cessa(?:no)?\sdi\s(?:avere\s(?:efficacia|effetto|effetti|applicazione)|applicarsi|essere\sapplicat[oaie]|trovare\sapplicazione|produrre\seffett[oi])(?![\p{L}\d])|\bnon\s(?:si\sapplica(?:no)?\s(?:piu'|più)|trova(?:no)?\s(?:piu'|più)\sapplicazione)(?![\p{L}\d]))`;
/** `cessa di avere vigore`, `cessa di essere in vigore` */
const ends = String.raw`(?<![\p{L}\d])cessa(?:no)?\sdi\s(?:avere\svigore|essere\sin\svigore)(?![\p{L}\d])`;
/** `La legge …`, as a whole */
const whole = String.raw`(?:l[ae]|il|i)\s(?:legg[ei]|(?:regi[oa]?\s|r\.\s?)?decret[oi](?:-legge)?)\s[^;:«]{5,300}?`;
const end = String.raw`(?=[.;]?$|;\s|,\s(?:fino|sino|a\sdecorrere|dal))`;
const applies = String.raw`(?<!\bnon\s)(?:si\sapplica(?:no)?|trova(?:no)?\sapplicazione|acquista(?:no)?\sefficacia|(?:ha|hanno)\s(?:effetto|efficacia))`;
const entersIntoForce = String.raw`entra(?:no)?\sin\svigore`;
/** `a decorrere dal 1° gennaio 2032`, `il 1° gennaio 2032` */
const from = String.raw`(?:(?:(?:a\s(?:decorrere|partire)|con\s(?:effetto|decorrenza))\s)?dal(?:l'|\s)|il\s)${namedDay.replaceAll('(', '(?:')}(?!,?\s(?:e\s)?(?:(?:fino|sino)\s)?al\s)`;
/** `riprende vigore`, `rivive`, `torna in vigore`, `e' ripristinato` */
const revives = String.raw`(?<![\p{L}\d])(?:rivi(?:ve|vono)|(?:riprend|riacquist)(?:e|a|ono|ano)\s(?:vigore|efficacia)|(?:ri)?torna(?:no)?\sin\svigore|(?:e'|è|sono)\sripristinat[oaie])(?![\p{L}\d])`;
const toAct = String.raw`a(?:ll'|lle\s|ll[ao]\s|gli\s|l\s|i\s|\s)`;

const endOfDerogation = String.raw`(?=[.;]?$|;\s|,\s(?:(?:il|la|le|lo|i|gli|e'|è|sono|si|non|puo'|possono|fino|per|con|in|a|nel|nella|nei|qualora)\s|l'|all'))`;

/** `L'abrogazione di cui all'articolo 4 …`, `La decorrenza dell'abrogazione dell'articolo 5 …`: what another provision, or act, repeals. */
const repealing = String.raw`(?:l['’]|gli\seffetti\sdell['’]|(?:l'efficacia|la\sdecorrenza|il\stermine\sdi\s(?:decorrenza|efficacia))\sdell['’])abrogazione\s(?:d[ei]|previst|dispost|stabilit)[^;:«]{5,500}?`;
/** `a decorrere dal …`, `dal …`, with the verbs of what begins: `decorre`, `opera`. */
const works = String.raw`(?:${applies}|(?<!\bnon\s)(?:decorr(?:e|ono)|opera(?:no)?|produc(?:e|ono)\s(?:i\s(?:suoi|propri)\s)?effett[oi]|(?:e'|è|sono)\sefficac[ei]))`;
/** `continua ad applicarsi`, `resta in vigore`, `e' mantenuto in vigore`, `conserva efficacia` */
const stays = String.raw`(?<![\p{L}\d])(?<!\bnon\s)(?:continua(?:no)?,?\s(?:ad\s(?:applicarsi|operare|avere\s(?:efficacia|applicazione|vigore|effetto)|essere\s(?:applicat[oaie]|in\svigore|vigent[ei]))|a\s(?:trovare\sapplicazione|produrre\seffett[oi]))|(?:rest|riman)(?:a|e|ano|gono)\s(?:comunque\s)?(?:in\svigore|vigent[ei]|applicabil[ei]|efficac[ei])|(?:e'|è|sono|viene|vengono)\smantenut[oaie]\sin\s(?:vigore|vita)|(?:conserva(?:no)?|mantien[e]|mantengono)\s(?:la\s(?:propria|loro)\s)?(?:efficacia|vigore|validita'))(?![\p{L}\d])`;
/** `fino al 31 dicembre 2032`, between commas or not. */
const limit = String.raw`(?:fino|sino)\sal(?:l')?\s?[^,;:«]{3,40}?`;

const endOfStay = String.raw`(?=[.;]?$|;\s|,\s(?:fino|sino|anche|per|nei|con|come|abrogat)|\s(?:fino|sino)\sal)`;

const suspension = { kind: 'sospende', nature: 'efficacia' } as const;
const staying = { kind: 'regola', nature: 'efficacia' } as const;
export const postponement = { kind: 'proroga', nature: 'efficacia' } as const;
const derogation = { kind: 'regola', nature: 'ambito' } as const;
export const interpretation = { kind: 'interpreta', nature: 'interpretazione' } as const;

const clause = (source: string): RegExp => new RegExp(source, 'iu');

/** Tried in this order on each sentence; the group is what the rule is about. */
export const ownRules: readonly OwnRule[] = [
  {
    ...interpretation,
    sentence: clause(String.raw`^(?:[^,;:«]{3,80},\s)?((?:l'|(?:il|la|le|gli|i)\s)[^;:]{9,600}?),?\s${meant}(?![a-z])`),
  },
  // `In via di interpretazione autentica dell'articolo 4 della legge …, l'esenzione spetta …`
  {
    ...interpretation,
    sentence: clause(
      String.raw`^(?:in\s(?:via|sede)\sdi|a\stitolo\sdi|quale|ai\sfini\sdell')\s?interpretazione\sautentica\s(d(?:ell'|ell[ae]\s|egli\s|el\s|ei\s)[^;:«]{5,400}?n\.\s\d{1,5}(?:\sdel\s\d{4})?),\s`,
    ),
  },
  // `Le parole «…» contenute nell'articolo 5 della legge … devono intendersi riferite a …`
  {
    ...interpretation,
    sentence: clause(
      String.raw`^(?:le\sparole|l'espressione|le\sespressioni|la\slocuzione|la\sdizione|il\stermine|i\stermini):?\s«[^»]{1,300}»,?\s(?:contenut|recat|usat|utilizzat|impiegat)[oaie]\s(?:ne|da)(?:ll'|lla\s|l\s|gli\s|i\s|lle\s)([^;:«]{5,400}?),?\s(?:si\sintend(?:e|ono)|(?:deve|devono|debbono)\sintendersi|(?:va|vanno)\sintes[oaie]|(?:e'|è|sono)\sda\sintendersi)(?![a-z])`,
    ),
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
  {
    ...postponement,
    sentence: clause(String.raw`^${lead}(${object}|${whole}|${repealing}),?\s${auxiliary}${postponed}`),
  },
  {
    ...postponement,
    sentence: clause(
      String.raw`^${anyLead}${auxiliary}${postponed}(?:\s(?:al|di|fino|sino)\s[^,;:«]{3,60}|,\s?[^,;:«]{3,60},)?\s(${object}|${benefit}|${repealing})(?=[.;]?$|;\s)`,
    ),
  },
  // `All'articolo 3 della legge …, il termine del 31 dicembre 2023 e' prorogato al …`
  { ...postponement, sentence: clause(String.raw`^${lead}(${within})\s${auxiliary}${postponed}`) },
  // `In deroga all'articolo 5 della legge …, il termine e' di trenta giorni`: not `i contratti stipulati in deroga …`, `…, anche in deroga …`.
  {
    ...derogation,
    sentence: clause(
      String.raw`^(?!(?:e'|è|sono)\svietat|non\s(?:e'|è|sono)\sammess)(?:[^;:«]{3,900}?,\s(?:ed?\s)?|anche\s|ed?\s)?in\sderoga\s(?:a\squanto\s(?:previsto|disposto|stabilito)\sd)?(${toAct}[^;:«]{5,400}?)${endOfDerogation}`,
    ),
  },
  // `La disposizione del comma 2 si applica in deroga all'articolo 5 della legge …`
  {
    ...derogation,
    sentence: clause(
      String.raw`^[^;:«]{3,400}?(?<!\b(?:che|non|se)\s)(?:si\sapplica(?:no)?|opera(?:no)?|(?:si\s)?provved(?:e|ono)|(?<!\bche\s)(?:e'|è|sono)\s(?:consentit|ammess|autorizzat|effettuat|adottat|assegnat|attribuit|dispost)[oaie])\s(?:anche\s)?in\sderoga\s(${toAct}[^;:«]{5,400}?)${endOfDerogation}`,
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
      String.raw`^${lead}(${benefit}|${provision}),?\s(?:si\sapplica(?:no)?|trova(?:no)?\sapplicazione|spetta(?:no)?|(?:(?:deve|devono|debbono)\sintendersi|si\sintend(?:e|ono))\s(?:riferit[oaie]|applicabil[ei]|estes[oaie]))(?:,\s[^,;:«]{3,60},)?\s(?:altresi'|altresì|anche)\s`,
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
  // `L'articolo 4 della legge … resta in vigore fino al …`, `Fino al … continua ad applicarsi l'articolo 4 della legge …`
  { ...staying, sentence: clause(String.raw`^${lead}((?:${force}|${provision})),?\s${stays}`) },
  {
    ...staying,
    sentence: clause(String.raw`^${anyLead}${stays}(?:,\s[^,;:«]{3,60},|,?\s${limit},?)?\s(${provision})${endOfStay}`),
  },
  // `La legge … resta in vigore fino al …`
  { ...staying, sentence: clause(String.raw`^${lead}(${whole}),?\s${stays}(?:,\s[^,;:«]{3,60},|,)?\s${limit}`) },
  // `Sono fatte salve, fino al …, le disposizioni di cui all'articolo 4 della legge …`
  {
    ...staying,
    sentence: clause(
      String.raw`^${anyLead}(?<![\p{L}\d])(?:e'|è|sono|restano)\sfatt[oaie]\ssalv[oaie],?\s${limit},?\s(${provision})${endOfStay}`,
    ),
  },
  // `L'abrogazione di cui all'articolo 4 della legge … decorre dal 1° gennaio 2032`
  {
    kind: 'regola',
    nature: 'efficacia',
    begins: true,
    sentence: clause(String.raw`^${lead}(${repealing}),?\s${works}(?:,\s[^,;:«]{3,60},|,)?\s${from}`),
  },
  // `L'articolo 4 della legge … cessa di applicarsi dal 1° gennaio 2032`, `Cessano di avere efficacia gli articoli 5 e 6 della legge …`
  ...(['efficacia', 'vigenza'] as const).flatMap((nature): OwnRule[] => {
    const verb = nature === 'vigenza' ? ends : ceases;
    return [
      { kind: 'regola', nature, sentence: clause(`^${lead}((?:${force}|${provision}|${whole})),?\\s${verb}`) },
      { kind: 'regola', nature, sentence: clause(`^${anyLead}${verb},?\\s((?:${provision}|${whole}))${end}`) },
    ];
  }),
  // `Il divieto di cui all'articolo 6 della legge … si applica a decorrere dal 1° gennaio 2032`
  ...(['efficacia', 'vigenza'] as const).map((nature): OwnRule => ({
    kind: 'regola',
    nature,
    begins: true,
    sentence: clause(
      `^${lead}(${benefit}|${provision}),?\\s${nature === 'vigenza' ? entersIntoForce : applies}(?:,\\s[^,;:«]{3,60},|,)?\\s${from}`,
    ),
  })),
  // `L'articolo 3 della legge … riprende vigore`, `La legge … rivive`
  { kind: 'regola', nature: 'vigenza', sentence: clause(`^${lead}((?:${provision}|${whole})),?\\s${revives}`) },
  // `La scadenza del termine di cui all'articolo 15 … e' fissata al 31 marzo`
  {
    ...postponement,
    sentence: clause(String.raw`^${lead}(${term}),?\s${auxiliary}(?:fissat|rideterminat|spostat)[oaie]\s(?:al|entro)`),
  },
  // `La decorrenza dell'abrogazione di cui all'articolo 4 … e' fissata al 31 marzo`
  {
    ...postponement,
    sentence: clause(
      String.raw`^${lead}(${repealing}),?\s${auxiliary}(?:fissat|rideterminat|spostat)[oaie]\s(?:al|dal)`,
    ),
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
export const postponedBeside = clause(
  String.raw`,\s((?:il\stermine|i\stermini)\s[^;:«]{5,500}?),?\s${auxiliary}${postponed}`,
);

/** A cheap test that every rule passes. */
export function mayRule(text: string): boolean {
  return anyRule.test(text) || (repealed.test(text) && conditionally.test(text));
}

const anyRule =
  /nel\ssenso|si\sinterpreta|interpretazione\sautentica|intendersi|\sintes[oaie]\s|(?:contenut|recat|usat|utilizzat|impiegat)[oaie]\s[^;:«]{5,300}\ssi\sintend|sospes[oaie]\b|(?:prorogat|differit|posticipat|rinviat|riapert)[oaie]\b|in\sderoga\b|derogato\sa|non\ssi\sapplica|non\strova|\s(?:riferit[oaie]|applicabil[ei]|estes[oaie])\s(?:anche|altres)|(?:applica(?:no)?|applicazione|efficacia|effetto|vigore)[^.;:«]{0,80}\s(?:dal(?:l')?|il)\s?\d|(?:applica(?:no)?|applicazione)[^;:«]{0,64}\s(?:anche|altres)|esclusa\sl'appl|esclus[oaie]\sdall'|continua(?:no)?,?\sa|(?:rest|riman)(?:a|e|ano|gono)\s(?:comunque\s)?(?:in\sv|vigent|applicab|efficac)|mantenut[oaie]\sin|(?:conserva|mantien|manteng)[a-z]{0,3}\s(?:la\s[a-z]{4,8}\s)?(?:effic|vigore|valid)|fatt[oaie]\ssalv|abrogazione\s[dps]|cessa(?:no)?\sdi|riviv|riprend|riacquist|ripristinat|torna(?:no)?\sin|(?:fissat|rideterminat|spostat)[oaie]\s(?:al|entro)|estes[oaie]\sa|sostituit[oaie]\sdal[^;:«]{0,24}\spresente/i;
/** Asked first: the words of a condition are in nearly every text. */
const repealed = /(?:abrogat|soppress)[oaie]/i;
const conditionally =
  /(?:qualora|\bse|ove|che|in\s(?:caso|assenza|mancanza|difetto)|subordinatamente)\s[^;:«]{3,400}(?:abrogat|soppress)[oaie]|(?:abrogat|soppress)[oaie],?\s(?:qualora|se|ove|laddove|nel|in|a\scond|salvo)\s/i;
