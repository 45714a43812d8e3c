// The table of names and abbreviations over HTTP, on the sample corpus.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { actTypes, namedActs } from '../../../engine/index.js';
import { endpoints } from '../../../http/questions/index.js';
import type { AliasAnswer } from '../../../http/questions/alias.js';
import type { RisolviAnswer } from '../../../http/questions/risolvi.js';
import { openSample } from '../../corpora.js';
import { startService } from '../service.js';

const alias = suite('alias');
const catalog = await openSample();
const service = await startService(catalog, endpoints);
alias.after(() => service.stop());

async function get<Answer>(path: string): Promise<Answer> {
  const { status, text } = await service.get(path);
  assert.is(status, 200, path);
  return JSON.parse(text) as Answer;
}

alias('lists every type and every named act once', async () => {
  const { tipi, nomi } = await get<AliasAnswer>('/api/public/alias');
  assert.equal(
    tipi.map(({ tipo }) => tipo),
    actTypes.map(({ slug }) => slug),
  );
  assert.equal(
    nomi.map(({ nome }) => nome),
    namedActs().map(({ name }) => name),
  );
  assert.is(new Set(tipi.map(({ tipo }) => tipo)).size, tipi.length);
});

alias('says which acts the corpus holds', async () => {
  const { nomi } = await get<AliasAnswer>('/api/public/alias');
  for (const { eli, nel_corpus } of nomi) {
    const { status, text } = await service.get(`/api/public/norme/${eli}`);
    // An act that is known from relations only has no text.
    assert.is(status === 200 && (JSON.parse(text) as { articoli?: unknown }).articoli !== undefined, nel_corpus, eli);
  }
  assert.ok(nomi.some(({ nel_corpus }) => nel_corpus) && nomi.some(({ nel_corpus }) => !nel_corpus));
});

alias('each name leads to its act, alone or among those that share it', async () => {
  const { nomi } = await get<AliasAnswer>('/api/public/alias');
  for (const { nome, eli } of nomi) {
    const { citazioni } = await get<RisolviAnswer>(`/api/public/risolvi?testo=${encodeURIComponent(`art. 1 ${nome}`)}`);
    const found = citazioni.flatMap((one) => [one.eli, ...one.candidati.map((candidate) => candidate.eli)]);
    assert.ok(
      found.some((one) => one === eli || one?.startsWith(`${eli}/`)),
      `${nome}: ${JSON.stringify(found)}`,
    );
  }
});

alias('the prose follows the language, the names stay Italian', async () => {
  const [it, en] = [await get<AliasAnswer>('/api/public/alias'), await get<AliasAnswer>('/api/public/alias?lang=en')];
  assert.is.not(it.descrizione, en.descrizione);
  assert.equal([it.tipi, it.nomi], [en.tipi, en.nomi]);
});

alias.run();
