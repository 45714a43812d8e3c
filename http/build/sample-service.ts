// Part of the build: a service over the sample corpus, to ask it some questions and close it again.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { openCatalog } from '../../engine/index.js';
import { sampleSnapshot } from '../cli/serve-options.js';
import { createLegamiServer } from '../deliver/server.js';
import { endpoints } from '../questions/index.js';

/** An answer of the sample corpus. */
export interface SampleAnswer {
  status: number;
  body: unknown;
}

/** Asks a target of the service, `/api/public/health`. */
export type AskSample = (target: string) => Promise<SampleAnswer>;

/** Does some work with a service that answers from the snapshot of the sample corpus, which the build has made. */
export async function withSampleService<Result>(work: (ask: AskSample) => Promise<Result>): Promise<Result> {
  const report = (line: string): void => void process.stderr.write(`${line}\n`);
  const catalog = await openCatalog({
    corpus: [],
    snapshot: sampleSnapshot,
    strict: true,
    report,
  });
  const installation = { contact: {}, publicUrl: null, basePath: '' };
  const assets = { paths: {}, program: '' };
  const { server, close } = createLegamiServer({ catalog, endpoints, assets, installation, report });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    return await work(async (target) => {
      // A body that must be compressed may be left to a thread, whose program the build has not made yet.
      const reply = await fetch(`http://127.0.0.1:${port}${target}`, { headers: { 'accept-encoding': 'identity' } });
      return { status: reply.status, body: await reply.json() };
    });
  } finally {
    await close(0);
    catalog.close();
  }
}
