import type { z } from 'zod';
import type { Tx } from '../db/database.ts';
import type { DeadLetter } from './dead-letters.ts';
import type { JobDefinition } from './define-job.ts';
import type { QueueCounts } from './jobs.repo.ts';
import type { JobHandler } from './run-job.ts';

export interface EnqueueOptions {
  /** Not before this instant. */
  startAfter?: Date;
  /** While a job with this key waits, another is not added. Letters, digits and `_-./` only. */
  singletonKey?: string;
}

/** The job queue. It lives in the database, so that a job exists if and only if its transaction committed. */
export interface Jobs {
  /** Says who does a job. Before `start`. */
  work<P extends z.ZodType>(job: JobDefinition<P>, handler: JobHandler<P>): void;
  /** Does a job regularly, by cron expression in UTC. Before `start`. */
  schedule<P extends z.ZodType>(job: JobDefinition<P>, cron: string, payload: z.input<P>): void;
  /** Adds a job, in the caller's transaction when there is one. False when one with the same key waits already. */
  enqueue<P extends z.ZodType>(
    tx: Tx | null,
    job: JobDefinition<P>,
    payload: z.input<P>,
    options?: EnqueueOptions,
  ): Promise<boolean>;
  /** Adds many of one job at once. */
  enqueueAll<P extends z.ZodType>(tx: Tx, job: JobDefinition<P>, payloads: readonly z.input<P>[]): Promise<void>;
  /** Reads queues that a newer version may have made, so that jobs can be added to them inside a transaction. */
  learn(names: readonly string[]): Promise<void>;
  /** Adds jobs by the name of their queue, which may be one that only a newer version works on. */
  enqueueRows(tx: Tx, name: string, rows: readonly { id: string; data: object }[]): Promise<void>;
  /**
   * Prepares the queues; with `workers: false` jobs can be added but nobody does them here. `superviseSeconds` is how
   * often it looks for jobs whose process died.
   */
  start(options?: { workers?: boolean; superviseSeconds?: number }): Promise<void>;
  /** Looks at the queues now. */
  wake(): void;
  /** Takes no more jobs and waits for the running ones, at most 8 seconds; what is cut short is tried again. */
  stop(): Promise<void>;
  /** How many jobs of each kind wait, run and failed. */
  counts(): Promise<QueueCounts[]>;
  /** Jobs whose last attempt failed, newest first. */
  deadLetters(limit?: number): Promise<DeadLetter[]>;
  /** Puts a dead job back to its queue. False when there is no such dead job. */
  runAgain(deadLetterId: string): Promise<boolean>;
  /** For tests: does everything that is due, or with `later` everything there is. Answers how many attempts that took. */
  runAllDue(options?: { later?: boolean }): Promise<number>;
}
