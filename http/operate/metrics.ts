// The metrics of a running service, as `/metrics` gives them.
import { monitorEventLoopDelay, type IntervalHistogram } from 'node:perf_hooks';
import type { shapes } from '../../engine/index.js';
import type { LegamiServer } from '../deliver/server.js';
import { addFigures, bounds, type RouteTally, type ThreadFigures } from '../deliver/tally.js';
import { version } from '../questions/version.js';
import { decimal, writeMetrics, type Family, type Sample } from './open-metrics.js';

/** The state that the metrics are of. */
export interface Told {
  /** Figures of each thread that answers; those of other threads are of the last second. */
  threads: readonly ThreadFigures[];
  /** `null` until the snapshot is open. */
  legami: LegamiServer | null;
  isReady: boolean;
  /** Changes of the snapshot since the start. */
  changes: { done: number; failed: number };
  /** The copy that a mirror serves; `null` for a service that is no mirror. */
  copy: shapes.Copia | null;
}

/** Milliseconds between two looks at the event loop. */
const resolution = 20;

/** Watches the event loop from now on. @returns the text of `/metrics` at the moment; delays are those since the last time */
export function openMetrics(read: () => Told): () => string {
  const delays = monitorEventLoopDelay({ resolution });
  delays.enable();
  return () => {
    const told = read();
    const figures = addFigures(told.threads);
    const text = writeMetrics([
      ...answers(figures),
      ...served(told),
      ...held(figures),
      shares(told.threads),
      ...copied(told),
      ...processFamilies(delays),
    ]);
    delays.reset();
    return text;
  };
}

const gauge = (name: string, help: string, value: number | null, unit?: Family['unit']): Family => ({
  ...{ name, type: 'gauge', help, samples: value === null ? [] : [{ value }] },
  ...(unit === undefined ? {} : { unit }),
});

function answers({ routes }: ThreadFigures): Family[] {
  return [
    {
      name: 'legami_answers',
      type: 'counter',
      help: 'Answers by route and class of status.',
      samples: routes.flatMap(({ route, answers }) =>
        answers.flatMap((value, at) => (value === 0 ? [] : [{ labels: { route, class: `${at + 1}xx` }, value }])),
      ),
    },
    {
      name: 'legami_answer_seconds',
      type: 'histogram',
      unit: 'seconds',
      help: 'Time from the head of a request to the head of its answer.',
      samples: routes.flatMap(histogram),
    },
  ];
}

function shares(threads: readonly ThreadFigures[]): Family {
  const count = ({ routes }: ThreadFigures): number =>
    routes.reduce((sum, { answers }) => sum + answers.reduce((all, one) => all + one, 0), 0);
  return {
    name: 'legami_thread_answers',
    type: 'counter',
    help: 'Answers by thread; the first is the one that follows signals.',
    samples: threads.map((figures, at) => ({ labels: { thread: String(at + 1) }, value: count(figures) })),
  };
}

function histogram({ route, seconds, within }: RouteTally): Sample[] {
  const buckets = within.map((value, at) => ({
    suffix: '_bucket',
    labels: { route, le: decimal(bounds[at] ?? Infinity) },
    value,
  }));
  const labels = { route };
  return [...buckets, { suffix: '_count', labels, value: within.at(-1)! }, { suffix: '_sum', labels, value: seconds }];
}

/** Metrics of the snapshot that is served: its digest, its age, and that of its texts. */
function served({ legami, isReady, changes }: Told): Family[] {
  const catalog = legami?.readState().catalog ?? null;
  const { counts, textDate } = catalog?.facts ?? { counts: null, textDate: null };
  const since = (milliseconds: number): number => (Date.now() - milliseconds) / 1000;
  const info = catalog === null ? [] : [{ labels: { digest: catalog.digest, version }, value: 1 }];
  const kinds = counts === null ? [] : (['acts', 'articles', 'relations'] as const);
  return [
    gauge('legami_ready', 'Whether answers are warm and the service is not stopping.', Number(isReady)),
    gauge('legami_damaged', 'Whether an answer met damage.', legami && Number(legami.readState().isDamaged)),
    { name: 'legami_snapshot', type: 'info', help: 'Digest of the documents that are served.', samples: info },
    gauge(
      'legami_snapshot_age_seconds',
      'Time since the documents were read.',
      catalog && since(catalog.readAt.getTime()),
      'seconds',
    ),
    gauge(
      'legami_newest_text_age_days',
      'Days since the day of the newest text; absent where that is not known.',
      textDate === null ? null : Math.floor(since(Date.parse(`${textDate}T00:00:00Z`)) / 86_400),
    ),
    {
      name: 'legami_loaded',
      type: 'gauge',
      help: 'How much is loaded.',
      samples: kinds.map((kind) => ({ labels: { kind }, value: counts![kind] })),
    },
    gauge('legami_refused_documents', 'Documents that could not be read.', counts && counts.refused),
    {
      name: 'legami_changes',
      type: 'counter',
      help: 'Changes of the snapshot since the start.',
      samples: Object.entries(changes).map(([outcome, value]) => ({ labels: { outcome }, value })),
    },
  ];
}

/** Metrics of what waits and of what is kept. */
function held({ cacheBytes, dear }: ThreadFigures): Family[] {
  return [
    {
      name: 'legami_cache_bytes',
      type: 'gauge',
      unit: 'bytes',
      help: 'Bytes of answers that are kept in memory.',
      samples: Object.entries(cacheBytes).map(([cache, value]) => ({ labels: { cache }, value })),
    },
    {
      name: 'legami_dear_questions',
      type: 'gauge',
      help: 'Dear questions that are being answered, and that wait.',
      samples: Object.entries(dear).map(([state, value]) => ({ labels: { state }, value })),
    },
  ];
}

function copied({ copy }: Told): Family[] {
  return [
    gauge('legami_copy_age_seconds', 'Time since the origin signed the copy.', copy && copy.eta_secondi, 'seconds'),
    gauge(
      'legami_copy_failures',
      'Failed looks at the origin since the last good one.',
      copy && copy.tentativi_falliti,
    ),
  ];
}

/** Under the names that Prometheus' own clients use. */
function processFamilies(delays: IntervalHistogram): Family[] {
  const { heapUsed, external, rss } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const delay = (percent: number): number => Math.max(0, delays.percentile(percent) / 1e9 - resolution / 1000);
  return [
    {
      name: 'legami_event_loop_delay_seconds',
      type: 'gauge',
      unit: 'seconds',
      help: 'How late the event loop was, since the last time that this was read.',
      samples: [50, 99, 100].map((percent) => ({
        labels: { quantile: decimal(percent / 100) },
        value: delay(percent),
      })),
    },
    {
      name: 'process_cpu_seconds',
      type: 'counter',
      unit: 'seconds',
      help: 'Processor time, of user and system.',
      samples: [{ value: (user + system) / 1e6 }],
    },
    gauge('process_resident_memory_bytes', 'Resident memory.', rss, 'bytes'),
    gauge('nodejs_heap_size_used_bytes', 'Heap of the serving thread.', heapUsed, 'bytes'),
    gauge('nodejs_external_memory_bytes', 'Memory outside of the heap.', external, 'bytes'),
    gauge(
      'process_start_time_seconds',
      'Start, in seconds since 1970.',
      Date.now() / 1000 - process.uptime(),
      'seconds',
    ),
  ];
}
