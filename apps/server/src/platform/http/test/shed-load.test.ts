import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ProblemError } from '../../problem-error.ts';
import { answerUnderPressure, shedLoad } from '../shed-load.ts';

let app: FastifyInstance;
afterEach(() => app.close());

/** A server that is never overloaded, or always: with a limit so low that every event loop exceeds it. */
async function start(limits?: { maxDelayMs: number; patienceMs: number }) {
  app = Fastify();
  await shedLoad(app, limits);
  app.setErrorHandler((error, _request, reply) =>
    reply
      .code((error as ProblemError).status)
      .send({ code: (error as ProblemError).code, wait: (error as ProblemError).facts.retryAfter }),
  );
  app.get('/work', async () => 'done');
  app.get('/healthz', { config: answerUnderPressure }, async () => 'ok');
  await app.ready();
}

describe('shedLoad', () => {
  it('refuses with a wait during a long overload, except for what must respond', async () => {
    await start({ maxDelayMs: Number.MIN_VALUE, patienceMs: 0 });
    await vi.waitUntil(async () => (await app.inject('/work')).statusCode === 503, { timeout: 10_000 });
    expect((await app.inject('/work')).json()).toEqual({ code: 'server.unavailable', wait: 5 });
    expect((await app.inject('/healthz')).body).toBe('ok');
  });

  it('tolerates a short delay', async () => {
    await start({ maxDelayMs: Number.MIN_VALUE, patienceMs: 60_000 });
    await vi.waitUntil(() => app.memoryUsage().eventLoopDelay > 0, { timeout: 10_000 });
    expect((await app.inject('/work')).body).toBe('done');
  });

  it('lets everything through otherwise', async () => {
    await start();
    expect((await app.inject('/work')).body).toBe('done');
  });
});
