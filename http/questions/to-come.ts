// The text of an article as an act that it does not contain yet would make it: `norme/{eli}?come=`.
import { literal, members, nameAct, parseEli, sigla, type Purpose, type shapes } from '../../engine/index.js';
import { ok, problem, unprocessable, type Answer } from '../message/answer.js';
import { unknownPlace, type FoundPlace } from './dated-place.js';
import type { Catalog, Context } from './endpoint.js';
import { explainMissing } from './later-article.js';
import { resolveNorma } from './resolve-norma.js';
import { datedText } from './text-day.js';

const purpose: Purpose = {
  it: 'Il testo di un articolo come lo farebbe un atto che non vi è ancora compreso. Non è un testo ufficiale.',
  en: 'The text of an article as an act that it does not contain yet would make it. It is no official text.',
};

/** The parameters beside the place. */
interface Asked {
  come: string;
  formato?: string;
  /** Whether another day than the present was asked for. */
  isOfDay: boolean;
}

/** The text to come, or the 409 that says why it cannot be made. */
export function answerToCome(catalog: Catalog, place: FoundPlace, asked: Asked, context: Context): Answer {
  const { act, record, key } = place;
  const { words, language } = context;
  const said = words.toCome;
  const { come, formato, isOfDay } = asked;
  const wrong = (name: string, input: string, error: string) =>
    unprocessable([{ type: 'value_error', loc: ['query', name], msg: `Value error, ${error}`, input, ctx: { error } }]);
  if (formato !== undefined && formato !== 'json') return wrong('formato', formato, said.formats);
  if (isOfDay) return wrong('come', come, said.onlyPresent);
  if (key === null || place.paragraph !== null) return wrong('come', come, said.onlyArticle);
  const amender = resolveNorma(catalog, come, context);
  if ('problem' in amender) return amender.problem;
  const number = parseEli(act + key)?.article ?? '';
  if (!record.hasArticle(key))
    return unknownPlace(catalog, context, explainMissing(catalog, act, number, key, context), {});
  const by = catalog.find(amender.eli);
  const made =
    by === null || !catalog.inCorpus(by)
      ? ({ not: 'none', operation: null } as const)
      : catalog.operations.toCome(catalog.find(act)!, key, by);
  if ('not' in made)
    return problem(409, said.not[made.not], {
      ...catalog.envelopes.of(language, purpose),
      operazione: made.operation,
    });
  const { text, operations } = made;
  const dated = datedText(catalog, { record, eli: act + key, key }, language);
  const converted = catalog.record(by!).relations('incoming').select({ kind: 'converte' });
  const isUnconverted = parseEli(amender.eli)?.type === 'decreto-legge' && converted.count === 0;
  const answer: Omit<shapes.TextToCome, keyof shapes.Envelope> = {
    norma: nameAct(catalog.cardOf(act)),
    eli: act + key,
    num: number,
    come: nameAct(catalog.cardOf(amender.eli)),
    non_convertito: isUnconverted,
    ...dated,
    avviso: said.notice(dated.testo_al, operations.length, sigla(amender.eli), isUnconverted),
    rubrica: text.heading,
    testo: text.text,
    testo_base: record.articleEntry(key)!.testo,
    totale: operations.length,
    operazioni: operations,
  };
  return ok([catalog.envelopes.open(language, purpose), literal(`,${members(answer)}}`)]);
}
