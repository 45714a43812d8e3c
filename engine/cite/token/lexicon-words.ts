// Spellings of the words around names of acts, by kind of token; `|` separates spellings.

/** Words without a value. Of two rows with one spelling the earlier one counts. */
export const plainWords = [
  ['Article', 'art|artt|articolo|articoli|artic|articoll'],
  ['Paragraph', 'comma|commi|co|c|com|commma'],
  ['Point', 'lett|lettera|lettere|let|lettr'],
  ['Numero', 'n|nn|num|numero|numeri|nr|nro|nri'],
  [
    'Subdivision',
    'par|paragrafo|paragrafi|punto|punti|periodo|periodi|capoverso|capoversi|cpv|alinea|parr|trattino|inciso|parte|p.to|u.c.|u.co.',
  ],
  ['Of', "del|dello|della|dell|dei|degli|delle|di|d'|de|d"],
  [
    'At',
    'al|allo|alla|all|ai|agli|alle|dal|dallo|dalla|dall|dai|dagli|dalle|nel|nello|nella|nell|nei|negli|nelle|sul|sullo|sulla|sull|con|in',
  ],
  ['From', 'da'],
  ['And', 'e|ed|o|od|nonche|ovvero|oppure|e/o|anche|nonché'],
  [
    'Cited',
    'citato|citata|citati|citate|predetto|predetta|suddetto|suddetta|medesimo|medesima|stesso|stessa|menzionato|menzionata|richiamato|richiamata|sopracitato|sopracitata|succitato|succitata|cit|cd|c.d.|cosiddetto|cosiddetta|anzidetto|anzidetta|ridetto|ridetta|suindicato|suindicata|quel|quella|vigente|presente',
  ],
  [
    'Noise',
    'il|lo|la|i|gli|le|un|una|vedi|vedasi|v|vd|cfr|cfr.|ai sensi|sensi|ex|secondo quanto|come|previsto|prevista|quanto|disposto|disposta|da|per|ai fini|smi|ss mm ii|ssmmii|e smi|sm|ss|segg|seg|sgg|e seguenti|e ss|e segg|e sgg|successive modificazioni|successive modifiche|successive integrazioni|e ss mm ii|e ssmmii|s m e i|e s m e i|e succ mod|succ mod|e succ mod ed int|succ mod ed int|e succ modif|e succ modificazioni|e successive modificazioni|e successive modifiche|e successive modificazioni ed integrazioni|e successive modifiche ed integrazioni|e successive modificazioni e integrazioni|e successive modifiche e integrazioni|e integrazioni|ed integrazioni|e modificazioni|integrazioni|modificazioni|modifiche|e modifiche|mod|int|testo|testo vigente|aggiornato|in vigore|attuale|italiano|italiana|ult cit|recante|norma|norme|disposizione|rubrica|a norma|in forza|ai sensi e per gli effetti|combinato disposto|coordinato|coordinata|integrale|originario|testo aggiornato|testo coordinato|nuovo|nuova|previgente|vecchio|vecchia',
  ],
  ['Whereof', 'di cui'],
  [
    'Enacted',
    'approvato|approvata|approvati|approvate|emanato|emanata|emanati|emanate|adottato|adottata|adottati|adottate|promulgato|promulgata',
  ],
  ['Dated', 'in data|datato|datata|anno|anni|emanata il|in data del'],
  [
    'European',
    'ue|ce|cee|euratom|ceca|eu|gai|pesc|unione europea|comunita europea|comunita economica europea|comunita europee|ce euratom|ue euratom|europeo|europea|del parlamento europeo|parlamento europeo',
  ],
  [
    'Region',
    'regione|regioni|regionale|regionali|provincia|provinciale|provinciali|provincia autonoma|giunta regionale|presidente della regione|comune|comunale|sindaco|sindacale|consiglio regionale|consiglio comunale|giunta comunale|consiglio provinciale|giunta provinciale',
  ],
  [
    'Region',
    "lombardia|piemonte|veneto|toscana|lazio|campania|puglia|calabria|sicilia|sardegna|liguria|emilia romagna|marche|umbria|abruzzo|molise|basilicata|friuli venezia giulia|trentino alto adige|valle d'aosta|bolzano|trento|regione siciliana|siciliana|friuli",
  ],
  [
    'Court',
    "c cost|cass|cassazione|corte di cassazione|corte d app|corte app|suprema corte|corte cost|corte costituzionale|c cost sent|consiglio di stato|cons st|cons stato|tar|tribunale|trib|corte d'appello|corte di appello|c app|sezioni unite|sez un|ss uu|sentenza|sentenze|sent|cgue|corte di giustizia|corte giust|corte di giust|cgce|corte europea|corte edu|corte dei conti|c conti|cass civ|cass pen|ordinanza della corte|giudice di pace|corte d'assise|commissione tributaria|ctr|ctp|cga|parere",
  ],
  // Not statutes, whatever number they bear: bills, and what courts and offices decide case by case.
  [
    'Word',
    'd.d.|d.d.g.|d.d.s.|disegno di legge|disegni di legge|proposta di legge|proposte di legge|progetto di legge|progetti di legge|decreto ingiuntivo|decreti ingiuntivi|decreto penale|decreto penale di condanna|decreto di citazione|decreto di archiviazione|decreto di omologa|decreto di omologazione|decreto di trasferimento|decreto di espulsione|decreto di liquidazione|decreto di fissazione|decreto di esproprio|decreto di occupazione|decreto di nomina|decreto di vincolo|decreto dirigenziale|decreto direttoriale|decreto rettorale|decreto prefettizio|decreto commissariale|decreto decisorio|decreto del direttore|decreto del dirigente|decreto del rettore|decreto del prefetto|decreto del commissario|ordinanza ingiunzione|ordinanza cautelare|ordinanza prefettizia',
  ],
  [
    'Office',
    'nota|note|messaggio|risoluzione|determina|determinazione|determinazione dirigenziale|determina dirigenziale|provvedimento|comunicato|interpello|risposta a interpello|risposta ad interpello',
  ],
  ['ForeignLaw', 'loi|ley|ley organica|real decreto|gesetz|bundesgesetz|ordonnance|public law'],
  [
    'Generic',
    'codice|cod|testo unico|t.u.|tu|testi unici|disciplina|ordinamento|statuto|allegato|allegati|tabella|disposizioni|titolo|capo|tariffa|elenco',
  ],
] as const;

