import type { FastifyInstance, FastifyReply } from 'fastify';
import { ProblemError } from '../../problem-error.ts';
import { answerUnderPressure } from '../shed-load.ts';
import type { Version } from './version.ts';

/** Health checks by name; a check that throws or times out fails. */
export type Checks = Readonly<Record<string, () => Promise<boolean> | boolean>>;

const TIMEOUT_MS = 3000;
const RETRY_AFTER_SECONDS = 5;

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve requests, otherwise 503 naming the failed checks; `remarks` are added to a
 * positive answer and need attention without making the server unready.
 * `/version`: what is running. All three respond under any load and are exempt from rate limits.
 */
export function registerHealth(
  app: FastifyInstance,
  checks: Checks,
  version: Version,
  remarks: () => Record<string, string> = () => ({}),
): void {
  const config = { ...answerUnderPressure, rateLimit: false };
  const send = (reply: FastifyReply, body: object) => reply.header('cache-control', 'no-store').send(body);
  app.get('/healthz', { config }, (_request, reply) => send(reply, { status: 'ok' }));
  app.get('/version', { config }, (_request, reply) => send(reply, version));
  app.get('/readyz', { config }, async (request, reply) => {
    const results = await Promise.all(
      Object.entries(checks).map(
        async ([name, check]) =>
          [name, await holds(check, (error) => request.log.warn({ err: error, check: name }, 'not ready'))] as const,
      ),
    );
    const failing = results.filter(([, ok]) => !ok).map(([name]) => name);
    if (failing.length)
      throw new ProblemError('server.unavailable', {
        detail: `Not ready: ${failing.join(', ')}.`,
        retryAfter: RETRY_AFTER_SECONDS,
      });
    const ready = Object.fromEntries(results.map(([name]) => [name, 'ok']));
    return send(reply, { status: 'ready', checks: { ...ready, ...remarks() } });
  });
}

async function holds(check: () => Promise<boolean> | boolean, report: (error: unknown) => void): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${TIMEOUT_MS} ms`)), TIMEOUT_MS);
  });
  try {
    return await Promise.race([check(), late]);
  } catch (error) {
    report(error);
    return false;
  } finally {
    clearTimeout(timer);
  }
}
