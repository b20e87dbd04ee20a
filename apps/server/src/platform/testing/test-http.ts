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
  /** Log output, parsed. */
  logged: Record<string, unknown>[];
  /** Advances the catalog's revision, as a committed change would. */
  changeCatalog(): void;
}

interface TestHttpOptions extends ApiDeps {
  config?: Partial<Config>;
  /** For limits shared by several servers. */
  sharedLimits?: SharedLimits;
  /** Registers routes other than the API. */
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

/** Waits until the server no longer counts the setup as overload; until then it responds with 503. */
export const untilUnhurried = (app: FastifyInstance): Promise<void> =>
  vi.waitFor(async () => expect((await app.inject('/api/v1/none')).statusCode).not.toBe(503), {
    timeout: 10_000,
    interval: 100,
  });

/** A log destination that keeps its lines. */
export function collectLines(lines: Record<string, unknown>[]): Writable {
  return new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      for (const line of chunk.toString().split('\n').filter(Boolean))
        lines.push(JSON.parse(line) as Record<string, unknown>);
      done();
    },
  });
}
