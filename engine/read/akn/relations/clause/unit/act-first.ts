// Clauses that name each act before its articles: `Della legge 131 sono abrogati gli articoli 3 e 5, e della legge 132 l'articolo 7.`
const act = String.raw`(?:de|ne)l(?:la)?\s(?:(?:citat|predett|medesim|suddett)[oa]\s)?(?:legge|decreto|regio|testo\sunico|codice|[lrd]\.)`;
const articles = String.raw`(?:(?:e'|è|sono)\s(?:[a-z']{3,14}\s)?(?:abrogat|soppress)[oaie],?\s)?(?:l'|gli\s|il\s|i\s|l[ae]\s)(?:articol|artt?\.|comm|lettera)`;
const words = String.raw`(?:[^;:«.]|\b(?:n|art|artt)\.|[ldr]\.)`;
const first = new RegExp(
  String.raw`(?:^|[.;]\s|(?:abrogat|soppress)[oaie][,:]?\s)${act}${words}{3,160}?[\s,]\s?${articles}`,
);
const next = new RegExp(String.raw`(?:,|\se|\se,)\s${act}${words}{3,160}?[\s,]\s?${articles}`);

/** Whether lower-case words are such a chain, in which each article is of the act before it: it is not read, for it would be given to the next one. */
export function chainsActsFirst(text: string): boolean {
  const found = first.exec(text);
  return found !== null && next.test(text.slice(found.index + found[0].length));
}
