import { z } from 'zod';
import { Id } from '../../kit/index.ts';
import { VerificationStatus } from '../providers.schema.ts';
import { Reason } from '../../audit/reason.ts';

/** Most providers that are decided about at once. */
export const MOST_AT_ONCE = 50;

export const BulkAction = z
  .enum(['submit', 'verify'])
  .meta({ description: 'Begin to check their credentials, or verify them.' });
export type BulkAction = z.infer<typeof BulkAction>;

export const BulkDecision = z
  .strictObject({
    action: BulkAction,
    reason: Reason.meta({ description: 'Why; it is noted with each of them in the audit log.' }),
    items: z
      .array(
        z.strictObject({ id: Id, version: z.int().min(1).meta({ description: 'The version that was looked at.' }) }),
      )
      .min(1)
      .max(MOST_AT_ONCE)
      .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, { message: 'names one twice' })
      .meta({ description: 'Which ones, each as it was looked at.' }),
  })
  .meta({ id: 'BulkDecision', description: 'One decision about several providers.' });
export type BulkDecision = z.infer<typeof BulkDecision>;

const BulkResult = z
  .object({
    id: Id,
    name: z.string().nullable().meta({ description: 'Name; null when there is no such provider for you to see.' }),
    done: z.boolean().meta({ description: 'Whether it was done.' }),
    problem: z.string().nullable().meta({ description: 'Code of why not; null when it was done.' }),
    verification_status: VerificationStatus.nullable().meta({ description: 'How it stands now.' }),
  })
  .meta({ id: 'BulkResult', description: 'What became of one of them.' });
export type BulkResult = z.infer<typeof BulkResult>;

export const BulkOutcome = z
  .object({
    done: z.int().meta({ description: 'How many it was done with.' }),
    refused: z.int().meta({ description: 'How many it was not done with; they stand as before.' }),
    results: z.array(BulkResult).meta({ description: 'Each of them, in the order of the request.' }),
  })
  .meta({ id: 'BulkOutcome', description: 'What became of a decision about several providers.' });
export type BulkOutcome = z.infer<typeof BulkOutcome>;
