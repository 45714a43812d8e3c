// Words of one family: made from one root by endings, its last consonants changed as verbs change theirs.

import { irregularFamilyOf } from './families/irregular.js';

/** Endings of nouns, adjectives and verbs, inflected or derived. */
const endings: ReadonlySet<string> = new Set(
  [
    'azione azioni azionale izione izioni uzione uzioni ione ioni amento amenti imento imenti mento menti',
    'atore atori itore itori utore utori ore ori atrice atrici itrice itrici rice rici',
    'abile abili ibile ibili evole evoli bilita abilita ibilita ivita ita eta tudine ezza ezze essa esse',
    'ante anti ente enti anza anze enza enze ario ari aria arie iario iari iaria iarie iere ieri iera iere',
    'ista isti iste ismo ismi istico istici istica istiche ico ici ica iche ale ali iale iali ionale ionali',
    'amente mente oso osi osa ose ivo ivi iva ive ura ure atura ature itura iture aggio aggi',
    'ata ate ati ato ita ite iti ito uta ute uti uto are ere ire arsi ersi irsi armi ermi irmi arlo erlo irlo arla erla irla',
    'ando endo ano ono ava avano eva evano iva asse essi isse era ero iamo ia ie io ii a e i o',
  ].flatMap((line) => line.split(' ')),
);

const longestEnding = Math.max(...[...endings].map(({ length }) => length));

/** Letters that are left before an ending, and that words of a family have in common, at least. */
const leastLetters = 4;

/** Last consonants of a root that change into one another: `difendere`, `difesa`; `decidere`, `decisione`; `eleggere`, `eletto`, `elezione`. */
const changing = [
  ['nd', 'ns', 'ss', 'd', 's'],
  ['gg', 'tt', 't', 'z'],
];

/** What words of a family have in common. */
export interface Family {
  /** The same for all of them. */
  key: string;
  /** All begin with one of these. */
  beginnings: readonly string[];
  /** Of an irregular one: all its words. */
  words?: readonly string[];
}

/** The family of a folded word: an irregular one, else by its letters alone, where words that it names together need not be related. `null` for a word too short to tell. */
export function familyOf(word: string): Family | null {
  const words = irregularFamilyOf(word);
  if (words !== undefined) return { key: words[0]!, beginnings: words, words };
  if (word.length <= leastLetters || /\P{L}/u.test(word)) return null;
  const root = withoutEnding(word);
  for (const [kind, consonants] of changing.entries()) {
    const last = consonants.find((one) => root.endsWith(one));
    if (last === undefined) continue;
    const before = root.slice(0, -last.length);
    if (before.length < leastLetters - 1) return null;
    const firsts = [...new Set(consonants.map((one) => one[0]!))];
    const beginnings = before.length < leastLetters ? firsts.map((first) => before + first) : [before];
    return { key: `${before}${kind}`, beginnings };
  }
  return { key: root, beginnings: [root] };
}

/** The word without its longest ending, as far as enough letters are left. */
function withoutEnding(word: string): string {
  for (let length = Math.min(longestEnding, word.length - leastLetters); length > 0; length--)
    if (endings.has(word.slice(-length))) return word.slice(0, -length);
  return word;
}
