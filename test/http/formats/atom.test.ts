// Atom: a library of feeds reads it, its addresses are stable, and absolute where a public address is stated.
import { XMLParser } from 'fast-xml-parser';
import { parseAtomFeed } from 'feedsmith';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { shapes } from '../../../engine/index.js';
import { AnswerText } from '../../../http/formats/answer-text.js';
import { write } from '../../../http/formats/atom.js';
import { endpoints } from '../../../http/questions/index.js';
import { parseEli } from '../../../engine/index.js';
import { days, openSeenCorpus } from '../../seen-corpus.js';
import { needing } from '../../programs.js';
import { publicUrl, startService } from '../service.js';
import { assertGrammar } from './grammar.js';
import { hostile, openHostile } from './hostile-corpus.js';

const atom = suite('atom');
const catalog = await openHostile();
const service = await startService(catalog, endpoints);
/** It states no public address. */
const unnamed = await startService(catalog, endpoints, {
  installation: { contact: {}, publicUrl: null, basePath: '' },
});
atom.after(async () => {
  await Promise.all([service.stop(), unnamed.stop()]);
});

const answerOf = async (query: string) =>
  JSON.parse((await service.get(`/api/public/modifiche?${query}`)).text) as shapes.ModificheAnswer;

for (const query of [
  'limit=50',
  'tipo=abroga',
  'norma=CAD',
  'norma=CAD&tipo=sostituisce',
  'tipo=sospende&norma=Cost.',
]) {
  atom(`${query}: has an entry for each amendment of the JSON, and is at the page's address, too`, async () => {
    const { modifiche: wanted } = await answerOf(query);
    const reply = await service.get(`/api/public/modifiche?${query}&formato=atom`);
    assert.is(reply.headers['content-type'], 'application/atom+xml; charset=utf-8');
    const feed = parseAtomFeed(reply.text);
    const entries = feed.entries ?? [];
    assert.is(entries.length, wanted.length);
    assert.ok(
      feed.id?.startsWith(`${publicUrl}/modifiche?`) && feed.title && feed.updated && feed.authors?.length === 1,
    );
    assert.is(new Set(entries.map(({ id }) => id)).size, entries.length);
    entries.forEach(({ id, title, updated, links, summary }, i) => {
      const { date, da, visto_il, evidenza } = wanted[i]!;
      assert.match(id!, /^tag:legami\.example\.org,2026:relazione\/[0-9a-f]{16}$/);
      // Of the sample nothing tells when it was first held: then the day of the law that amends.
      assert.is(visto_il, null);
      assert.is(updated, `${date.pubblicazione ?? parseEli(da.eli)!.date}T00:00:00Z`);
      assert.ok(title);
      assert.not.match(String(title), / (?:di|da|in|su) (?:art\.|all?\.|allegato|L\.|D\.|R\.D\.|Cost\.)/);
      assert.not.match(String(title), /sostituisce (il comma \S+) d.*\1/);
      if (evidenza !== null)
        assert.is(
          String(summary?.value ?? summary)
            .replace(/\s+/g, ' ')
            .trim(),
          evidenza.replace(/\s+/g, ' ').trim(),
        );
      for (const { href } of links!) assert.ok(href!.startsWith(`${publicUrl}/norme/it/`), href);
    });
    const beside = await service.get(`/modifiche?${query}`, { accept: 'application/atom+xml' });
    assert.equal(
      parseAtomFeed(beside.text).entries?.map(({ id }) => id),
      feed.entries?.map(({ id }) => id).slice(0, 50),
    );
  });
}

atom('amendments come newest first, and those of an act are its own', async () => {
  const { modifiche: all, totale } = await answerOf('limit=200');
  const days = all.map(({ data }) => data!);
  assert.equal(days, [...days].sort().reverse());
  assert.ok(totale >= all.length && all.length > 20);
  const { modifiche: own, norma } = await answerOf('norma=CAD');
  assert.ok(own.every(({ da, a }) => [da.eli, a.eli].includes(norma!.eli)));
  assert.is((await service.get('/api/public/modifiche?norma=pippo')).status, 404);
});

atom('is read page by page by its links, each amendment once; limit and language are kept', async () => {
  const seen: string[] = [];
  const ids = new Set<string>();
  let address: string | undefined = `${publicUrl}/modifiche?tipo=abroga&lang=en&limit=7&formato=atom`;
  const rels = (text: string) =>
    new Map(
      [...text.matchAll(/<link rel="(self|first|last|next|previous)"[^>]*href="([^"]*)"/g)].map(
        ([, rel, href]) => [rel!, href!.replaceAll('&amp;', '&')] as const,
      ),
    );
  let [last, previous]: (string | undefined)[] = [];
  while (address !== undefined) {
    const { text } = await service.get(address.slice(publicUrl.length));
    const links = rels(text);
    assert.match(text, 'xml:lang="en"');
    for (const href of links.values()) assert.match(href, /&lang=en&limit=7&/);
    assert.is(links.get('self'), address);
    assert.is(links.get('previous'), previous);
    assert.is(links.get('first'), `${publicUrl}/modifiche?tipo=abroga&lang=en&limit=7&formato=atom`);
    const feed = parseAtomFeed(text);
    ids.add(feed.id!);
    seen.push(...feed.entries!.map(({ id }) => id!.split('/').at(-1)!));
    [previous, last, address] = [address, links.get('last'), links.get('next')];
  }
  assert.is(last, previous, 'the last page is the one without a next');
  assert.is(ids.size, 1, 'all pages are one feed');
  const { modifiche: all, totale } = await answerOf('tipo=abroga&limit=200');
  assert.ok(totale > 20 && totale <= 200);
  assert.equal(
    seen,
    all.map(({ id }) => id),
  );
});

