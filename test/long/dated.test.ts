// Every article of the real documents, in every format that people and agents read, says of which day it is; no note is dropped uncounted.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { languages, type shapes } from '../../engine/index.js';
import { endpoints } from '../../http/questions/index.js';
import { openReal } from '../corpora.js';
import { startService } from '../http/service.js';

const dated = suite('days of all articles, long');
const catalog = await openReal();
const service = catalog === null ? null : await startService(catalog, endpoints);
dated.after(() => service?.stop());

interface Told extends Pick<shapes.DatedText, 'testo_al' | 'versione_dal'> {
  n_note: number;
  note?: string[];
  omessi?: Partial<Record<string, number>>;
}

/** What the tool `article` answers. */
async function askAgent(values: Readonly<Record<string, unknown>>): Promise<Told> {
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'article', arguments: values } };
  const reply = await fetch(`http://127.0.0.1:${service!.port}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify(call),
  });
  const { result } = (await reply.json()) as { result: { structuredContent: Told } };
  return result.structuredContent;
}

dated('Markdown, text, Akoma Ntoso, JSON-LD and agents date every article, and agents count every note', async () => {
  if (service === null) return;
  const read = async (path: string) => (await service.get(path)).text;
  const { norme } = JSON.parse(await read('/api/public/norme?limit=1000')) as shapes.NormeAnswer;
  let articles = 0;
  for (const { eli: act } of norme) {
    const { articoli } = JSON.parse(await read(`/api/public/norme/${act.replace('eli:/', '')}`)) as shapes.ActAnswer;
    for (const { eli } of articoli) {
      const path = `/api/public/norme/${eli.replace('eli:/', '').split('/').map(encodeURIComponent).join('/')}`;
      const lang = languages[articles % languages.length]!;
      const article = JSON.parse(await read(`${path}?lang=${lang}`)) as shapes.ArticleAnswer;
      const { versione_dal, testo_al, modifiche_successive, note } = article;
      articles++;
      for (const format of ['md', 'txt'])
        assert.ok(
          (await read(`${path}?lang=${lang}&formato=${format}`)).includes(modifiche_successive.frase),
          `${eli} ${format}`,
        );
      const [expression] = /<FRBRExpression>[^]*?<\/FRBRExpression>/.exec(await read(`${path}?formato=akn`)) ?? [''];
      // An article's own text may be older than the version of its act.
      const since = article.dal ?? versione_dal;
      assert.ok(since === null || expression.includes(`@${since}`), `${eli} akn`);
      assert.ok(
        testo_al === null || (await read(`${path}?formato=jsonld`)).includes(`"legislationDateVersion":"${testo_al}"`),
        `${eli} jsonld`,
      );
      const told = await askAgent({ norma: eli, max_token: 600, lang });
      assert.equal([told.testo_al, told.versione_dal, told.n_note], [testo_al, versione_dal, note.length], eli);
      const shown = told.note?.length ?? 0;
      assert.ok(shown === note.length || told.omessi?.note === note.length - shown, eli);
    }
  }
  console.log(`${articles} articles`);
  assert.ok(articles > 3000);
});

dated.run();
