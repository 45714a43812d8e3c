// The title of the page of an act: how jurists know it.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { endpoints } from '../../../http/questions/index.js';
import { openSample } from '../../corpora.js';
import { startService } from '../service.js';

const act = suite('act page');
const service = await startService(await openSample(), endpoints);
act.after(() => service.stop());

act('the title begins with the known name, on another day, too', async () => {
  const titleOf = async (address: string) =>
    /<title>([^<]*) – Legami<\/title>/.exec((await service.get(address, { accept: 'text/html' })).text)?.[1];
  const law = '/norme/it/legge/1990/08/07/241';
  const name = 'Legge sul procedimento amministrativo (L. 241/1990)';
  assert.is(await titleOf(`${law}?lang=it`), name);
  assert.is(await titleOf(`${law}?giorno=1999-03-02&lang=it`), `${name}, al 2 marzo 1999`);
});

act.run();
