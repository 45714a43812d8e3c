// What does an answer cost beside sending as many fixed bytes with the same headers? Contenders take turns in one run.
import { get } from 'node:http';
import { openBenchSnapshot } from './bench-snapshot.js';
import { canPin, startLegami, startScripted, untilIdle, type Contender, type Script } from './contender.js';
import { hasNginx, startNginx } from './contenders/nginx.js';
import { generator, load, type Measure } from './load.js';
import { hotQuestions, mixedQuestion, uniformQuestions, type Question } from './questions.js';
import { median, spread, table } from './readme.js';
import type { BenchOptions } from './run.js';

/** Runs of each contender that count, after one that warms up; seconds of a run. */
const full = { rounds: 3, seconds: 1, warmUp: 1, connections: 16 };
const short = { ...full, rounds: 1 };
/** Every question another: V8 takes longer to know the code. */
const longWarmUp = { warmUp: 3 };

/** Answers that rivals make from the same objects. */
const rivalQuestions = ['health', 'norme, 100', 'norma, large', 'graph, norma 2000'];

type Runs = typeof full;

interface Case extends Question {
  headers: Readonly<Record<string, string>>;
  script: Script;
}

export async function run({ quick, words }: BenchOptions): Promise<string> {
  const { path, catalog } = await openBenchSnapshot(quick);
  const runs = quick ? short : full;
  const legami = await startLegami(path);
  const wanted = (name: string) => words.every((word) => name.includes(word));
  await untilIdle(legami);
  const measure = async (
    heading: string,
    questions: readonly Question[],
    other: Partial<Runs> = {},
  ): Promise<string> => {
    const rows: string[][] = [];
    for (const question of questions) {
      for (const encoding of ['identity', 'gzip']) {
        const name = `${question.name}, ${encoding}`;
        if (wanted(`${heading} ${name}`))
          rows.push(await compare(legami, question, encoding, name, { ...runs, ...other }));
      }
    }
    return `### ${heading}\n\n${table(columns, rows)}`;
  };
  try {
    const hot = hotQuestions(catalog);
    const sections = [
      await measure('Hot', hot),
      await measure('Not modified', await withEtags(legami, hot)),
      await measure('Uniform', uniformQuestions(catalog), longWarmUp),
      await measure('Mix of all', [mixedQuestion(catalog)], { ...longWarmUp, seconds: 4, connections: 64 }),
      await compareRivals(
        legami,
        hot.filter(({ name }) => rivalQuestions.includes(name) && wanted(`Rivals ${name}`)),
        runs,
      ),
    ];
    const { counts } = catalog.facts;
    const pinned = canPin ? 'server and load each pinned to a core of its own' : 'nothing pinned to a core';
    return [
      `${counts.acts} synthetic acts, ${counts.articles} articles. Load by ${generator}, ${runs.connections} connections (the mix 64), ` +
        `${runs.rounds} runs of ${runs.seconds} s of each contender in turn, ${pinned}. The yardstick is bare \`node:http\` that sends fixed Buffers ` +
        'of the same lengths with the same headers. Ratios are ours to the yardstick’s run beside it: median (least–most).',
      ...sections,
    ].join('\n\n');
  } finally {
    await legami.stop();
    catalog.close();
  }
}

const columns = [
  'question',
  'bytes',
  'requests/s',
  'MB/s',
  'requests ratio',
  'µs',
  'µs ratio',
  'p50 ms',
  'p99 ms',
  'p99 ratio',
];

async function compare(
  legami: Contender,
  question: Question,
  encoding: string,
  name: string,
  runs: Runs,
): Promise<string[]> {
  const asked = await prepare(legami, question, encoding);
  const plain = await startScripted('plain', asked.script);
  try {
    const [ours, theirs] = await takeTurns([legami, plain], asked, runs);
    const requests = ours!.map((own, i) => own.requests / own.seconds / (theirs![i]!.requests / theirs![i]!.seconds));
    const costs = ours!.map((own, i) => own.microseconds / theirs![i]!.microseconds);
    const of = (key: keyof Measure) => median(ours!.map((own) => own[key]));
    const rate = median(ours!.map((own) => own.requests / own.seconds));
    const bytes = asked.script.lengths.reduce((sum, length) => sum + length, 0) / asked.script.lengths.length;
    const row = [
      ...[name, bytes.toFixed(0), rate.toFixed(0), ((bytes * rate) / 1e6).toFixed(0), spread(requests)],
      ...[of('microseconds').toFixed(1), spread(costs), of('p50').toFixed(2), of('p99').toFixed(2)],
      spread(ours!.map((own, i) => own.p99 / theirs![i]!.p99)),
    ];
    console.log(`${row[0]}: ${row[4]} of the requests, ${row[6]} of the time, ${row[5]} µs`);
    return row;
  } finally {
    await plain.stop();
  }
}

