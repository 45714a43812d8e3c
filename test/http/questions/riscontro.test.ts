// What the words of an amending act do, and what the versions of the amended one say of it.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { shapes } from '../../../engine/index.js';
import { dated } from '../../versioned-corpus.js';
import { openProved } from './proved-corpus.js';

const check = suite('riscontro');
const { ask, close } = openProved();
check.after(close);

check('words go and come, and before + words = after', async () => {
  const { body } = await ask<shapes.RiscontroAnswer>('riscontro', { eli: dated.first });
  assert.equal(
    body.operazioni.map(({ a, operazione, prova }) => [
      ...[a.articolo_eli, operazione.azione, operazione.vecchie, operazione.nuove],
      ...[prova.grado, prova.motivo, prova.prima, prova.dopo],
    ]),
    [
      [
        ...[`${dated.eli}/art/1`, 'sostituisce', 'sei', 'dieci'],
        ...['testo', null, `${dated.eli}@2001-03-25`, `${dated.eli}@2005-06-25`],
      ],
      [
        ...[`${dated.eli}/art/1-bis`, 'inserisce', null, "Art. 1-bis. - Il subentro e' ammesso."],
        ...['testo', null, `${dated.eli}@2001-03-25`, `${dated.eli}@2005-06-25`],
      ],
      [...['eli:/it/legge/1990/08/07/241/art/9', 'sopprime', 'uno', null], ...[null, 'non-caricato', null, null]],
    ],
  );
  assert.equal([body.totale, body.per_grado.testo, body.per_grado.nessuno], [3, 2, 1]);
  assert.is(body.operazioni[0]!.testo_attuale, 'Il posteggio dura dieci anni.');
  assert.match(body.operazioni[0]!.relazione!, /^[\da-f]{16}$/);
});

check('a new provision is said to come after the place that the words name', async () => {
  const { body } = await ask<shapes.RiscontroAnswer>('riscontro', { eli: dated.first });
  assert.equal(
    body.operazioni.map(({ operazione }) => operazione.accanto),
    [null, { partizione: null, articolo: '1', commi: [], lettere: [], numeri: [], periodi: [] }, null],
  );
});

check('those of one grade, or of none, can be asked for alone', async () => {
  const of = async (grado: string, limit = '100') =>
    (await ask<shapes.RiscontroAnswer>('riscontro', { eli: dated.first, grado, limit })).body;
  const proved = await of('testo', '1');
  assert.equal([proved.totale, proved.operazioni.length, proved.per_grado.nessuno], [2, 1, 1]);
  assert.match(proved.successiva!, 'grado=testo');
  const none = await of('nessuno');
  assert.equal(
    none.operazioni.map(({ prova }) => prova.motivo),
    ['non-caricato'],
  );
  assert.is((await of('discorde')).totale, 0);
});

check('words have the day of the text whose they are, and today’s text its own', async () => {
  const { body } = await ask<shapes.RiscontroAnswer>('riscontro', { eli: dated.first });
  const own = await ask<shapes.ActAnswer>('norma', { eli: dated.first });
  const amended = await ask<shapes.ActAnswer>('norma', { eli: dated.eli });
  assert.ok(
    own.body.testo_al !== null && amended.body.testo_al !== null && own.body.testo_al !== amended.body.testo_al,
  );
  assert.equal(
    body.operazioni.map(({ da, testo_attuale, testo_attuale_al }) => [
      da.testo_al,
      testo_attuale_al,
      testo_attuale !== null,
    ]),
    [
      [own.body.testo_al, amended.body.testo_al, true],
      [own.body.testo_al, amended.body.testo_al, true],
      [own.body.testo_al, null, false],
    ],
  );
});

check('an act that amends nothing has no operations', async () => {
  const { body } = await ask<shapes.RiscontroAnswer>('riscontro', { eli: dated.eli });
  assert.equal([body.totale, body.operazioni], [0, []]);
});

check('relations asked with their operations have the words at each place, and no others do', async () => {
  const norma = dated.first;
  const plain = await ask<shapes.RelazioniAnswer>('relazioni', { norma, dir: 'out' });
  const told = await ask<shapes.RelazioniAnswer>('relazioni', { norma, dir: 'out', operazioni: 'true' });
  const [one] = told.body.modifica!.filter(({ a }) => a.articolo_eli === `${dated.eli}/art/1`);
  const [part] = one!.parti;
  assert.equal([part!.operazione!.vecchie, part!.operazione!.nuove, part!.prova!.grado], ['sei', 'dieci', 'testo']);
  assert.equal(part!.date, one!.date);
  assert.equal(
    told.body.modifica!.map((relation) => ({ ...relation, parti: [] })),
    plain.body.modifica!.map((relation) => ({ ...relation, parti: [] })),
  );
  assert.not.match(JSON.stringify(plain.body), '"operazione"');
  const incoming = await ask<shapes.RelazioniAnswer>('relazioni', { norma: dated.eli, dir: 'in', operazioni: 'true' });
  assert.equal(
    incoming.body.modificata_da!.map(({ parti }) => parti.map(({ prova }) => prova?.grado)),
    told.body
      .modifica!.filter(({ a }) => a.eli === dated.eli)
      .map(({ parti }) => parti.map(({ prova }) => prova?.grado))
      .concat(
        incoming.body
          .modificata_da!.filter(({ da }) => da.eli !== norma)
          .map(({ parti }) => parti.map(() => undefined)),
      ),
  );
});

check(
  'a relation that before + words = after is of method prova, since the day on which that text begins',
  async () => {
    const { body } = await ask<shapes.RelazioniAnswer>('relazioni', { norma: dated.first, dir: 'out' });
    assert.equal(
      body.modifica!.map(({ a, metodo, data, tipo_data, date, evidenza_effetto, versione }) => [
        ...[a.articolo_eli, metodo, data, tipo_data, date.effetto, evidenza_effetto, versione],
      ]),
      [
        ['eli:/it/legge/1990/08/07/241/art/9', 'testo', '2005-06-10', 'pubblicazione', null, null, null],
        [`${dated.eli}/art/1`, 'prova', '2005-06-25', 'effetto', '2005-06-25', null, `${dated.eli}/art/1@2005-06-25`],
        [
          ...[`${dated.eli}/art/1-bis`, 'prova', '2005-06-25', 'effetto', '2005-06-25', null],
          `${dated.eli}/art/1-bis@2005-06-25`,
        ],
      ],
    );
  },
);

check.run();
