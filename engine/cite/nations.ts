// Other countries and their adjectives, which distinguish a foreign code from an Italian one.

/** All of them, apart by `|`. */
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
