import type { z } from 'zod';

/** Default job options. */
const DEFAULTS = { retries: 5, retryDelaySeconds: 5, timeoutSeconds: 300, concurrency: 5 };

export interface JobOptions {
  /** Retries after the first failure; then the job is dead and listed by `jobs.deadLetters()`. */
  retries: number;
  /** Delay before the first retry; doubles each time, up to an hour. */
  retryDelaySeconds: number;
  /** A longer attempt counts as failed. */
  timeoutSeconds: number;
  /** Concurrent jobs of this kind per process. */
  concurrency: number;
}

/** Jobs taken at once of a kind that is handled together. */
export const TOGETHER = 100;

export interface JobDefinition<P extends z.ZodType = z.ZodType> extends JobOptions {
  name: string;
  payload: P;
}

/**
 * Declares a job: work done after the response, or on schedule. The name is `area.what_is_done`; the payload contains
 * ids rather than personal data, because dead jobs are shown to admins.
 */
export function defineJob<P extends z.ZodType>(
  name: string,
  payload: P,
  options: Partial<JobOptions> = {},
): JobDefinition<P> {
  if (!/^[a-z][a-z0-9_]*([./][a-z0-9_]+)+$/.test(name))
    throw new Error(`job name "${name}" must look like area.what_is_done`);
  return { name, payload, ...DEFAULTS, ...options };
}
