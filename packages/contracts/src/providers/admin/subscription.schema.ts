import { z } from 'zod';
import { DateOnly, Id } from '../../kit/index.ts';

export const PACKAGE_TYPES = ['basic', 'professional', 'enterprise'] as const;
export const PackageType = z.enum(PACKAGE_TYPES).meta({ description: 'Which subscription a clinic has.' });
export type PackageType = z.infer<typeof PackageType>;

/** Most months that are added at once. */
export const MOST_MONTHS = 36;

export const SubscriptionChange = z
  .strictObject({
    package_type: PackageType,
    months: z.int().min(1).max(MOST_MONTHS).meta({ description: 'Months to add.' }),
  })
  .meta({ id: 'SubscriptionChange', description: 'Months of a subscription for a clinic.' });
export type SubscriptionChange = z.infer<typeof SubscriptionChange>;

export const SubscriptionPeriod = z
  .object({
    id: Id,
    package_type: PackageType,
    months: z.int().meta({ description: 'How many months it covers.' }),
    starts_on: DateOnly.meta({ description: 'First day.' }),
    ends_on: DateOnly.meta({ description: 'The day after the last.' }),
  })
  .meta({ id: 'SubscriptionPeriod', description: 'A part of a subscription.' });

export const Subscription = z
  .object({
    package_type: PackageType.nullable().meta({ description: 'What runs today; null when nothing does.' }),
    ends_on: DateOnly.nullable().meta({ description: 'The day after the last that is covered.' }),
    periods: z.array(SubscriptionPeriod).meta({ description: 'All periods, the latest first.' }),
  })
  .meta({ id: 'Subscription', description: 'The subscription of a clinic.' });
export type Subscription = z.infer<typeof Subscription>;
