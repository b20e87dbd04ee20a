import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../problem-error.ts';

/** Mean event loop delay, in milliseconds over a second, beyond which new requests only make things worse. */
const MAX_DELAY_MS = 1000;
/** How long the delay must last. A single pause, such as a suspended machine, is not overload. */
const PATIENCE_MS = 2000;
const SAMPLE_MS = 1000;
const RETRY_AFTER_SECONDS = 5;

const tooBusy = () =>
  new ProblemError('server.unavailable', {
    detail: 'The service is busy: try again in a few seconds.',
    retryAfter: RETRY_AFTER_SECONDS,
  });

/** Responds with `server.unavailable` immediately while the server is overloaded, instead of letting everyone wait. */
export async function shedLoad(
  app: FastifyInstance,
  { maxDelayMs = MAX_DELAY_MS, patienceMs = PATIENCE_MS } = {},
): Promise<void> {
  let behindSince = 0;
  let lastBehind = Number.NEGATIVE_INFINITY;
  await app.register(underPressure, {
    maxEventLoopDelay: maxDelayMs,
    sampleInterval: SAMPLE_MS,
    pressureHandler: async (_request, _reply, _type, delay) => {
      // A second without a single sample is reported as infinite: the process was suspended, not overloaded.
      if (delay === Number.POSITIVE_INFINITY) return;
      const now = performance.now();
      if (now - lastBehind > 2 * SAMPLE_MS) behindSince = now;
      lastBehind = now;
      if (now - behindSince >= patienceMs) throw tooBusy();
    },
  });
}

/** Route configuration of what must always be served: it is cheap, and the rest is useless without it. */
export const answerUnderPressure = { pressureHandler: () => {} };
