// An article that an act gained after the text of it that is loaded.
import { sigla, type ActRecord, type shapes } from '../../engine/index.js';
import type { Catalog, Context } from './endpoint.js';

/** The relations by which later acts insert an article that the loaded text does not have; empty where none is known. */
function insertedLater(record: ActRecord, key: string, { language }: Pick<Context, 'language'>): shapes.Relation[] {
  const list = record.relations('incoming').select({ article: key, kind: 'inserisce' });
  if (list.count === 0) return [];
  const until = record.textDay()?.until ?? null;
  // A member of an object, `,"modificata_da":[…]`.
  const member = Buffer.concat([...list.piece(language).plain()]).toString();
  const { modificata_da: relations } = JSON.parse(`{${member.slice(1)}}`) as Pick<shapes.ActAnswer, 'modificata_da'>;
  return relations.filter(
    ({ natura, data }) => natura === 'testuale' && (until === null || data === null || data > until),
  );
}

/**
 * Why an article is not in the text of a loaded act: an act that inserts it is later than the text, or nothing is known of it.
 * @param number as asked @param key ELI suffix of the article
 */
export function explainMissing(
  catalog: Catalog,
  eli: string,
  number: string,
  key: string,
  context: Pick<Context, 'language' | 'words'>,
): string {
  const { error } = context.words;
  const act = catalog.find(eli);
  const record = act === null ? null : catalog.record(act);
  const [inserted] = record === null ? [] : insertedLater(record, key, context);
  if (record === null || inserted === undefined) return error.articleUnknown(number, sigla(eli));
  const { da, data, tipo_data } = inserted;
  const by = da.articolo === null ? da.sigla : `art. ${da.articolo}, ${da.sigla}`;
  return error.articleLater(
    number,
    sigla(eli),
    record.textDay()?.until ?? null,
    by,
    tipo_data === 'effetto' || tipo_data === 'vigore' ? data : null,
  );
}
