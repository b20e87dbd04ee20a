import { z } from 'zod';
import { Id } from '../../kit/index.ts';
import { VerificationStatus } from '../providers.schema.ts';
import { Reason } from '../../audit/reason.ts';

/** Maximum number of providers per decision. */
export const MOST_AT_ONCE = 50;

export const BulkAction = z
  .enum(['submit', 'verify'])
  .meta({ description: 'Start verifying their credentials, or verify them.' });
export type BulkAction = z.infer<typeof BulkAction>;

export const BulkDecision = z
  .strictObject({
    action: BulkAction,
    reason: Reason.meta({ description: 'Reason, recorded for each of them in the audit log.' }),
    items: z
      .array(z.strictObject({ id: Id, version: z.int().min(1).meta({ description: 'The version the caller read.' }) }))
      .min(1)
      .max(MOST_AT_ONCE)
      .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, { message: 'names one twice' })
      .meta({ description: 'Providers, each with the version the caller read.' }),
  })
  .meta({ id: 'BulkDecision', description: 'One decision on several providers.' });
export type BulkDecision = z.infer<typeof BulkDecision>;

const BulkResult = z
  .object({
    id: Id,
    name: z
      .string()
      .nullable()
      .meta({ description: 'Name; null if the provider does not exist or is not visible to the caller.' }),
    done: z.boolean().meta({ description: 'Whether it was applied.' }),
    problem: z.string().nullable().meta({ description: 'Error code; null if it was applied.' }),
    error: z
      .string()
      .nullable()
      .meta({ description: 'The same as a sentence, in the language of `Accept-Language`; null if it was applied.' }),
    verification_status: VerificationStatus.nullable().meta({ description: 'Its current status.' }),
    version: z.int().nullable().meta({ description: 'Its current version, which undoing names.' }),
  })
  .meta({ id: 'BulkResult', description: 'Result for one provider.' });
export type BulkResult = z.infer<typeof BulkResult>;

export const BulkOutcome = z
  .object({
    done: z.int().meta({ description: 'Number of providers it was applied to.' }),
    refused: z.int().meta({ description: 'Number of providers it was not applied to; they are unchanged.' }),
    results: z.array(BulkResult).meta({ description: 'Each provider, in the order of the request.' }),
  })
  .meta({ id: 'BulkOutcome', description: 'Results of a decision on several providers.' });
export type BulkOutcome = z.infer<typeof BulkOutcome>;
