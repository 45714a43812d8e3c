// Every text of the real documents can be asked for by the address that answers print for it.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openReal } from '../corpora.js';
import { followAddresses } from '../http/questions/version-addresses.js';

const versions = suite('addresses of all versions, long');
const catalog = await openReal();

versions('each version and each text of an article answers at its own address', async () => {
  if (catalog === null) return;
  const count = await followAddresses(catalog);
  console.log(`${count} addresses`);
  assert.ok(count > 3000);
});

versions.run();
