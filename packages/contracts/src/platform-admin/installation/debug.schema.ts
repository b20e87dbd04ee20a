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
      'breaks',
      'entries',
      'bytes',
      'revision',
    ])
    .meta({ description: 'Name.' }),
  value: z.union([z.string(), z.number(), z.null()]).meta({ description: 'Its value.' }),
});

export const HealthCheck = z
  .object({
    name: z
      .enum([
        'database',
        'migrations',
        'jobs',
        'outbox',
        'mail',
        'storage',
        'audit',
        'ledger',
        'answers',
        'translation',
      ])
      .meta({ description: 'Component checked; translation only where a service is configured.' }),
    state: z.enum(['ok', 'attention', 'failing']).meta({ description: 'OK, needs attention, or not working.' }),
    took_ms: z.number().meta({ description: 'Duration of the check.' }),
    facts: z.array(Fact).meta({ description: 'Findings.' }),
  })
  .meta({ id: 'HealthCheck', description: 'Health of one component of the installation.' });
export type HealthCheck = z.infer<typeof HealthCheck>;

export const RecentError = z
  .object({
    at: Instant.meta({ description: 'When it happened.' }),
    what: z.string().meta({ description: 'What failed.' }),
    type: z.string().meta({ description: 'Error type.' }),
    message: z.string().meta({ description: 'Message without values, addresses or names.' }),
    code: z.string().nullable().meta({ description: 'Error code, if it has one.' }),
    where: z.string().nullable().meta({ description: 'File and line in our code.' }),
    request_id: z.string().nullable().meta({ description: 'Request id, as shown to the user.' }),
    job: z.string().nullable().meta({ description: 'Job, if it was one.' }),
  })
  .meta({ id: 'RecentError', description: 'An error of this process.' });
export type RecentError = z.infer<typeof RecentError>;

export const Debug = z
  .object({
    checked_at: Instant.meta({ description: 'When the checks ran.' }),
    checks: z.array(HealthCheck).meta({ description: 'All components.' }),
    build: z
      .object({
        version: z.string().meta({ description: 'Version of the product.' }),
        commit: z.string().nullable().meta({ description: 'Commit, if known.' }),
        node: z.string().meta({ description: 'Node version.' }),
        started_at: Instant.meta({ description: 'When this process started.' }),
        uptime_seconds: z.int().meta({ description: 'Uptime.' }),
      })
      .meta({ description: 'What is running.' }),
    memory: z
      .object({
        resident_bytes: z.int().meta({ description: 'Memory of the process.' }),
        heap_used_bytes: z.int().meta({ description: 'Used of the heap.' }),
        heap_total_bytes: z.int().meta({ description: 'The heap.' }),
      })
      .meta({ description: 'Memory of this process.' }),
    errors: z.array(RecentError).meta({ description: 'The last errors of this process, newest first.' }),
  })
  .meta({ id: 'Debug', description: 'Health of the installation.' });
export type Debug = z.infer<typeof Debug>;

export const DebugBundle = z
  .object({
    made_at: Instant.meta({ description: 'When it was created.' }),
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
    description: 'Diagnostic report to send to support; contains no secrets.',
  });
export type DebugBundle = z.infer<typeof DebugBundle>;
