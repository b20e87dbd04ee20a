import { z } from 'zod';
import { Id, Instant } from '../../kit/index.ts';

const count = (description: string) => z.int().meta({ description });

export const JobQueueState = z
  .object({
    name: z.string().meta({ description: 'Name of the job.' }),
    waiting: count('Due, not started.'),
    later: count('Scheduled for later.'),
    running: count('Running.'),
    retrying: count('Failed, waiting for a retry.'),
    done: count('Completed recently.'),
    dead: count('Failed permanently.'),
    cron: z.string().nullable().meta({ description: 'Schedule, in UTC; null if not scheduled.' }),
  })
  .meta({ id: 'JobQueueState', description: 'A kind of job with its counts.' });
export type JobQueueState = z.infer<typeof JobQueueState>;

export const DeadJob = z
  .object({
    id: Id,
    job: z.string().meta({ description: 'Name of the job.' }),
    payload: z.string().meta({ description: 'Its input: ids, as JSON.' }),
    message: z.string().meta({ description: 'Error of the last attempt, without values, addresses or names.' }),
    attempts: count('Number of attempts.'),
    died_at: Instant.meta({ description: 'When the last attempt failed.' }),
    actions: z.array(z.enum(['retry'])).meta({ description: 'What the caller can do with it.' }),
  })
  .meta({ id: 'DeadJob', description: 'A job that failed permanently.' });
export type DeadJob = z.infer<typeof DeadJob>;

export const JobsState = z
  .object({
    queues: z.array(JobQueueState).meta({ description: 'Every kind of job.' }),
    dead: z.array(DeadJob).meta({ description: 'Permanently failed jobs, newest first, at most 100.' }),
  })
  .meta({ id: 'JobsState', description: 'Background and scheduled jobs.' });
export type JobsState = z.infer<typeof JobsState>;
