// What the editors say to follow for an act from an amendment of another one.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readClaims } from '../../../../../engine/read/akn/read-relations.js';
import { actFixture, editorial } from '../act-fixture.js';

const consequence = suite('consequence');

consequence('what follows from new words of another act is what these say, and no amendment', () => {
  const read = (words: string) => {
    const { root, act } = actFixture({
      active: editorial(
        '1',
        'urn:nir:stato:legge:1991-07-23;223#24',
        `nell'introdurre il comma 3 all'art. 5 della L. 7 agosto 1990, n. 241, ha conseguentemente disposto (con l'art. 1, comma 1) la modifica dell'art. 24.`,
      ),
      articles: [
        [
          '1',
          `1. All'articolo 5 della legge 7 agosto 1990, n. 241, dopo il comma 2 e' aggiunto il seguente: «3. ${words}».`,
        ],
      ],
    });
    const other = readClaims(root, act).claims.filter(({ to }) => to.act.endsWith('/223'));
    return other.map(({ kind, nature, method, from, to }) => [kind, nature, method, from.paragraph, to.article]);
  };
  const law = 'della legge 23 luglio 1991, n. 223';
  assert.equal(
    read(`Fino al 31 marzo 2002 si considera sospeso il decorso del termine di cui all'articolo 24 ${law}.`),
    [['sospende', 'efficacia', 'disposizione', '1', '24']],
  );
  assert.equal(read(`I termini previsti dall'articolo 24 ${law}, sono prorogati al 31 marzo 2002.`), [
    ['proroga', 'efficacia', 'disposizione', '1', '24'],
  ]);
  assert.equal(read(`Sono altresi' sospese le procedure in corso di cui all'articolo 24 ${law}.`), [
    ['sospende', 'efficacia', 'disposizione', '1', '24'],
  ]);
  // The editors name the article: it need not be told from one that says whose term it is.
  assert.equal(
    read(`Fino al 31 marzo 2002 e' sospeso il termine per il computo del canone di cui all'articolo 24 ${law}.`),
    [['sospende', 'efficacia', 'disposizione', '1', '24']],
  );
  assert.equal(
    read(`Sono altresi' sospesi i dirigenti di cui all'articolo 24 ${law}.`).map(([kind]) => kind),
    ['modifica'],
  );
  assert.equal(read(`I termini previsti dall'articolo 25 ${law}, sono prorogati al 31 marzo 2002.`), []);
  assert.equal(read('Si provvede con le risorse disponibili.'), []);
  assert.equal(read(`L'articolo 24 ${law}, e' abrogato.`), [['abroga', 'testuale', 'testo', '1', '24']]);
  assert.equal(
    read(`Resta fermo l'articolo 24 ${law}.`),
    [['modifica', null, 'frase-sola', '1', '24']],
    'nothing decides it',
  );
});

consequence('words beside which others come are no evidence; the editors’ sentence is, before the new words', () => {
  const sentence =
    "nel modificare l'art. 5 della L. 7 agosto 1990, n. 241, ha conseguentemente disposto (con l'art. 1, comma 1) la modifica dell'art. 24.";
  const read = (words: string) => {
    const { root, act } = actFixture({
      active: editorial('1', 'urn:nir:stato:legge:1991-07-23;223#24', sentence),
      articles: [['1', `1. All'articolo 5 della legge 7 agosto 1990, n. 241, ${words}.`]],
    });
    return readClaims(root, act).claims.filter(({ to }) => to.act.endsWith('/223'));
  };
  const derogation = "in deroga all'articolo 24 della legge 23 luglio 1991, n. 223";
  assert.equal(read(`dopo le parole: «${derogation}» sono inserite le seguenti: «e in due anni»`), []);
  const rule = `I termini sono di due mesi, ${derogation}.`;
  assert.equal(
    read(`e' aggiunto il seguente comma: «${rule}»`).map(({ evidence }) => evidence),
    [`${sentence}\n${rule}`],
  );
});

consequence.run();
