// `le parole da «…» fino alla fine del periodo`: how far they go, and no place.
export const wordsEnd = String.raw`(?<=»,?\s)(?:e\s)?(?:(?:fino|sino)\s)?alla\sfine\sde(?:ll'|l\s|lla\s|llo\s)(?:(?:medesim|predett|suddett|citat|stess)[oa]\s)?(?:periodo|alinea|comma|capoverso|articolo|lettera|numero|punto)\b(?!\s(?:\d|[a-z]{1,3}\)))`;
