// Asks for acts and articles in a format, as the server does, without a server.
import { words, type Catalog } from '../../../engine/index.js';
import { openTranslation } from '../../../http/deliver/translation.js';
import { norma } from '../../../http/questions/norma.js';

export const publicUrl = 'https://legami.example.org';
const translation = openTranslation(norma, { publicUrl, basePath: '' });

/** @param eli of an act, an article or a paragraph @throws where the answer is an error */
export async function writeAs(
  catalog: Catalog,
  eli: string,
  formato: string,
  language: 'it' | 'en' = 'it',
): Promise<string> {
  const question = translation.read(
    new Map([
      ['eli', eli],
      ['formato', formato],
    ]),
    '',
  );
  if (question.refusal) throw new Error(`${eli}: refused`);
  const { status, body } = await question.answer(catalog, { language, words: words[language], mayTakeLong: true });
  const text = Buffer.concat(body.flatMap((piece) => [...piece.plain()])).toString();
  if (status !== 200) throw new Error(`${eli}: ${status} ${text}`);
  return text;
}

/** ELIs of the acts of the corpus. */
export function actsOf(catalog: Catalog): string[] {
  return Array.from({ length: catalog.facts.counts.acts }, (_, act) => catalog.eli(act));
}

/** ELIs of the articles of an act. */
export function articlesOf(catalog: Catalog, eli: string): string[] {
  return catalog
    .record(catalog.find(eli)!)
    .articleKeys()
    .map((key) => eli + key);
}
