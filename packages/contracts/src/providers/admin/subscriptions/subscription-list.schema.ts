import { z } from 'zod';
import { CountryCode, DateOnly, Id, Name } from '../../../kit/index.ts';
import { OperationalState, ProviderAction } from '../providers.schema.ts';
import { PackageType } from './subscription.schema.ts';

/** A subscription counts as ending this many days before its end. */
export const ENDING_DAYS = 30;

export const SUBSCRIPTION_STATUSES = ['covered', 'ending', 'ended', 'never'] as const;
export const SubscriptionStatus = z.enum(SUBSCRIPTION_STATUSES).meta({
  description: `\`covered\` for more than ${ENDING_DAYS} days; \`ending\` within ${ENDING_DAYS} days; \`ended\`; \`never\` subscribed.`,
});
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

export const SUBSCRIPTION_TABS = ['all', ...SUBSCRIPTION_STATUSES] as const;
export type SubscriptionTab = (typeof SUBSCRIPTION_TABS)[number];

export const SUBSCRIPTION_SORTS = ['end', '-end', 'name', '-name'] as const;

export const AdminSubscription = z
  .object({
    id: Id.meta({ description: 'Provider id.' }),
    name: z.string().meta({ description: 'Name of the clinic.' }),
    city: z.string().nullable().meta({ description: 'City.' }),
    country: z.object({ code: CountryCode, name: Name }).meta({ description: 'Country.' }),
    operational_status: OperationalState,
    organization: z
      .object({ id: Id, name: z.string().meta({ description: 'Name.' }) })
      .nullable()
      .meta({ description: 'The organization that manages it.' }),
    package_count: z.int().meta({ description: 'Published packages.' }),
    status: SubscriptionStatus,
    package_type: PackageType.nullable().meta({
      description: 'The plan now, or the last one if it has ended; null if it never subscribed.',
    }),
    ends_on: DateOnly.nullable().meta({
      description: 'The day after the last covered day; null if it never subscribed.',
    }),
    days_left: z.int().nullable().meta({
      description: 'Days until then; 0 or less once it has ended, null if it never subscribed.',
    }),
    actions: z.array(ProviderAction.extract(['subscribe'])).meta({ description: 'What an admin may do with it now.' }),
  })
  .meta({ id: 'AdminSubscription', description: 'A partner clinic in the admins’ list of subscriptions.' });
export type AdminSubscription = z.infer<typeof AdminSubscription>;
