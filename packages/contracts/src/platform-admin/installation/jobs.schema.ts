import { z } from 'zod';
import { Id, Instant } from '../../kit/index.ts';

const count = (description: string) => z.int().meta({ description });

export const JobQueueState = z
  .object({
    name: z.string().meta({ description: 'Name of the job.' }),
    waiting: count('Due, not begun.'),
    later: count('To be done at a later time.'),
    running: count('Being done.'),
    retrying: count('Failed and waiting for another attempt.'),
    done: count('Done lately.'),
    dead: count('Failed for good.'),
    cron: z.string().nullable().meta({ description: 'When it is done by itself, in UTC; null for others.' }),
  })
  .meta({ id: 'JobQueueState', description: 'A kind of job and how many there are.' });
export type JobQueueState = z.infer<typeof JobQueueState>;

export const DeadJob = z
  .object({
    id: Id,
    job: z.string().meta({ description: 'Name of the job.' }),
    payload: z.string().meta({ description: 'What it was given: ids, as JSON.' }),
    message: z.string().meta({ description: 'What the last attempt said, without values, addresses or names.' }),
    attempts: count('How often it was tried.'),
    died_at: Instant.meta({ description: 'When the last attempt failed.' }),
    actions: z.array(z.enum(['retry'])).meta({ description: 'What can be done with it.' }),
  })
  .meta({ id: 'DeadJob', description: 'A job that failed for good.' });
export type DeadJob = z.infer<typeof DeadJob>;

export const JobsState = z
  .object({
    queues: z.array(JobQueueState).meta({ description: 'Every kind of job.' }),
    dead: z.array(DeadJob).meta({ description: 'Jobs that failed for good, the newest first, a hundred at most.' }),
  })
  .meta({ id: 'JobsState', description: 'What is done after answers and at times.' });
export type JobsState = z.infer<typeof JobsState>;
