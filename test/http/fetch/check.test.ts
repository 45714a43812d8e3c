// The check says where the portal differs from what was recorded.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { checkApi } from '../../../http/fetch/check.js';
import { Client } from '../../../http/fetch/client.js';
import { json, Portal, type PortalCollection } from './portal.js';
import { act } from './portal-acts.js';
import { fastClock, userAgent } from './run-fetch.js';

const check = suite('the check of the portal');

const names =
  'Atti di attuazione Regolamenti UE|Atti di recepimento direttive UE|Codici|DL e leggi di conversione|DPCM|DPR|Decreti Legislativi|Leggi costituzionali|Leggi di ratifica|Regi decreti|Testi Unici';
const laws = [act('LEGGE', '1990-08-07', 241), act('LEGGE COSTITUZIONALE', '1953-03-11', 1)];
const recorded: PortalCollection[] = names.split('|').map((name) => ({ name, acts: laws, made: { V: '2026-08-08' } }));

async function linesOf(portal: Portal): Promise<string[]> {
  const client = new Client({ base: portal.url, userAgent, clock: fastClock(), say: () => undefined });
  return (await checkApi(client)).map(({ line }) => line);
}

check('a portal as recorded answers every question as recorded', async () => {
  const portal = await Portal.start(recorded);
  const lines = await linesOf(portal);
  portal.close();
  assert.is(lines.length, 10);
  assert.equal(
    lines.filter((line) => !line.endsWith(': as recorded')),
    [],
  );
  assert.ok(
    portal.requests.every(({ size, method }) => size === 0 && method !== 'PUT'),
    'nothing is ordered or fetched',
  );
});

check('each difference is one line', async () => {
  const portal = await Portal.start(recorded.slice(1));
  portal.fail(/estensioni/, (_, response) => json(response, 200, [{ label: 'PDF', value: 'PDF' }]));
  portal.fail(/check-status/, (_, response) => json(response, 404, { message: 'Not found', code: null }));
  portal.fail(/aggiornati/, (_, response) => json(response, 200, { listaAtti: [{ a: 1 }], numeroAttiTrovati: 1 }));
  const lines = await linesOf(portal);
  portal.close();
  assert.equal(
    lines.filter((line) => !line.endsWith(': as recorded')),
    [
      'the catalogue: without Atti di attuazione Regolamenti UE',
      'the formats: no AKN',
      'the acts amended in ten days: .listaAtti[0].denominazioneAtto is not string',
      'an export that nobody ordered: status 404: Not found; status 404, code 1204 expected',
    ],
  );
});

check.run();
