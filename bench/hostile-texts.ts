// Texts built to be slow to search for citations.

/** Texts built to be slow, of about `length` characters. */
export const hostileTexts: Record<string, (length: number) => string> = {
  articles: repeated('art. '),
  numbers: repeated('1 '),
  digits: repeated('1'),
  brackets: (length) => '('.repeat(length / 2) + ')'.repeat(length / 2),
  dots: repeated('d.'),
  blanks: repeated(' '),
  letters: repeated('x'),
  strokes: repeated('1/'),
  apostrophes: repeated("'"),
  'gaps in an abbreviation': repeated(`d${' '.repeat(22)}`),
  'types without numbers': repeated('decreto legislativo '),
  'numbered articles': repeated('art. 1 '),
  'articles of codes': repeated('art. 1 codice di '),
  'types with issuers': repeated('decreto a '),
  ordinals: repeated('primo, '),
  'lists of articles': (length) => `artt. ${'1, '.repeat(length / 3)}`,
  'lists of letters': (length) => `lett. ${'a) '.repeat(length / 3)}`,
  courts: repeated('cass. '),
  'beginnings of URNs': repeated('urn:nir:'),
  'beginnings of links': repeated('https://'),
  names: repeated('codice civile '),
  citations: repeated('legge 7 agosto 1990, n. 241, '),
  'back references': repeated('legge 7 agosto 1990, n. 241, art. 3 della medesima legge, '),
  'places of no act': repeated('art. 3 della medesima legge e '),
  nicknames: repeated('la 231 non vale, '),
};

function repeated(unit: string): (length: number) => string {
  return (length) => unit.repeat(length / unit.length);
}