atom('begins with what was seen last, and says truly when that was', async () => {
  const corpus = openSeenCorpus();
  await corpus.make('first');
  await corpus.make('changed');
  const later = await startService(corpus.open('changed'), endpoints);
  try {
    const feed = parseAtomFeed((await later.get('/modifiche?formato=atom')).text);
    const { modifiche: all } = JSON.parse((await later.get('/api/public/modifiche')).text) as shapes.ModificheAnswer;
    assert.is(feed.entries!.length, all.length);
    const [first, ...others] = feed.entries!;
    const known = all.find(({ visto_il }) => visto_il !== null)!;
    assert.ok(first!.id!.endsWith(known.id));
    assert.equal([first!.updated, feed.updated], [`${days.changed}T00:00:00Z`, `${days.changed}T00:00:00Z`]);
    assert.ok(others.length > 0 && others.every(({ updated }) => updated! < first!.updated!));
    const bySight = parseAtomFeed((await later.get('/modifiche?formato=atom&base=visto')).text);
    assert.equal(
      bySight.entries!.map(({ id }) => id),
      [first!.id],
    );
  } finally {
    await later.stop();
    corpus.remove();
  }
});

atom('without a public address links are relative, names absolute, and no header is believed', async () => {
  const lies = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
  for (const path of ['/modifiche?formato=atom', '/api/public/modifiche?norma=CAD&tipo=abroga&formato=atom']) {
    const { status, text } = await unnamed.get(path, lies);
    assert.is(status, 200);
    assert.not.match(text, /evil|xml:base|legami\.example/);
    const { id, links = [], entries = [] } = parseAtomFeed(text);
    assert.match(id!, /^tag:legami\.invalid,2026:modifiche\?/);
    assert.ok(entries.length > 0);
    for (const { rel, href } of [...links, ...entries.flatMap((entry) => entry.links ?? [])])
      assert.match(href!, rel === 'license' ? /^https:/ : /^\/(?:norme|modifiche)[/?]/);
    for (const entry of entries) assert.match(entry.id!, /^tag:legami\.invalid,2026:relazione\/[0-9a-f]{16}$/);
    // Each leads to something.
    assert.is((await unnamed.get(entries[0]!.links![0]!.href!)).status, 200);
    assert.is((await unnamed.get(links.find(({ rel }) => rel === 'self')!.href!)).text, text);
  }
});

atom('a page leads to its feed without a public address, too', async () => {
  const { text } = await unnamed.get('/norme/it/legge/1990/08/07/241?lang=it');
  assert.match(text, /<link rel="alternate" type="application\/atom\+xml"[^>]* href="\/api\/public\/modifiche\?/);
});

atom('hostile sentences are text', () => {
  const end = {
    eli: 'eli:/it/legge/2031/02/03/999',
    sigla: hostile,
    articolo: null,
    articolo_eli: null,
    comma: null,
    lettera: null,
  };
  const answer = {
    ...{
      descrizione: hostile,
      fonte: { nome: hostile, licenza: '', licenza_url: '', avvertenza: '' },
      ...{ norma: { eli: end.eli, sigla: hostile }, articolo: null, con: null },
      ...{ totale: 1, limit: 50, offset: 0 },
    },
    modifiche: [
      {
        id: '0123456789abcdef',
        tipo: 'abroga',
        verbo: hostile,
        da: end,
        a: end,
        data: '2031-01-01',
        date: { pubblicazione: '2031-01-01', vigore: null, effetto: null },
        visto_il: null,
        evidenza: `${hostile}\u0000`,
      },
    ],
  };
  const text = new AnswerText(Buffer.from(JSON.stringify(answer)));
  const xml = write({
    answer: text,
    endpoint: 'modifiche',
    query: new Map([['norma', hostile]]),
    language: 'it',
    ...{ publicUrl, root: publicUrl },
  });
  assert.not.match(xml, '<script');
  const { feed } = new XMLParser().parse(xml) as { feed: { entry: { summary: string } } };
  assert.is(feed.entry.summary, `${hostile}\ufffd`);
});

needing(atom, 'xmllint')('feeds keep the rules of RFC 4287', async () => {
  const asked = ['limit=200', 'norma=CAD&lang=en', 'tipo=abroga', 'tipo=sospende&norma=Cost.'];
  const feeds = await Promise.all(asked.map((query) => service.get(`/api/public/modifiche?${query}&formato=atom`)));
  const [whole = '', ...others] = [...feeds, await unnamed.get('/modifiche?formato=atom')].map(({ text }) => text);
  assertGrammar(
    'atom.rng',
    [whole, ...others],
    [
      whole.replace(/<id>.*?<\/id>/, ''),
      whole.replace(/<author>.*?<\/author>/, ''),
      whole.replace('T00:00:00Z', ' 00:00'),
      whole.replace(/(<entry>.*?)<link rel="alternate"[^>]*>/, '$1'),
      whole.replace(/(<entry>.*?<title>)/, '<updated>2001-01-01T00:00:00Z</updated>$1'),
      whole.replaceAll('https://', '/'),
    ],
  );
});

atom.run();
