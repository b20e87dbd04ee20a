import type { z } from 'zod';
import type { Tx } from '../db/database.ts';
import type { DeadLetter } from './dead-letters.ts';
import type { JobDefinition } from './define-job.ts';
import type { QueueCounts } from './jobs.repo.ts';
import type { JobHandler, Together } from './run-job.ts';

export interface EnqueueOptions {
  /** Not before this instant. */
  startAfter?: Date;
  /** While a job with this key is queued, no other is added. Letters, digits and `_-./` only. */
  singletonKey?: string;
}

/** The job queue. It lives in the database, so that a job exists if and only if its transaction committed. */
export interface Jobs {
  /**
   * Registers the handler of a job. Before `start`. With `together`, jobs that are due at the same time are first tried with it,
   * and those it does not do are handled one by one.
   */
  work<P extends z.ZodType>(job: JobDefinition<P>, handler: JobHandler<P>, together?: Together<P>): void;
  /**
   * Schedules a job, by cron expression in UTC. Before `start`. With `catchUp` it also runs once at the start if it was due
   * while no server ran.
   */
  schedule<P extends z.ZodType>(
    job: JobDefinition<P>,
    cron: string,
    payload: z.input<P>,
    options?: { catchUp?: boolean },
  ): void;
  /** Adds a job, in the caller's transaction if there is one. Returns false if one with the same key is queued. */
  enqueue<P extends z.ZodType>(
    tx: Tx | null,
    job: JobDefinition<P>,
    payload: z.input<P>,
    options?: EnqueueOptions,
  ): Promise<boolean>;
  /** Adds a job in a transaction; works that run side by side (`sideBySide`) add theirs in one statement. */
  enqueueInBulk<P extends z.ZodType>(
    tx: Tx,
    job: JobDefinition<P>,
    payload: z.input<P>,
    options?: Pick<EnqueueOptions, 'startAfter'>,
  ): Promise<void>;
  /** Adds many jobs of one kind at once. */
  enqueueAll<P extends z.ZodType>(tx: Tx, job: JobDefinition<P>, payloads: readonly z.input<P>[]): Promise<void>;
  /** Loads queues a newer version may have created, so that jobs can be added to them inside a transaction. */
  learn(names: readonly string[]): Promise<void>;
  /** Adds jobs by queue name, possibly of a queue only a newer version handles. */
  enqueueRows(tx: Tx, name: string, rows: readonly { id: string; data: object }[]): Promise<void>;
  /**
   * Prepares the queues; with `workers: false`, jobs can be added but are not run here. `superviseSeconds` is how
   * often it checks for jobs whose process died.
   */
  start(options?: { workers?: boolean; superviseSeconds?: number }): Promise<void>;
  /** Checks the queues now. */
  wake(): void;
  /** Accepts no more jobs and waits for running ones, at most 8 seconds; interrupted ones are retried. */
  stop(): Promise<void>;
  /** Counts of waiting, running and failed jobs by kind. */
  counts(): Promise<QueueCounts[]>;
  /** Jobs whose last attempt failed, newest first. */
  deadLetters(limit?: number): Promise<DeadLetter[]>;
  /** Returns a dead job to its queue. Returns false if there is no such dead job. */
  runAgain(deadLetterId: string): Promise<boolean>;
  /** For tests: runs everything that is due, or with `later` everything queued. Returns the number of attempts. */
  runAllDue(options?: { later?: boolean }): Promise<number>;
}
