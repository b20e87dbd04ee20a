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

export interface Registered {
  job: JobDefinition;
  handler: JobHandler;
}

/** Runs a batch concurrently and reports each job's result; failures are logged without payload. */
export function runBatch(
  { job, handler }: Registered,
  batch: readonly JobWithMetadata<unknown>[],
  logger: Logger,
): Promise<JobResult[]> {
  return Promise.all(batch.map((queued) => runOne(job, handler, queued, logger)));
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
