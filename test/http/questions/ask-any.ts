// Asks an endpoint within this process, for tests of what it answers: also where it refuses.
import { words, type Catalog, type Language } from '../../../engine/index.js';
import type { EndpointName } from '../../../http/questions/answers.js';
import { openAsk } from '../../../http/questions/ask.js';
import { endpoints } from '../../../http/questions/index.js';

/** @returns the body whatever the status; the test says what it is */
export async function askAny<Body>(
  catalog: Catalog,
  name: EndpointName,
  values: Readonly<Record<string, string>>,
  language: Language = 'it',
): Promise<{ status: number; body: Body }> {
  const context = { language, words: words[language], isDamaged: false, mayTakeLong: true };
  const { status, body, refusal } = await openAsk(endpoints, catalog, context)(name, values);
  return { status, body: (body ?? refusal) as Body };
}
