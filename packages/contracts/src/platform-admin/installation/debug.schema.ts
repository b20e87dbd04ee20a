import { z } from 'zod';
import { Instant } from '../../kit/index.ts';

const Fact = z.object({
  name: z
    .enum([
      'engine',
      'latency_ms',
      'size_bytes',
      'newest',
      'applied',
      'queues',
      'waiting',
      'running',
      'dead',
      'oldest_waiting_seconds',
      'subscribers',
      'transport',
      'kept',
      'failed',
      'links',
      'entries',
      'bytes',
      'revision',
    ])
    .meta({ description: 'What is told.' }),
  value: z.union([z.string(), z.number(), z.null()]).meta({ description: 'Its value.' }),
});

export const HealthCheck = z
  .object({
    name: z
      .enum(['database', 'migrations', 'jobs', 'outbox', 'mail', 'storage', 'audit', 'answers'])
      .meta({ description: 'What was looked at.' }),
    state: z
      .enum(['ok', 'attention', 'failing'])
      .meta({ description: 'Fine, something for a person to look at, or not working.' }),
    took_ms: z.number().meta({ description: 'How long the look took.' }),
    facts: z.array(Fact).meta({ description: 'What was found.' }),
  })
  .meta({ id: 'HealthCheck', description: 'One part of the installation and how it is.' });
export type HealthCheck = z.infer<typeof HealthCheck>;

export const RecentError = z
  .object({
    at: Instant.meta({ description: 'When.' }),
    what: z.string().meta({ description: 'What could not be done.' }),
    type: z.string().meta({ description: 'Kind of error.' }),
    message: z.string().meta({ description: 'Its message without values, addresses or names.' }),
    code: z.string().nullable().meta({ description: 'Code of the error, where it has one.' }),
    where: z.string().nullable().meta({ description: 'File and line of our code.' }),
    request_id: z.string().nullable().meta({ description: 'The request, as the person saw it.' }),
    job: z.string().nullable().meta({ description: 'The job, where it was one.' }),
  })
  .meta({ id: 'RecentError', description: 'An error of this process.' });
export type RecentError = z.infer<typeof RecentError>;

export const Debug = z
  .object({
    checked_at: Instant.meta({ description: 'When all of this was looked at.' }),
    checks: z.array(HealthCheck).meta({ description: 'Every part.' }),
    build: z
      .object({
        version: z.string().meta({ description: 'Version of the product.' }),
        commit: z.string().nullable().meta({ description: 'Commit, where it is known.' }),
        node: z.string().meta({ description: 'Version of Node.' }),
        started_at: Instant.meta({ description: 'When this process began.' }),
        uptime_seconds: z.int().meta({ description: 'Since then.' }),
      })
      .meta({ description: 'What is running.' }),
    memory: z
      .object({
        resident_bytes: z.int().meta({ description: 'Memory of the process.' }),
        heap_used_bytes: z.int().meta({ description: 'Used of the heap.' }),
        heap_total_bytes: z.int().meta({ description: 'The heap.' }),
      })
      .meta({ description: 'Memory of this process.' }),
    errors: z.array(RecentError).meta({ description: 'The last errors of this process, the newest first.' }),
  })
  .meta({ id: 'Debug', description: 'How the installation is.' });
export type Debug = z.infer<typeof Debug>;

export const DebugBundle = z
  .object({
    made_at: Instant.meta({ description: 'When it was made.' }),
    debug: Debug,
    configuration: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).meta({
      description: 'Settings without secrets, by name.',
    }),
    queues: z
      .array(z.record(z.string(), z.union([z.string(), z.number(), z.null()])))
      .meta({ description: 'Queues with counts.' }),
  })
  .meta({
    id: 'DebugBundle',
    description: 'All of it in one document to send to somebody who helps; nothing in it is secret.',
  });
export type DebugBundle = z.infer<typeof DebugBundle>;
