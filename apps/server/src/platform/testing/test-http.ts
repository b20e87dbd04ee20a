import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { expect, vi } from 'vitest';
import { type Config, parseConfig } from '../config/config.ts';
import { AnswerCache } from '../http/revision/answer-cache.ts';
import { createRegistry } from '../http/api-registry.ts';
import { createHttp } from '../http/create-http.ts';
import type { SharedLimits } from '../http/limits/limit-store.ts';
import type { Mounted } from '../http/module.ts';
import { type ApiDeps, registerApi } from '../http/register-api.ts';
import { createLogger } from '../logger/logger.ts';

export interface TestHttp {
  app: FastifyInstance;
  /** What was logged, parsed. */
  logged: Record<string, unknown>[];
  /** Moves the catalogue's revision on, as a committed change would. */
  changeCatalog(): void;
}

interface TestHttpOptions extends ApiDeps {
  config?: Partial<Config>;
  /** For limits that several servers count together. */
  sharedLimits?: SharedLimits;
  /** Registers what stands beside the API. */
  beside?: (app: FastifyInstance) => unknown;
}

/** The HTTP server with the given endpoints under /api/v1, for `app.inject`. */
export async function createTestHttp(mounted: readonly Mounted[], options: TestHttpOptions = {}): Promise<TestHttp> {
  const logged: Record<string, unknown>[] = [];
  let revision = 1;
  const logger = createLogger('info', collectLines(logged));
  const app = await createHttp(
    { ...parseConfig({ NODE_ENV: 'test', RATE_LIMIT_PER_MINUTE: '0' }), ...options.config },
    logger,
    options.sharedLimits,
  );
  await options.beside?.(app);
  await app.register(
    async (scope) =>
      registerApi(
        scope,
        createRegistry(mounted, () => revision),
        new AnswerCache(() => revision),
        options,
      ),
    { prefix: '/api/v1' },
  );
  return { app, logged, changeCatalog: () => (revision += 1) };
}

/** Waits until the server has forgotten how busy the set-up made it; until then it answers 503 to spare itself. */
export const untilUnhurried = (app: FastifyInstance): Promise<void> =>
  vi.waitFor(async () => expect((await app.inject('/api/v1/none')).statusCode).not.toBe(503), {
    timeout: 10_000,
    interval: 100,
  });

/** A destination of a logger that keeps its lines. */
export function collectLines(lines: Record<string, unknown>[]): Writable {
  return new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      for (const line of chunk.toString().split('\n').filter(Boolean))
        lines.push(JSON.parse(line) as Record<string, unknown>);
      done();
    },
  });
}
