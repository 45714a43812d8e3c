// The hand-labelled sample of relations against the program: agreement, and the precision that `confidence` quotes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Act } from '../../../engine/law/act.js';
import { findAct, readAct } from '../../../engine/read/akn/read-act.js';
import { readClaims } from '../../../engine/read/akn/read-relations.js';
import { firstChild, parseXml, type XmlElement, type XmlNode } from '../../../engine/read/akn/xml.js';
import {
  relationKinds,
  relationMethods,
  type RelationClaim,
  type RelationKind,
  type RelationMethod,
} from '../../../engine/law/relation.js';
import { resolveRelations } from '../../../engine/read/corpus/resolve.js';
import { resolveEnd, type RelationIndex } from '../../../engine/read/corpus/resolve-end.js';
import { sharedPath } from '../../shared.js';

/** What one element of a document says, read by a person before the program's answer was looked at. */
interface Label {
  file: string;
  /** Id of the `textualMod`, `passiveRef`, article or note; name of the annex that holds the article of a code. */
  element: string;
  /** ELIs of the two ends. */
  relations: { kind: RelationKind; from: string; to: string }[];
  /** Only some of the marks of a very long article are labelled. */
  partial?: boolean;
}

interface LoadedDocument {
  root: XmlElement;
  act: Act;
  claims: RelationClaim[];
}

const sample = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../test/engine/law/relation-sample.json'), 'utf8'),
) as Label[];
const relation = suite('relation');
const corpus = sharedPath('corpus', 'normattiva');

relation('no inference is certain', () => {
  for (const { confidence } of Object.values(relationMethods)) assert.ok(confidence > 0 && confidence < 1);
});

