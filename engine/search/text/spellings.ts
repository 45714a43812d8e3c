// Words that the law of another time spells otherwise.

/** What a word counts in the spelling of another time. */
export const spellingShare = 0.9;

/** Stems as law of another time spells them, or law of today what was asked in an old spelling: `giuoco` and `gioco`, `denunzia` and `denuncia`, `alcoolico` and `alcolico`. */
export function otherSpellings(stem: string): string[] {
  const old = stem
    .replace(/(?<=[cgl]i)o(?=[cl])/, 'uo')
    .replace(/(?<=[^aeiou]un)c(?=i|$)/, 'z')
    .replace(/(?<=lc)o(?=l)/, 'oo');
  const today = stem
    .replace(/(?<=[cgl]i)uo(?=[cl])/, 'o')
    .replace(/(?<=[^aeiou]un)z(?=i|$)/, 'c')
    .replace(/(?<=lco)o(?=l)/, '');
  return [...new Set([old, today])].filter((spelling) => spelling !== stem);
}
