// Which edition of the exporter made a document, by its own marks.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { generationOf } from '../../../../engine/read/akn/generation.js';
import { parseXml } from '../../../../engine/read/akn/xml.js';

const generation = suite('generation');
const own = 'eli:/it/decreto-legge/2012/05/15/59';
const urn = { own: 'urn:nir:stato:decreto.legge:2012-05-15;59#1', other: 'urn:nir:stato:legge:1992-02-24;225#5' };

function of(content: string): string {
  return generationOf(parseXml(Buffer.from(`<akomaNtoso><act>${content}</act></akomaNtoso>`), 'act.xml'), own);
}

function modification(source: string, destination: string): string {
  return `<meta><analysis><activeModifications><textualMod><source href="${source}"/><destination href="${destination}"/></textualMod></activeModifications></analysis></meta>`;
}

generation('an act that is the destination of its own amendments is of an older export', () => {
  assert.is(of(modification(urn.other, urn.own)), 'older');
  assert.is(of(modification(urn.own, urn.other)), 'modern');
  assert.is(of(modification('#mod_1', urn.own)), 'modern');
});

generation('insertions numbered within their article are of an older export', () => {
  assert.is(of('<body><article><ins eId="art_1-bis__ins_2">x</ins></article></body>'), 'older');
  assert.is(of('<body><article><ins eId="ins_2">x</ins></article></body>'), 'modern');
});

generation('a document without either mark counts as modern', () => {
  assert.is(of('<body><article>x</article></body>'), 'modern');
});

generation.run();