/** Measures of each contender, in turn; who begins changes from round to round. */
async function takeTurns(
  contenders: readonly Contender[],
  asked: Case,
  { rounds, seconds, warmUp, connections }: Runs,
): Promise<Measure[][]> {
  const { targets, headers } = asked;
  const measures: Measure[][] = contenders.map(() => []);
  const skipped = contenders.map(() => 0);
  for (let round = 0; round <= rounds; round++) {
    const order = contenders.map((_, i) => (i + round) % contenders.length);
    for (const i of order) {
      const run = { targets, headers, connections, seconds: round === 0 ? warmUp : seconds };
      const measure = await load(contenders[i]!, run, skipped[i]);
      skipped[i]! += measure.requests;
      if (round > 0) measures[i]!.push(measure);
    }
  }
  return measures;
}

/** Asks each target once, for what a yardstick has to send. */
async function prepare({ port }: Contender, question: Question, encoding: string): Promise<Case> {
  const headers = { 'accept-encoding': encoding, ...question.headers };
  const fields: string[][] = [];
  const lengths: number[] = [];
  const script: Script = { status: 200, headers: fields, lengths, json: '' };
  const isSingle = question.targets.length === 1;
  for (const target of question.targets) {
    const reply = await ask(port, target, headers, isSingle ? 'GET' : 'HEAD');
    if (reply.status >= 400) throw new Error(`${target}: ${reply.status} found, an answer expected`);
    script.status = reply.status;
    fields.push(reply.headers);
    lengths.push(reply.length);
    if (isSingle) script.json = reply.body.toString();
  }
  return { ...question, headers, script };
}

async function withEtags({ port }: Contender, questions: readonly Question[]): Promise<Question[]> {
  const some = questions.filter(({ name }) => ['norme, 100', 'norma, large', 'graph, norma 2000'].includes(name));
  return Promise.all(
    some.map(async ({ name, targets }) => {
      const etags = await Promise.all(
        ['identity', 'gzip'].map(async (encoding) => {
          const { headers } = await ask(port, targets[0]!, { 'accept-encoding': encoding }, 'HEAD');
          return headers[headers.indexOf('etag') + 1]!;
        }),
      );
      return { name, targets, headers: { 'if-none-match': etags.join(', ') } };
    }),
  );
}

async function compareRivals(legami: Contender, questions: readonly Question[], runs: Runs): Promise<string> {
  const rows: string[][] = [];
  for (const question of questions) {
    const asked = await prepare(legami, question, 'identity');
    const rivals = [await startScripted('fastify', asked.script), await startScripted('express', asked.script)];
    if (hasNginx) rivals.push(await startNginx(asked.script));
    const [ours, ...theirs] = await takeTurns([legami, ...rivals], asked, runs);
    rivals.forEach(({ name }, at) => {
      const ratios = ours!.map(
        (own, i) => own.requests / own.seconds / (theirs[at]![i]!.requests / theirs[at]![i]!.seconds),
      );
      const costs = theirs[at]!.map((other, i) => other.microseconds / ours![i]!.microseconds);
      rows.push([`${question.name}, ${name}`, spread(ratios), spread(costs)]);
      console.log(
        `${question.name}: ${spread(ratios)} times the requests of ${name}, which takes ${spread(costs)} times the time`,
      );
    });
    for (const rival of rivals) await rival.stop();
  }
  const headings = ['question, rival', 'our requests to theirs', 'their time to ours'];
  return `### Rivals\n\nThe same answers, plain: Fastify with schema serialisation, Express with \`res.json\`, nginx with a static file.\n\n${table(headings, rows)}`;
}

interface Reply {
  status: number;
  /** Flat, as the answer's own; without those that Node adds by itself. */
  headers: string[];
  /** Of the body. */
  length: number;
  body: Buffer;
}

function ask(port: number, path: string, headers: Readonly<Record<string, string>>, method: string): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = get({ port, host: '127.0.0.1', path, headers, method }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('error', reject);
      reply.on('end', () => {
        const { rawHeaders } = reply;
        const own: string[] = [];
        for (let i = 0; i < rawHeaders.length; i += 2) {
          if (/^(?:date|connection|keep-alive)$/i.test(rawHeaders[i]!)) continue;
          own.push(rawHeaders[i]!, rawHeaders[i + 1]!);
        }
        const length = Number(reply.headers['content-length'] ?? 0);
        resolve({ status: reply.statusCode!, headers: own, length, body: Buffer.concat(chunks) });
      });
    });
    request.on('error', reject);
  });
}