relation('the sample has 200 relations of every kind of document element', () => {
  const labels = sample.flatMap(({ relations }) => relations);
  assert.ok(labels.length >= 200);
  for (const { kind, from, to } of labels) {
    assert.ok(relationKinds.includes(kind));
    for (const end of [from, to]) assert.match(end, /^eli:\/it\/[a-z0-9-]+\//);
  }
});

if (corpus !== null) {
  const documents = new Map<string, LoadedDocument>();
  for (const file of new Set(sample.map((label) => label.file))) {
    const root = parseXml(readFileSync(join(corpus, file)), file);
    const { act } = readAct(findAct(root, file), file, () => []);
    documents.set(file, { root, act, ...readClaims(root, act) });
  }
  const index = indexOf([...documents.values()].map(({ act }) => act));
  const answers = sample.map((label) => ({ label, found: answersTo(label, documents.get(label.file)!, index) }));
  const isLabelled = ({ relations }: Label, said: string) => relations.some((known) => keyOf(known) === said);

  relation('kinds agree with the sample in 99 of 100', () => {
    let [agreed, total] = [0, 0];
    for (const { label, found } of answers) {
      for (const known of label.relations) {
        total++;
        if (found.some(({ key }) => key.split(' ')[0] === known.kind)) agreed++;
      }
    }
    assert.ok(agreed / total >= 0.99, `${agreed} of ${total}`);
  });

  relation('kinds and both ends are found, but for links that are wrong', () => {
    const missed = answers.flatMap(({ label, found }) =>
      label.relations
        .filter((known) => !found.some(({ key }) => key === keyOf(known)))
        .map((known) => `${label.file} ${label.element}: ${keyOf(known)}`),
    );
    assert.ok(missed.length <= sample.length * 0.02, missed.join('\n'));
  });

  relation('the confidence of each method is its precision on the sample', () => {
    const counts = new Map<RelationMethod, [right: number, all: number]>();
    for (const { label, found } of answers) {
      if (label.partial) continue;
      for (const { key, method } of found) {
        const [right, all] = counts.get(method) ?? [0, 0];
        counts.set(method, [right + (isLabelled(label, key) ? 1 : 0), all + 1]);
      }
    }
    const table = [...counts].map(([method, [right, all]]) => `| \`${method}\` | ${right} of ${all} |`).join('\n');
    for (const [method, { confidence }] of Object.entries(relationMethods) as [
      RelationMethod,
      { confidence: number },
    ][]) {
      const [right, all] = counts.get(method) ?? [0, 0];
      assert.ok(all > 0, `${method}: not in the sample`);
      assert.is(confidence, Math.min(0.99, Math.round((right / all) * 100) / 100), `${method}\n${table}`);
    }
  });

  relation('the figures of the documents are met', () => {
    const relations = resolveRelations(
      [...documents.values()].flatMap(({ claims }) => claims),
      index,
    );
    const others = (own: string, end: 'from' | 'to') =>
      new Set(
        relations.filter((known) => known[end].act === own).map((known) => known[end === 'from' ? 'to' : 'from'].act),
      ).size;
    assert.is(others('eli:/it/decreto-legislativo/2024/12/31/209', 'from'), 3);
    assert.is(others('eli:/it/decreto-legge/2020/05/19/34', 'from'), 117);
    assert.is(others('eli:/it/decreto-legislativo/2005/03/07/82', 'from'), 8);
    assert.is(others('eli:/it/legge/1990/08/07/241', 'to'), 57);
    assert.is(others('eli:/it/regio-decreto/1930/10/19/1398', 'to'), 275);
    assert.is(new Set(relations.map(({ id }) => id)).size, relations.length);
    for (const { from, to, date } of relations) {
      assert.ok(from.act !== '' && to.act !== '' && from.act !== to.act);
      assert.match(date!, /^\d{4}-\d\d-\d\d$/);
    }
  });
}

relation.run();

/** What the program says of one element alone, resolved against all documents. */
function answersTo({ element }: Label, { root, act }: LoadedDocument, index: RelationIndex) {
  const kind = element.startsWith('amod')
    ? 'frase'
    : element.startsWith('rp')
      ? 'elenco'
      : element.startsWith('atn')
        ? 'conversione'
        : 'segno';
  const number = element
    .replace(/^art_/, '')
    .replace(/^.*art\. /, '')
    .replaceAll(' ', '-');
  const own = kind === 'segno' ? act.articles.filter((article) => article.eli === `${act.eli}/art/${number}`) : [];
  const { claims } = readClaims(only(root, kind, element), { ...act, articles: own });
  const seen = new Map<string, RelationMethod>();
  for (const claim of claims) {
    // The list stays beside the marks, which it mends.
    if (kind === 'segno' && claim.method === 'elenco') continue;
    const [from, to] = [resolveEnd(claim.from, index), resolveEnd(claim.to, index)];
    if (from === null || to === null) continue;
    seen.set(keyOf({ kind: claim.kind, from: from.articleEli ?? from.act, to: to.articleEli ?? to.act }), claim.method);
  }
  return [...seen].map(([key, method]) => ({ key, method }));
}

/** The tree with one statement alone: other modifications, list entries and notes are gone. */
function only(root: XmlElement, kind: string, element: string): XmlElement {
  const keep = (node: XmlElement): XmlElement[] => {
    const id = node.attributes['eId'];
    if (node.name === 'textualMod') return kind === 'frase' && id === element ? [node] : [];
    if (node.name === 'passiveRef') return kind === 'segno' || id === element ? [node] : [];
    if (node.name === 'authorialNote') return id === element ? [node] : [];
    return [
      {
        ...node,
        children: node.children.flatMap((child): XmlNode[] => (typeof child === 'string' ? [child] : keep(child))),
      },
    ];
  };
  const act = firstChild(root, 'act')!;
  const children = act.children.flatMap((child): XmlNode[] =>
    typeof child !== 'string' && ['meta', 'preface'].includes(child.name) ? keep(child) : [child],
  );
  return { ...act, children };
}

function keyOf({ kind, from, to }: { kind: string; from: string; to: string }): string {
  return `${kind} ${from} ${to}`;
}

function indexOf(acts: Act[]): RelationIndex {
  const keys = new Map(
    acts.map(({ eli, articles }) => [eli, new Set(articles.map((article) => article.eli.slice(eli.length)))]),
  );
  return {
    hasAct: (eli) => keys.has(eli),
    actByTypeYearNumber: () => null,
    hasArticle: (eli, key) => keys.get(eli)?.has(key) ?? false,
  };
}
