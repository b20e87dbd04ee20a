import { z } from 'zod';
import { DateOnly, Id } from '../../../kit/index.ts';

export const PACKAGE_TYPES = ['basic', 'professional', 'enterprise'] as const;
export const PackageType = z.enum(PACKAGE_TYPES).meta({ description: 'Subscription plan of a clinic.' });
export type PackageType = z.infer<typeof PackageType>;

/** Maximum number of months per extension. */
export const MOST_MONTHS = 36;

export const SubscriptionChange = z
  .strictObject({
    package_type: PackageType,
    months: z.int().min(1).max(MOST_MONTHS).meta({ description: 'Months to add.' }),
  })
  .meta({ id: 'SubscriptionChange', description: 'Subscription months for a clinic.' });
export type SubscriptionChange = z.infer<typeof SubscriptionChange>;

export const SubscriptionPeriod = z
  .object({
    id: Id,
    package_type: PackageType,
    months: z.int().meta({ description: 'Number of months covered.' }),
    starts_on: DateOnly.meta({ description: 'First day.' }),
    ends_on: DateOnly.meta({ description: 'The day after the last day.' }),
  })
  .meta({ id: 'SubscriptionPeriod', description: 'A subscription period.' });

export const Subscription = z
  .object({
    package_type: PackageType.nullable().meta({ description: 'The current period; null if there is none.' }),
    ends_on: DateOnly.nullable().meta({ description: 'The day after the last covered day.' }),
    periods: z.array(SubscriptionPeriod).meta({ description: 'All periods, latest first.' }),
  })
  .meta({ id: 'Subscription', description: 'The subscription of a clinic.' });
export type Subscription = z.infer<typeof Subscription>;
