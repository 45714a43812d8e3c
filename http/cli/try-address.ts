// Whether an address can be had, before anything is read.
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Checks the port before minutes of reading. @throws if it cannot be bound */
export async function tryAddress(port: number, host: string): Promise<void> {
  if (port === 0) return;
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}
