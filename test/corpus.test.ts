// The sample corpus: valid documents, enough of them, and not a line of law copied into them.
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readDocument } from '../engine/read/akn/read-document.js';
import { relationIndex, summarise } from '../engine/read/corpus.js';
import { resolveRelations } from '../engine/read/corpus/resolve.js';
import { needing } from './programs.js';
import { sharedPath } from './shared.js';

const test = suite('corpus');
const folder = resolve(import.meta.dirname, '../../corpus');
const names = readdirSync(folder).filter((name) => name.endsWith('.xml'));
const documents = names.map((name) => ({ name, xml: readFileSync(join(folder, name), 'utf8') }));

/** Longest run of words that a summary may share with the law: beyond it, something was copied. */
const SHARED_WORDS = 12;

test('at least 24 acts and 150 articles', () => {
  assert.ok(documents.length >= 24, `${documents.length} acts`);
  const articles = documents.reduce(
    (sum, { xml }) => sum + (xml.match(/<article |<doc name="[^"]*-art\. /g) ?? []).length,
    0,
  );
  assert.ok(articles >= 150, `${articles} articles`);
});

test('every document says at its end that it is a summary', () => {
  for (const { name, xml } of documents) {
    assert.match(
      /<conclusions>([\s\S]*?)<\/conclusions>/.exec(xml)?.[1] ?? '',
      /sintesi .* Non è il testo di legge/,
      name,
    );
  }
});

test('the manifest names the source and says in both languages that the texts are summaries', () => {
  const { fonte } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as {
    fonte: Record<'nome' | 'url' | 'licenza' | 'licenza_url', string> & { avvertenza: { it: string; en: string } };
  };
  for (const key of ['nome', 'url', 'licenza', 'licenza_url'] as const) assert.ok(fonte[key], key);
  assert.match(fonte.avvertenza.it, /riassunti .* non sono il testo di legge/);
  assert.match(fonte.avvertenza.en, /summary .* not the law/);
});

test('the README lists every document', () => {
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  for (const name of names) assert.ok(readme.includes(`\`${name}\``), name);
  assert.ok(readme.includes(`${documents.length} Italian acts`), 'the number of acts');
});

test('an amendment names articles that its two acts have', () => {
  const articlesByUrn = new Map(documents.map(({ xml }) => [urnOf(xml), articlesOf(xml)]));
  for (const { name, xml } of documents) {
    for (const [, urn = '', article = ''] of xml.matchAll(/<(?:source|destination) href="(urn:[^"#]+)#([^"]+)"/g)) {
      const known = articlesByUrn.get(urn);
      assert.ok(!known || known.has(hyphened(article)), `${name}: ${urn}#${article}`);
    }
  }
});

test('every document is read without a warning, and the relations are many, of many kinds, at both levels', () => {
  const read = documents.map(({ name, xml }) => readDocument(Buffer.from(xml), `corpus/${name}`));
  assert.equal(
    read.flatMap(({ act, warnings }) => warnings.map((warning) => `${act.eli}: ${warning}`)),
    [],
  );
  const acts = new Set(read.map(({ act }) => act.eli));
  const articles = new Set(read.flatMap(({ act }) => act.articles.map(({ eli }) => eli)));
  const index = relationIndex(read.map(({ act }) => ({ summary: summarise(act) })));
  const relations = resolveRelations(
    read.flatMap(({ claims }) => claims),
    index,
  );
  assert.ok(relations.length >= 120, `${relations.length} relations`);
  const count = (which: (relation: (typeof relations)[number]) => boolean) => relations.filter(which).length;
  assert.ok(count(({ from, to }) => acts.has(from.act) && acts.has(to.act)) >= 120, 'between acts of the corpus');
  assert.ok(count(({ from, to }) => from.article !== null && to.article !== null) >= 100, 'article to article');
  assert.ok(count(({ from, to }) => from.article === null && to.article === null) >= 100, 'act to act');
  assert.ok(count(({ from, to }) => !acts.has(from.act) || !acts.has(to.act)) >= 20, 'to the world outside');
  const kinds = new Set(relations.map(({ kind }) => kind));
  for (const kind of ['abroga', 'sostituisce', 'inserisce', 'modifica', 'proroga', 'converte', 'sospende'] as const)
    assert.ok(kinds.has(kind), kind);
  const lost = relations
    .flatMap(({ from, to }) => [from, to])
    .filter(({ act, articleEli }) => acts.has(act) && articleEli !== null && !articles.has(articleEli));
  assert.equal(lost, [], 'an article that its act lacks');
});

needing(test, 'xmllint')('every document is valid against the OASIS schema', () => {
  const schema = sharedPath('xsd', 'akomantoso30.xsd');
  if (schema === null) return;
  const paths = names.map((name) => join(folder, name));
  try {
    execFileSync('xmllint', ['--nonet', '--noout', '--schema', schema, ...paths], { stdio: 'pipe', encoding: 'utf8' });
  } catch (error) {
    const { stderr } = error as { stderr: string };
    assert.unreachable(stderr.replaceAll(/^.* validates\n/gm, ''));
  }
});

test(`no ${SHARED_WORDS} words in a row come from the law`, () => {
  const law = sharedPath('corpus', 'normattiva');
  if (law === null) return;
  const ours = new Map(
    documents.flatMap(({ name, xml }) =>
      passagesOf(xml).flatMap((text) => runsOf(wordsOf(text)).map((run) => [run, name])),
    ),
  );
  const vocabulary = new Set([...ours.keys()].flatMap((run) => run.split(' ')));
  assert.ok(ours.size > 1000, 'the summaries were read');
  for (const name of readdirSync(law)) {
    const xml = readFileSync(join(law, name), 'utf8');
    let run: string[] = [];
    for (const word of wordsOf(xml.slice(xml.indexOf('<body')))) {
      if (!vocabulary.has(word)) run = [];
      else if (run.push(word) > SHARED_WORDS) run.shift();
      if (run.length < SHARED_WORDS) continue;
      const found = run.join(' ');
      assert.not(ours.has(found), `${ours.get(found)} and ${name}: ${found}`);
    }
  }
});

function urnOf(xml: string): string {
  return /<FRBRalias name="urn:nir" value="([^"]+)"/.exec(xml)?.[1] ?? '';
}

function articlesOf(xml: string): Set<string> {
  const inBody = [...xml.matchAll(/<article eId="art_([^"]+)"/g)].map(([, number = '']) => number);
  const inAnnexes = [...xml.matchAll(/<doc name="([^"]+)"/g)].map(([, name = '']) => hyphened(name));
  return new Set([...inBody, ...inAnnexes]);
}

function hyphened(name: string): string {
  return name.replaceAll(' ', '-');
}

/** What we wrote: paragraphs of body and annexes, without the citations, whose words are those of every jurist. */
function passagesOf(xml: string): string[] {
  const text = xml.slice(xml.indexOf('<body')).replaceAll(/<meta>[\s\S]*?<\/meta>|<ref [^>]*>[^<]*<\/ref>/g, ' | ');
  return [...text.matchAll(/<p>([\s\S]*?)<\/p>/g)].flatMap(([, passage = '']) => passage.split('|'));
}

function wordsOf(text: string): string[] {
  const plain = text
    .replaceAll(/<[^>]*>/g, ' ')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
  return plain.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}

function runsOf(words: string[]): string[] {
  return words.slice(SHARED_WORDS - 1).map((_, start) => words.slice(start, start + SHARED_WORDS).join(' '));
}

test.run();
