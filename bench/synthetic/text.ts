// Sentences, headings and titles made of the vocabulary; fast, and about as compressible as statutes are.
import { adjectives, closings, links, nouns, openings, syllables, titleOpenings, verbs } from './vocabulary.js';
import { randomAt, type Random } from './random.js';

const pool = buildPool();

/** One sentence of law, 80 to 400 characters, with amounts, dates and places as statutes have them. */
export function sentence(random: Random): string {
  let text = `${random.pick(openings)}, ${random.pick(pool.subjects)} ${random.pick(verbs)} ${random.pick(pool.objects)}`;
  for (let more = random.below(4); more > 0; more--) text += ` ${random.pick(links)} ${random.pick(pool.genitives)}`;
  const detail = random.below(8);
  if (detail === 0) text += `, per un importo non superiore a euro ${1 + random.below(999)}.${100 + random.below(900)}`;
  if (detail === 1) text += `, a decorrere dal ${1 + random.below(28)} gennaio ${1900 + random.below(126)}`;
  if (detail === 2) text += `, nel comune di ${place(random)}`;
  return random.chance(0.3) ? `${text}, ${random.pick(closings)}.` : `${text}.`;
}

/** Law text of about so many characters, whole sentences. */
export function passage(characters: number, random: Random): string {
  if (characters < 90)
    return `${capital(random.pick(pool.subjects))} e' ${random.pick(verbs)}.`
      .slice(0, Math.max(12, characters))
      .trimEnd();
  let text = sentence(random);
  while (text.length < characters) text += ` ${sentence(random)}`;
  return text;
}

export function heading(random: Random): string {
  return `${capital(random.pick(pool.bareNouns))} ${random.pick(pool.genitives)}`;
}

export function title(random: Random): string {
  let text = `${random.pick(titleOpenings)} ${random.pick(pool.genitives)}`;
  for (let more = random.below(3); more > 0; more--) text += ` ${random.pick(links)} ${random.pick(pool.genitives)}`;
  return random.chance(0.35) ? `${text} di ${place(random)}.` : `${text}.`;
}

/** A place that exists nowhere, `Montervia`. */
export function place(random: Random): string {
  let name = '';
  for (let more = 2 + random.below(3); more > 0; more--) name += random.pick(syllables);
  return capital(name);
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Phrases made once: a few thousand of each kind, frequent words far more often than rare ones. */
function buildPool() {
  const random = randomAt(0, 0);
  const common = <T>(from: readonly T[]): T => from[Math.floor(random.real() ** 1.8 * from.length)]!;
  const many = (make: () => string) => Array.from({ length: 4_096 }, make);
  const genitive = () => {
    const [article, noun] = common(nouns);
    const joined = article.endsWith("'") ? `${article}${noun}` : `${article} ${noun}`;
    return random.chance(0.4) ? `${joined} ${common(adjectives)}` : joined;
  };
  const nominative = () =>
    genitive()
      .replace(/^del /, 'il ')
      .replace(/^della /, 'la ')
      .replace(/^dell'/, "l'")
      .replace(/^dello /, 'lo ');
  return {
    genitives: many(genitive),
    subjects: many(() => (random.chance(0.3) ? `${nominative()} ${genitive()}` : nominative())),
    objects: many(() => `${nominative()} ${genitive()}`),
    bareNouns: many(() => `${common(nouns)[1]} ${common(adjectives)}`),
  };
}
