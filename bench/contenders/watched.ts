// The program's server in a process that says how long its event loop was held. Messages: `watch`, then `longest`.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { openCatalog } from '../../engine/index.js';
import { readAssets } from '../../http/pages/assets.js';
import { createLegamiServer } from '../../http/deliver/server.js';
import { endpoints } from '../../http/questions/index.js';
import { watchTurns } from '../turns.js';

const report = (line: string) => console.error(line);
const catalog = await openCatalog({ corpus: [], snapshot: process.argv[2]!, strict: true, report });
await catalog.hydrate();
const installation = { contact: {}, publicUrl: null, basePath: '' };
const { server } = createLegamiServer({ catalog, endpoints, assets: readAssets(), installation, report });
server.listen(0, '127.0.0.1');
await once(server, 'listening');
let turns = watchTurns();
await turns.longest();
process.on('message', (order: 'watch' | 'longest') => {
  if (order === 'watch') {
    turns = watchTurns();
    process.send!('watching');
  } else void turns.longest().then((milliseconds) => process.send!(milliseconds));
});
process.send!((server.address() as AddressInfo).port);
