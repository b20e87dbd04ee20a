import { afterEach, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { NO_JOBS } from '../../../jobs/jobs.repo.ts';
import { createTestHttp } from '../../../testing/test-http.ts';
import { thingEndpoints } from '../../../testing/thing-endpoints.ts';
import { createMetrics } from '../metrics.ts';
import { registerMetrics } from '../register-metrics.ts';

let app: FastifyInstance;
afterEach(() => app.close());

async function start(answers = true) {
  const metrics = createMetrics({
    database: {
      pool: { totalCount: 7, idleCount: 3, waitingCount: 2 } as never,
      answers: () => (answers ? Promise.resolve(true) : Promise.reject(new Error('gone'))),
    },
    jobs: { counts: () => Promise.resolve([{ ...NO_JOBS, name: 'mail.send', dead: 1, oldest: 9, cron: null }]) },
    mail: { countStates: () => Promise.resolve({ sent: 5, failed: 3 }) },
    live: { counts: () => ({ connections: 6, sent: 40, slow: 1, resyncs: 2, refused: 3 }) },
    outbox: { waiting: () => Promise.resolve({ waiting: 4, oldestSeconds: 12 }) },
  });
  ({ app } = await createTestHttp(thingEndpoints().mounted, {
    config: { ratePerMinute: 100 },
    beside: (http) => registerMetrics(http, metrics, 'a token of this test'),
  }));
}
const read = (authorization?: string) =>
  app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });

describe('/metrics', () => {
  it.each([undefined, 'Bearer a token', 'a token of this test'])(
    'does not exist for a caller with %s',
    async (said) => {
      await start();
      const answer = await read(said);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'request.not_found']);
    },
  );

  it('covers requests by route, refusals, the pool, jobs, emails, events and the event loop', async () => {
    await start();
    for (let times = 0; times < 3; times++) await app.inject('/api/v1/limited');
    await app.inject('/api/v1/things/somebody@example.com');
    const { statusCode, body, headers } = await read('Bearer a token of this test');
    expect([statusCode, headers['content-type']]).toEqual([200, expect.stringContaining('text/plain')]);
    for (const line of [
      'http_request_duration_seconds_count{method="GET",route="/api/v1/limited",status="200"} 2',
      'http_request_duration_seconds_count{method="GET",route="/api/v1/things/:id",status="200"} 1',
      'http_rate_limited_total{route="/api/v1/limited"} 1',
      'database_connections{state="taken"} 4',
      'database_connections{state="waited_for"} 2',
      'database_reachable 1',
      'jobs{job="mail.send",state="dead"} 1',
      'mails{state="failed"} 3',
      'jobs_oldest_due_seconds 9',
      'outbox_waiting 4',
      'outbox_lag_seconds 12',
      'live_connections 6',
      'live_events{kind="sent"} 40',
    ])
      expect(body).toContain(line);
    expect(body).toMatch(/^nodejs_eventloop_lag_/m);
    expect(body).not.toContain('somebody@');
  });

  it('responds even while the database is down', async () => {
    await start(false);
    const { statusCode, body } = await read('Bearer a token of this test');
    expect([statusCode, body.includes('database_reachable 0'), body.includes('jobs{')]).toEqual([200, true, false]);
  });
});
