import type { JobWithMetadata } from 'pg-boss';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createLogger } from '../../logger/logger.ts';
import { collectLines } from '../../testing/test-http.ts';
import { defineJob } from '../define-job.ts';
import { type JobHandler, runBatch } from '../run-job.ts';

const job = defineJob('test.slow', z.object({}), { timeoutSeconds: 60 });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What an attempt that ends after some seconds writes to the log. */
async function run(seconds: number, retryCount: number): Promise<Record<string, unknown>[]> {
  const lines: Record<string, unknown>[] = [];
  const queued = { id: 'a', data: {}, retryCount, retryLimit: 1 } as unknown as JobWithMetadata<unknown>;
  let end = (): void => undefined;
  const handler: JobHandler = () =>
    new Promise<void>((resolve) => {
      end = resolve;
    });
  const done = runBatch({ job, handler }, [queued], createLogger('debug', collectLines(lines)));
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  end();
  await done;
  return lines;
}

it('an attempt that takes too long writes a line, an error if it was the last', async () => {
  expect(await run(80, 0)).toMatchObject([{ level: 'warn', job: 'test.slow', job_id: 'a', attempt: 1, seconds: 60 }]);
  expect(await run(80, 1)).toMatchObject([{ level: 'error', msg: 'job is dead: it took too long', attempt: 2 }]);
});

it('an attempt in time writes none', async () => {
  expect(await run(50, 1)).toEqual([]);
});
