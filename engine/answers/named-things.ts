// Things with their articles, as sentences name them: divisions of an act, lists.

/** A thing with its article, and the ending of a participle that agrees with it. */
export interface Thing {
  words: string;
  ending: 'o' | 'a' | 'i' | 'e';
}

/** A list would drown the sentence: the relation names each place beside it. */
const longestList = 6;

/** `a, b e c`. */
export function joinList(list: readonly string[], and: string): string {
  if (list.length === 1) return list[0]!;
  if (list.length > longestList) return `${list.slice(0, longestList - 1).join(', ')} …`;
  return `${list.slice(0, -1).join(', ')} ${and} ${list.at(-1)!}`;
}

/** Annexes and divisions, the widest first, with the Italian articles of one and of several. */
const nouns = {
  allegato: ['l’Allegato', 'gli Allegati', 'dell’Allegato'],
  tabella: ['la Tabella', 'le Tabelle', 'della Tabella'],
  elenco: ['l’Elenco', 'gli Elenchi', 'dell’Elenco'],
  prospetto: ['il Prospetto', 'i Prospetti', 'del Prospetto'],
  libro: ['il Libro', 'i Libri', 'del Libro'],
  parte: ['la Parte', 'le Parti', 'della Parte'],
  titolo: ['il Titolo', 'i Titoli', 'del Titolo'],
  capo: ['il Capo', 'i Capi', 'del Capo'],
  sezione: ['la Sezione', 'le Sezioni', 'della Sezione'],
} as const;
type Noun = keyof typeof nouns;
const order = Object.keys(nouns);

/**
 * The divisions or annexes that places reach, `il Capo I-bis del Titolo II e la Sezione IV`.
 * @param places of each its division as printed: one (`Capo VI`), several of one kind (`Capo I, Capo II`), or one with those around it
 * (`Capo III-bis, Titolo I, Libro IV`, in any order); `null` for one that is not named
 * @param otherwise where none is named
 */
export function nameDivisions(places: readonly (string | null)[], language: 'it' | 'en', otherwise: Thing): Thing {
  const named = [...new Set(places)].flatMap((place) => (place === null ? [] : nameDivision(place, language)));
  if (named.length === 0) return otherwise;
  const [first] = named;
  if (named.length === 1) return first!;
  const isFeminine = named.every(({ ending }) => ending === 'a' || ending === 'e');
  return {
    words: joinList(
      named.map(({ words }) => words),
      language === 'it' ? 'e' : 'and',
    ),
    ending: isFeminine ? 'e' : 'i',
  };
}

const ofArticle: Readonly<Record<string, string>> = {
  'il ': 'del ',
  'la ': 'della ',
  'i ': 'dei ',
  'le ': 'delle ',
  'gli ': 'degli ',
  'l’': 'dell’',
};

/** `il Capo I` → `del Capo I`; what has no article takes `di`. */
export function ofThing({ words }: Thing): string {
  const article = /^(?:(?:il|la|i|le|gli) |l’)/.exec(words)?.[0] ?? '';
  return (ofArticle[article] ?? 'di ') + words.slice(article.length);
}

function nameDivision(printed: string, language: 'it' | 'en'): Thing {
  const divisions = printed.split(', ').map((division) => {
    const [noun = '', ...number] = division.split(' ');
    return { rank: order.indexOf(noun.toLowerCase()), number: number.join(' ') };
  });
  // A division that has no noun of these is said as it is printed.
  if (divisions.some(({ rank }) => rank === -1)) return { words: printed, ending: 'o' };
  const ranks = [...new Set(divisions.map(({ rank }) => rank))].sort((a, b) => b - a);
  const numbersOf = (rank: number) =>
    divisions.filter((division) => division.rank === rank).map(({ number }) => number);
  const own = numbersOf(ranks[0]!);
  const [one, several] = nouns[order[ranks[0]!] as Noun];
  if (language === 'en') {
    const path = ranks.map((rank) => `${title(order[rank]!)} ${joinList(numbersOf(rank), 'and')}`);
    return { words: path.join(' of '), ending: 'o' };
  }
  const around = ranks.slice(1).map((rank) => ` ${nouns[order[rank] as Noun][2]} ${joinList(numbersOf(rank), 'e')}`);
  const isFeminine = one.startsWith('la ');
  const isOne = own.length === 1;
  return {
    words: `${isOne ? one : several} ${joinList(own, 'e')}${around.join('')}`,
    ending: isOne ? (isFeminine ? 'a' : 'o') : isFeminine ? 'e' : 'i',
  };
}

const title = (noun: string) => noun.charAt(0).toUpperCase() + noun.slice(1);
