import type { JobResult, JobWithMetadata } from 'pg-boss';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { describeError } from '../logger/describe-error.ts';
import type { JobDefinition } from './define-job.ts';

/** What a handler knows about the attempt besides its payload. */
export interface JobFacts {
  jobId: string;
  /** 1 for the first attempt. */
  attempt: number;
  /** If this attempt fails, the job is dead. */
  lastAttempt: boolean;
  /** Aborted if the attempt takes too long or the process stops. */
  signal: AbortSignal;
}

/** Runs the job. Throwing schedules a retry. It may run more than once, so it must be idempotent. */
export type JobHandler<P extends z.ZodType = z.ZodType> = (payload: z.output<P>, facts: JobFacts) => Promise<void>;

/**
 * Does jobs of one kind together, in fewer statements than each by itself would take. Returns for each whether it is done. One that
 * throws has had no effect.
 */
export type Together<P extends z.ZodType = z.ZodType> = (
  payloads: readonly z.output<P>[],
) => Promise<readonly boolean[]>;

export interface Registered {
  job: JobDefinition;
  handler: JobHandler;
  together?: Together | undefined;
}

/**
 * Runs a batch and reports each job's result; failures are logged without payload. What can be done together is. If that fails, or
 * leaves something over, each is tried by itself, so that one that fails keeps no other from its end.
 */
export async function runBatch(
  { job, handler, together }: Registered,
  batch: readonly JobWithMetadata<unknown>[],
  logger: Logger,
): Promise<JobResult[]> {
  const done = together ? await doneTogether(job, together, batch, logger) : new Set<string>();
  const results: JobResult[] = [...done].map((id) => ({ id, status: 'completed' }));
  const left = batch.filter(({ id }) => !done.has(id));
  const atOnce = together ? job.concurrency : left.length;
  for (let from = 0; from < left.length; from += atOnce) {
    const some = left.slice(from, from + atOnce);
    results.push(...(await Promise.all(some.map((queued) => runOne(job, handler, queued, logger)))));
  }
  return results;
}

/** Ids of the jobs that were done together. Those that failed before are left to be tried by themselves. */
async function doneTogether(
  job: JobDefinition,
  together: Together,
  batch: readonly JobWithMetadata<unknown>[],
  logger: Logger,
): Promise<Set<string>> {
  const fresh = batch.filter(({ retryCount }) => retryCount === 0);
  if (fresh.length < 2) return new Set();
  try {
    const done = await together(fresh.map(({ data }) => job.payload.parse(data)));
    return new Set(fresh.filter((_, index) => done[index]).map(({ id }) => id));
  } catch (error) {
    logger.debug({ err: error, job: job.name, jobs: fresh.length }, 'jobs failed together and are tried one by one');
    return new Set();
  }
}

async function runOne(
  job: JobDefinition,
  handler: JobHandler,
  queued: JobWithMetadata<unknown>,
  logger: Logger,
): Promise<JobResult> {
  const attempt = queued.retryCount + 1;
  const lastAttempt = attempt > queued.retryLimit;
  // The queue fails a late attempt without waiting for it, so that nothing below would say so.
  const late = setTimeout(() => {
    const facts = { job: job.name, job_id: queued.id, attempt, seconds: job.timeoutSeconds };
    logger[lastAttempt ? 'error' : 'warn'](
      facts,
      lastAttempt ? 'job is dead: it took too long' : 'job took too long and will be tried again',
    );
  }, job.timeoutSeconds * 1000);
  try {
    await handler(job.payload.parse(queued.data), {
      jobId: queued.id,
      attempt,
      lastAttempt,
      signal: queued.signal ?? new AbortController().signal,
    });
    return { id: queued.id, status: 'completed' };
  } catch (error) {
    logger[lastAttempt ? 'error' : 'warn'](
      { err: error, job: job.name, job_id: queued.id, attempt },
      lastAttempt ? 'job is dead' : 'job failed and will be tried again',
    );
    return { id: queued.id, status: 'failed', output: { message: describeError(error).message } };
  } finally {
    clearTimeout(late);
  }
}
