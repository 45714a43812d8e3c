// `/llms.txt`: what this service is and how to ask it, in Markdown for language models (llmstxt.org).
import { literal, type Catalog } from '../../engine/index.js';
import type { Answer } from '../message/answer.js';
import { splitSentence } from '../describe/bilingual.js';
import type { Context, Endpoint } from '../questions/endpoint.js';
import { pageWords } from './words.js';

export function renderLlms(
  endpoints: readonly Endpoint[],
  catalog: Catalog,
  { language }: Context,
  basePath: string,
): Answer {
  const { fonte, disclaimer } = catalog.envelopes.notice(language);
  const words = pageWords[language].llms;
  const questions = endpoints.map(({ path, summary, description, examples }) => {
    const [title, says] = [summary, description].map((sentence) => splitSentence(sentence, path)[language]);
    return `- [${title}](${examples[0]}): \`${basePath}${path}\`. ${says}`;
  });
  const text = [
    '# Legami',
    `> ${catalog.envelopes.describe(language, words.lead)}`,
    [...words.habits, `${disclaimer} ${fonte.nome}, ${fonte.licenza}. ${fonte.avvertenza}`]
      .map((line) => `- ${line.replaceAll('`/', `\`${basePath}/`)}`)
      .join('\n'),
    `## ${words.questions}`,
    questions.join('\n'),
    `## ${words.more}`,
    words.links.map(([title, to, says]) => `- [${title}](${to}): ${says}`).join('\n'),
  ].join('\n\n');
  return { status: 200, contentType: 'text/markdown; charset=utf-8', cache: 'page', body: [literal(`${text}\n`)] };
}
