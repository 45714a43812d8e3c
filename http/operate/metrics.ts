// The metrics of a running service, as `/metrics` gives them: prom-client writes what was counted while answering, as it does for the
// processes of a cluster.
import { AggregatorRegistry, openMetricsContentType } from 'prom-client';
import { monitorEventLoopDelay, type IntervalHistogram } from 'node:perf_hooks';
import type { shapes } from '../../engine/index.js';
import type { LegamiServer } from '../deliver/server.js';
import { addFigures, bounds, type RouteTally, type ThreadFigures } from '../deliver/tally.js';
import { version } from '../questions/version.js';

export const contentType = openMetricsContentType;

/** One number. */
interface Value {
  labels: Readonly<Record<string, string>>;
  value: number;
  /** The name, where it is not that of the family: it ends in `_bucket`, `_sum`, `_count` or `_info`. */
  metricName?: string;
}

/** A metric in the form in which prom-client passes them between processes; without any value it is left out. */
interface Family {
  /** Of a counter without `_total`; of an info without `_info`. */
  name: string;
  type: 'counter' | 'gauge' | 'histogram' | 'info';
  /** One sentence. */
  help: string;
  values: readonly Value[];
}

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
export function openMetrics(read: () => Told): () => Promise<string> {
  const delays = monitorEventLoopDelay({ resolution });
  delays.enable();
  return () => {
    const told = read();
    const figures = addFigures(told.threads);
    const families = [
      ...answers(figures),
      ...served(told),
      ...held(figures),
      shares(told.threads),
      ...copied(told),
      ...processFamilies(delays),
    ];
    delays.reset();
    return writeMetrics(families);
  };
}

function writeMetrics(families: readonly Family[]): Promise<string> {
  const told = families.filter(({ values }) => values.length > 0).map((family) => ({ ...family, aggregator: 'first' }));
  const registry = AggregatorRegistry.aggregate<typeof contentType>([told]);
  registry.setContentType(contentType);
  return registry.metrics();
}

const gauge = (name: string, help: string, value: number | null): Family => ({
  ...{ name, type: 'gauge', help, values: value === null ? [] : [{ labels: {}, value }] },
});

/** A number as the value of a label `le` or `quantile`: always with a point (OpenMetrics, Canonical Numbers). */
function decimal(value: number): string {
  if (value === Infinity) return '+Inf';
  return Number.isInteger(value) ? value.toFixed(1) : String(value);
}

function answers({ routes }: ThreadFigures): Family[] {
  return [
    {
      name: 'legami_answers',
      type: 'counter',
      help: 'Answers by route and class of status.',
      values: routes.flatMap(({ route, answers }) =>
        answers.flatMap((value, at) => (value === 0 ? [] : [{ labels: { route, class: `${at + 1}xx` }, value }])),
      ),
    },
    {
      name: 'legami_answer_seconds',
      type: 'histogram',
      help: 'Time from the head of a request to the head of its answer.',
      values: routes.flatMap(histogram),
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
    values: threads.map((figures, at) => ({ labels: { thread: String(at + 1) }, value: count(figures) })),
  };
}

function histogram({ route, seconds, within }: RouteTally): Value[] {
  const buckets = within.map((value, at) => ({
    metricName: 'legami_answer_seconds_bucket',
    labels: { route, le: decimal(bounds[at] ?? Infinity) },
    value,
  }));
  const labels = { route };
  return [
    ...buckets,
    { metricName: 'legami_answer_seconds_count', labels, value: within.at(-1)! },
    { metricName: 'legami_answer_seconds_sum', labels, value: seconds },
  ];
}

/** Metrics of the snapshot that is served: its digest, its age, and that of its texts. */
function served({ legami, isReady, changes }: Told): Family[] {
  const catalog = legami?.readState().catalog ?? null;
  const { counts, textDate } = catalog?.facts ?? { counts: null, textDate: null };
  const since = (milliseconds: number): number => (Date.now() - milliseconds) / 1000;
  const info =
    catalog === null
      ? []
      : [{ metricName: 'legami_snapshot_info', labels: { digest: catalog.digest, version }, value: 1 }];
  const kinds = counts === null ? [] : (['acts', 'articles', 'relations'] as const);
  return [
    gauge('legami_ready', 'Whether answers are warm and the service is not stopping.', Number(isReady)),
    gauge('legami_damaged', 'Whether an answer met damage.', legami && Number(legami.readState().isDamaged)),
    { name: 'legami_snapshot', type: 'info', help: 'Digest of the documents that are served.', values: info },
    gauge(
      'legami_snapshot_age_seconds',
      'Time since the documents were read.',
      catalog && since(catalog.readAt.getTime()),
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
      values: kinds.map((kind) => ({ labels: { kind }, value: counts![kind] })),
    },
    gauge('legami_refused_documents', 'Documents that could not be read.', counts && counts.refused),
    {
      name: 'legami_changes',
      type: 'counter',
      help: 'Changes of the snapshot since the start.',
      values: Object.entries(changes).map(([outcome, value]) => ({ labels: { outcome }, value })),
    },
  ];
}

/** Metrics of what waits and of what is kept. */
function held({ cacheBytes, dear }: ThreadFigures): Family[] {
  return [
    {
      name: 'legami_cache_bytes',
      type: 'gauge',
      help: 'Bytes of answers that are kept in memory.',
      values: Object.entries(cacheBytes).map(([cache, value]) => ({ labels: { cache }, value })),
    },
    {
      name: 'legami_dear_questions',
      type: 'gauge',
      help: 'Dear questions that are being answered, and that wait.',
      values: Object.entries(dear).map(([state, value]) => ({ labels: { state }, value })),
    },
  ];
}

function copied({ copy }: Told): Family[] {
  return [
    gauge('legami_copy_age_seconds', 'Time since the origin signed the copy.', copy && copy.eta_secondi),
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
      help: 'How late the event loop was, since the last time that this was read.',
      values: [50, 99, 100].map((percent) => ({
        labels: { quantile: decimal(percent / 100) },
        value: delay(percent),
      })),
    },
    {
      name: 'process_cpu_seconds',
      type: 'counter',
      help: 'Processor time, of user and system.',
      values: [{ labels: {}, value: (user + system) / 1e6 }],
    },
    gauge('process_resident_memory_bytes', 'Resident memory.', rss),
    gauge('nodejs_heap_size_used_bytes', 'Heap of the serving thread.', heapUsed),
    gauge('nodejs_external_memory_bytes', 'Memory outside of the heap.', external),
    gauge('process_start_time_seconds', 'Start, in seconds since 1970.', Date.now() / 1000 - process.uptime()),
  ];
}
