import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from '@prometheus-io/client';
import type { Database } from '../../db/database.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Mail } from '../../mail/mail.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import type { Live } from '../../realtime/live.ts';

/** Seconds; responses from memory take less than the first. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface Metrics {
  /** Counts a response by its route, never by its URL. */
  answered(request: { method: string; route: string; status: number; seconds: number }): void;
  /** All metrics in the Prometheus text format. */
  read(): Promise<{ contentType: string; text: string }>;
}

export interface Measured {
  database: Pick<Database, 'pool' | 'answers'>;
  jobs: Pick<Jobs, 'counts'>;
  outbox: Pick<Outbox, 'waiting'>;
  mail: Pick<Mail, 'countStates'>;
  live: Pick<Live, 'counts'>;
}

/** Metrics of this process and of the shared queues, which are queried on read. */
export function createMetrics({ database, jobs, outbox, mail, live }: Measured): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time that answers took, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const refused = new Counter({
    name: 'http_rate_limited_total',
    help: 'Requests refused with 429, by route.',
    labelNames: ['route'],
    registers,
  });
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const connections = gauge('database_connections', 'Connections of this process, and who waits for one.', ['state']);
  const reachable = gauge('database_reachable', '1 while the database answers.');
  const jobCounts = gauge('jobs', 'Jobs by kind and state, of all processes.', ['job', 'state']);
  const oldestJob = gauge('jobs_oldest_due_seconds', 'How long the oldest job that is due has waited.');
  const mails = gauge('mails', 'Emails that wait, and those that failed for good.', ['state']);
  const waiting = gauge('outbox_waiting', 'Events that no relay has taken yet.');
  const lag = gauge('outbox_lag_seconds', 'Age of the oldest of them.');
  const sockets = gauge('live_connections', 'Open connections of the live socket.');
  const socketEvents = gauge(
    'live_events',
    'Since the start: frames sent, handshakes refused, slow readers ended, requests to ask again.',
    ['kind'],
  );

  async function collect(): Promise<void> {
    const { connections: open, ...told } = live.counts();
    sockets.set(open);
    for (const [kind, count] of Object.entries(told)) socketEvents.labels(kind).set(count);
    const { totalCount, idleCount, waitingCount } = database.pool;
    connections.labels('taken').set(totalCount - idleCount);
    connections.labels('idle').set(idleCount);
    connections.labels('waited_for').set(waitingCount);
    const answers = await database.answers().catch(() => false);
    reachable.set(answers ? 1 : 0);
    if (!answers) return;
    const queues = await jobs.counts();
    for (const { name, waiting: due, running, retrying, dead } of queues)
      for (const [state, count] of Object.entries({ due, running, retrying, dead }))
        jobCounts.labels(name, state).set(count);
    oldestJob.set(Math.max(0, ...queues.map(({ oldest }) => oldest)));
    const { waiting: unsent = 0, failed = 0 } = await mail.countStates();
    mails.labels('waiting').set(unsent);
    mails.labels('failed').set(failed);
    const events = await outbox.waiting();
    waiting.set(events.waiting);
    lag.set(events.oldestSeconds);
  }

  return {
    answered: ({ method, route, status, seconds }) => {
      requests.observe({ method, route, status: String(status) }, seconds);
      if (status === 429) refused.inc({ route });
    },
    read: async () => {
      await collect().catch(() => reachable.set(0));
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
  };
}
