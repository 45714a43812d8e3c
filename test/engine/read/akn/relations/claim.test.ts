// Active modifications that a document states and that end in no relation.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readClaims } from '../../../../../engine/read/akn/read-relations.js';
import { parseXml } from '../../../../../engine/read/akn/xml.js';
import { actFixture, editorial, type ActFixture } from '../act-fixture.js';

const leftOut = suite('left out of a document');
const code = 'urn:nir:stato:regio.decreto:1942-03-16;262';

function read(fixture: ActFixture) {
  const { root, act } = actFixture(fixture);
  const { claims, leftOut: found } = readClaims(root, act);
  return { claims, found };
}

leftOut('a modification that is placed nowhere is counted with its element', () => {
  const modification = (id: string, source: string, destination: string, sentence = '') =>
    `<textualMod${id} type="insertion"><source href="${source}"/><destination href="${destination}"/><new><nakn:text>${sentence}</nakn:text></new></textualMod>`;
  const own = 'urn:nir:stato:legge:2001-03-05;57';
  const said = "ha disposto (con l'art. 1, comma 1) la modifica dell'art. 5.";
  const { found, claims } = read({
    active: [
      modification(' eId="amod_1"', `${own}#1`, '', said),
      modification(' eId="amod_2"', `${own}#1`, 'urn:nir:ministero.interno:decreto:1999-01-01', said),
      modification('', `${own}#1`, `${own}#5`, said),
      modification(' eId="amod_4"', `${own}#1`, 'urn:nir:stato:legge:1990;241#5', said),
      modification(' eId="amod_5"', '#mod_9', 'urn:nir:unione.europea:regolamento:2016-04-27;679'),
      modification(' eId="amod_6"', `${own}#1`, `${code}#5`, said),
    ].join('\n'),
    body: '<article eId="art_1"><mod eId="mod_7">Testo.</mod></article>',
  });
  assert.equal(
    found.map(({ element, because, unless }) => [element.replace(/\d+$/, 'N'), because, unless]),
    [
      ['amod_N', 'nothing as an end, expected an act (empty)', null],
      ['amod_N', 'urn:nir:ministero.interno:decreto:1999-01-01 as an end, expected an act (unnumbered)', null],
      ['textualMod in line N', 'a modification of the act by itself', null],
      ['amod_N', 'eli:/it/legge/1990/241, which has no day, as an end', 'eli:/it/legge/1990/241'],
      ['amod_N', 'urn:nir:unione.europea:regolamento:2016-04-27;679 as an end, expected an act (european)', null],
      ['mod_N', 'a <mod> that no modification lists', null],
    ],
  );
  assert.is(claims.length, 2, 'the year-only act and the code');
});

leftOut('a modification that the words show to be false is counted', () => {
  const { found } = read({
    active: editorial('2', `${code}#5`, "ha disposto (con l'art. 2, comma 1) la modifica dell'art. 5."),
    articles: [
      ['1', "1. L'articolo 5 del codice civile e' abrogato."],
      ['2', "1. Le disposizioni di cui all'articolo 3 hanno effetto a decorrere dal 30 giugno 2001."],
      ['3', "1. L'articolo 7 del codice civile e' abrogato."],
    ],
  });
  assert.equal(found, [{ element: 'amod_1', because: 'no clause of art. 2 speaks of art. 5', unless: null }]);
});

leftOut('active modifications of an annex are read', () => {
  const { root, act } = actFixture({});
  const body = root.children.find((child) => typeof child !== 'string' && child.name === 'act');
  assert.ok(body !== undefined && typeof body !== 'string');
  const annex = parseXml(
    new TextEncoder().encode(
      `<attachments><attachment><doc name="Allegato 1"><meta><analysis><activeModifications><textualMod eId="amod_9" type="insertion"><source href="urn:nir:stato:legge:2001-03-05;57#1"/><destination href="${code}#5"/><new><text>ha disposto (con l'art. 1) la modifica dell'art. 5.</text></new></textualMod></activeModifications></analysis></meta></doc></attachment></attachments>`,
    ),
    'annex.xml',
  );
  (body.children as (typeof annex)[]).push(annex);
  assert.equal(
    readClaims(root, act).claims.map(({ to }) => to.article),
    ['5'],
  );
});

leftOut.run();
