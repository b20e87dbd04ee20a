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

async function run(handler: JobHandler, retryCount: number): Promise<Record<string, unknown>[]> {
  const lines: Record<string, unknown>[] = [];
  const queued = { id: 'a', data: {}, retryCount, retryLimit: 1 } as unknown as JobWithMetadata<unknown>;
  const done = runBatch({ job, handler }, [queued], createLogger('debug', collectLines(lines)));
  await vi.advanceTimersByTimeAsync(90_000);
  await done;
  return lines;
}

const takes = (seconds: number) => () => new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000));

it('an attempt that takes too long writes a line, an error if it was the last', async () => {
  expect(await run(takes(80), 0)).toMatchObject([
    { level: 'warn', job: 'test.slow', job_id: 'a', attempt: 1, seconds: 60 },
  ]);
  expect(await run(takes(80), 1)).toMatchObject([{ level: 'error', msg: 'job is dead: it took too long', attempt: 2 }]);
});

it('an attempt in time writes none', async () => {
  expect(await run(takes(50), 1)).toEqual([]);
});