/** From the first to the twenty-second, masculine. */
export const ordinals =
  'primo secondo terzo quarto quinto sesto settimo ottavo nono decimo undicesimo dodicesimo tredicesimo quattordicesimo quindicesimo sedicesimo diciassettesimo diciottesimo diciannovesimo ventesimo ventunesimo ventiduesimo';

/** Abbreviations of the months, January first. */
export const shortMonths = [
  'gen|genn',
  'feb|febb|febbr',
  'mar',
  'apr',
  'mag|magg',
  'giu|giug',
  'lug|lugl',
  'ago|ag',
  'set|sett',
  'ott',
  'nov',
  'dic',
] as const;

/** Other countries and their adjectives, which distinguish a foreign code from an Italian one; apart by `|`. */
export function nations(): string {
  const adjectives =
    'tedesc|frances|spagnol|ingles|svizzer|austriac|american|statunitens|portoghes|belg|olandes|grec|svedes|polacc|russ|cines|giappones|argentin|brasilian|albanes|romen|rumen|ungheres|cec|croat|sloven|danes|norveges|finlandes|irlandes|britannic|turc|sammarines|vatican|canonic|lussemburghes|maltes|bulgar|serb|ucrain|canades|australian|indian|messican|israelian|egizian|tunisin|marocchin|corean|neozelandes|sudafrican|cilen|colombian|peruvian|estone|lettone|lituan|islandes|slovacc|scozzes|european uniform|monegasc|iranian|libic|scandinav';
  const nouns =
    'germania|francia|spagna|inghilterra|svizzera|austria|stati uniti|stati uniti d america|regno unito|portogallo|belgio|olanda|paesi bassi|grecia|svezia|polonia|russia|federazione russa|cina|giappone|argentina|brasile|albania|romania|ungheria|croazia|slovenia|danimarca|norvegia|finlandia|irlanda|gran bretagna|turchia|san marino|malta|lussemburgo|bulgaria|serbia|ucraina|canada|california|new york|weimar|repubblica francese|repubblica federale tedesca|repubblica di san marino|citta del vaticano|santa sede|confederazione svizzera|bonn|federale tedesca|federale svizzera';
  return `${adjectives
    .split('|')
    .flatMap((stem) => ['o', 'a', 'e', 'i', 'he'].map((ending) => stem + ending))
    .join('|')}|${nouns}`;
}
