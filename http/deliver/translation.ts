// Translates answers into the format that `formato` or `accept` asks for; JSON is sent as stored.
import { DearError } from '../../engine/index.js';
import { fileNameOf } from '../formats/file-name.js';
import { formats, formatsOf, type FormatName } from '../formats/index.js';
import { translate, type Order, type Place } from '../formats/translate.js';
import type { Endpoint, Question } from '../questions/endpoint.js';
import type { Answer } from '../message/answer.js';
import { chooseFormat } from './negotiation.js';

/** Bytes of JSON above which translating them takes more than some milliseconds. */
const maxTranslated = 128 * 1024;

/** The formats of an endpoint, and the way to ask it for one of them. */
export interface Translation {
  /** The formats that it has, JSON first. */
  names: readonly FormatName[];
  /** Judges the raw values. @param accept the header where it names a format, else empty */
  read: (raw: Map<string, string>, accept: string) => Question;
}

/** Puts the formats of an endpoint in front of it. @param place where the service is, for formats that have addresses */
export function openTranslation(endpoint: Endpoint, { publicUrl, basePath }: Place): Translation {
  const names = formatsOf(endpoint);
  if (names.length === 1) return { names, read: endpoint.read };
  const read = (raw: Map<string, string>, accept: string): Question => {
    // The cost falls only on requests for another format.
    if (accept !== '' && !raw.has('formato')) {
      const best = chooseFormat(names, accept);
      if (best !== 'json') raw.set('formato', best);
    }
    const question = endpoint.read(raw);
    const name = raw.get('formato');
    if (question.refusal || name === undefined || name === 'json') return question;
    return translated(question, {
      name: name as FormatName,
      endpoint: endpoint.name,
      query: [...raw],
      ...{ publicUrl, basePath },
    });
  };
  return { names, read };
}

/** The same question, answered in another format; errors stay what they are. */
function translated(question: Extract<Question, { refusal: null }>, asked: Omit<Order, 'language'>): Question {
  const { name, endpoint, publicUrl } = asked;
  // Packing takes some milliseconds more than writing.
  const isPacked = name === 'xlsx' || name === 'epub' || name === 'docx';
  return {
    ...question,
    cost: (catalog) => (isPacked || question.cost(catalog) === 'dear' ? 'dear' : 'light'),
    key: publicUrl === null ? question.key : `${publicUrl} ${question.key}`,
    answer: async (catalog, context): Promise<Answer> => {
      const answer = await question.answer(catalog, context);
      if (answer.status !== 200) return answer;
      const isLong = answer.body.reduce((sum, { size }) => sum + size, 0) > maxTranslated;
      if (isLong && !context.mayTakeLong) throw new DearError(endpoint);
      const body = await translate({ ...asked, language: context.language }, answer.body);
      const file = fileNameOf(name, endpoint, new Map(asked.query));
      const kept = file === null ? {} : { headers: ['content-disposition', `attachment; filename="${file}"`] };
      return { ...answer, contentType: formats[name].contentType, body, isInParts: true, ...kept };
    },
  };
}
