import type { z } from 'zod';

/** How a job is carried out when nothing else is said. */
const DEFAULTS = { retries: 5, retryDelaySeconds: 5, timeoutSeconds: 300, concurrency: 5 };

export interface JobOptions {
  /** Further attempts after the first failure; then the job is dead and listed by `jobs.deadLetters()`. */
  retries: number;
  /** Wait before the first retry; it doubles with each, up to an hour. */
  retryDelaySeconds: number;
  /** An attempt that takes longer counts as failed. */
  timeoutSeconds: number;
  /** How many of this job one process works on at once. */
  concurrency: number;
}

export interface JobDefinition<P extends z.ZodType = z.ZodType> extends JobOptions {
  name: string;
  payload: P;
}

/**
 * Declares a job: work that is done after the answer, or at a time. The name is `area.what_is_done`; the payload holds
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
