import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { answerUnderPressure } from '../shed-load.ts';
import { ProblemError } from '../../problem-error.ts';
import type { Metrics } from './metrics.ts';

/** `/metrics` for Prometheus, for holders of the configured token; without one the path does not exist. */
export function registerMetrics(app: FastifyInstance, metrics: Metrics, token: string): void {
  const expected = digest(`Bearer ${token}`);
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'unmatched';
    metrics.answered({ method, route, status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
    done();
  });
  app.get('/metrics', { config: { ...answerUnderPressure, rateLimit: false } }, async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected))
      throw new ProblemError('request.not_found');
    const { contentType, text } = await metrics.read();
    return reply.header('cache-control', 'no-store').type(contentType).send(text);
  });
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
