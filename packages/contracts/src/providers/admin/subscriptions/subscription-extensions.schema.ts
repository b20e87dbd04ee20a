import { z } from 'zod';
import { DateOnly, Id } from '../../../kit/index.ts';
import { MOST_AT_ONCE } from '../bulk-providers.schema.ts';
import { PackageType, SubscriptionChange } from './subscription.schema.ts';

const EndsOn = DateOnly.nullable();

export const SubscriptionExtensions = z
  .strictObject({
    package_type: PackageType.nullable().meta({
      description: 'Plan of the added months; null continues the plan of each clinic.',
    }),
    months: SubscriptionChange.shape.months,
    items: z
      .array(
        z.strictObject({
          id: Id.meta({ description: 'Provider id.' }),
          ends_on: EndsOn.meta({ description: 'The end the caller read; null if it never subscribed.' }),
        }),
      )
      .min(1)
      .max(MOST_AT_ONCE)
      .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, { message: 'names one twice' })
      .meta({
        description: 'Clinics, each with the end the caller read: one extended since then is not extended again.',
      }),
  })
  .meta({ id: 'SubscriptionExtensions', description: 'One extension of several subscriptions.' });
export type SubscriptionExtensions = z.infer<typeof SubscriptionExtensions>;

const ExtensionResult = z
  .object({
    id: Id.meta({ description: 'Provider id.' }),
    name: z
      .string()
      .nullable()
      .meta({ description: 'Name; null if the clinic does not exist or is not visible to the caller.' }),
    done: z.boolean().meta({ description: 'Whether it was extended.' }),
    problem: z.string().nullable().meta({ description: 'Error code; null if it was extended.' }),
    error: z
      .string()
      .nullable()
      .meta({ description: 'The same as a sentence, in the language of `Accept-Language`; null if it was extended.' }),
    ends_on: EndsOn.meta({ description: 'Its new end; null if it was not extended.' }),
  })
  .meta({ id: 'ExtensionResult', description: 'Result for one clinic.' });
export type ExtensionResult = z.infer<typeof ExtensionResult>;

export const ExtensionOutcome = z
  .object({
    done: z.int().meta({ description: 'Number of extended subscriptions.' }),
    refused: z.int().meta({ description: 'Number of subscriptions that are unchanged.' }),
    results: z.array(ExtensionResult).meta({ description: 'Each clinic, in the order of the request.' }),
  })
  .meta({ id: 'ExtensionOutcome', description: 'Results of an extension of several subscriptions.' });
export type ExtensionOutcome = z.infer<typeof ExtensionOutcome>;
