import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../problem-error.ts';

/** Mean delay of the event loop, milliseconds over a second, beyond which new requests only make things worse. */
const MAX_DELAY_MS = 1000;
const RETRY_AFTER_SECONDS = 5;

class TooBusy extends ProblemError {
  constructor() {
    super('server.unavailable', {
      detail: 'The service is busy: try again in a few seconds.',
      retryAfter: RETRY_AFTER_SECONDS,
    });
  }
}

/** Answers `server.unavailable` at once while the server is far behind, instead of letting everybody wait. */
export async function shedLoad(app: FastifyInstance, maxDelayMs = MAX_DELAY_MS): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: maxDelayMs,
    sampleInterval: 1000,
    customError: TooBusy as unknown as typeof Error,
  });
}

/** Route configuration of what must be answered all the same. */
export const answerUnderPressure = { pressureHandler: () => {} };
