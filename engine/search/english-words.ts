// Words by which an English sentence is known, and which say nothing of its matter.

const setOf = (...lines: readonly string[]): ReadonlySet<string> => new Set(lines.flatMap((line) => line.split(' ')));

/** English words that no Italian text has but as a name. */
const onlyEnglish = setOf(
  'the of is are was were been being with without from into about and this that these those which who whom whose what when where why how',
  'my your his her our their it its you he she they we them us someone somebody anyone anybody else',
  'does did do not doesn don didn isn aren have has had can cannot could should would will shall must might if because while',
  'there here after before during between against under over until than then any some every each other another many much more most',
  'happens happen need want allowed able get gets got to for by on at as or',
);

/** Of these, the ones that are also Italian words, so that they tell no English sentence. */
const alsoItalian = setOf('or more');

/** Words that say nothing of the matter of an English question, and are Italian words, too. */
const otherFillers = setOf('a an i in me so no be am italian italy law laws act acts long soon');

/** Italian words that are in nearly every Italian sentence, and no English ones. */
const onlyItalian = setOf(
  'il lo la gli le di da con per del dello della dei degli delle al allo alla ai agli alle dal dalla dai nel nella nei nelle sul sulla che e ed non una un uno',
);

/**
 * Whether folded words are an English sentence: two of them at least are English, one where texts have no other word, and none Italian.
 * @param hasOthers whether texts have words of it that are neither these nor English terms
 */
export function isEnglishSentence(words: readonly string[], hasOthers: boolean): boolean {
  const found = new Set(words.filter((word) => onlyEnglish.has(word) && !alsoItalian.has(word)));
  return found.size >= (hasOthers ? 2 : 1) && !words.some((word) => onlyItalian.has(word));
}

/** Whether a folded word of an English question says nothing of its matter. */
export const saysNothing = (word: string): boolean => onlyEnglish.has(word) || otherFillers.has(word);
