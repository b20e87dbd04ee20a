import { z } from 'zod';
import {
  CountryCode,
  defineEndpoint,
  FacetValue,
  Id,
  listParam,
  Locale,
  optionalParam,
  pageOf,
  pageQuery,
  SearchText,
} from '../../../kit/index.ts';
import { ExtensionOutcome, SubscriptionExtensions } from './subscription-extensions.schema.ts';
import { AdminSubscription, SUBSCRIPTION_SORTS, SUBSCRIPTION_TABS } from './subscription-list.schema.ts';
import { PackageType, Subscription, SubscriptionChange } from './subscription.schema.ts';

const facet = (description: string) => z.array(FacetValue).meta({ description });

export const listAdminSubscriptions = defineEndpoint({
  name: 'listAdminSubscriptions',
  method: 'GET',
  path: '/admin/subscriptions',
  access: ['admin'],
  tag: 'platform-admin',
  summary: 'List subscriptions as an admin',
  description:
    'Returns every partner clinic with its subscription, filtered and sorted, with counts by tab and filter. Days count in the time zone of each clinic. Demo admins see only those of the demo.',
  query: z.object({
    language: Locale.default('en').meta({ description: 'Language of names.' }),
    ...pageQuery(25),
    q: optionalParam(SearchText),
    tab: z.enum(SUBSCRIPTION_TABS).default('all').meta({ description: 'Status.' }),
    plan: listParam(PackageType).meta({ description: 'Plans.' }),
    country: listParam(CountryCode).meta({ description: 'Country codes.' }),
    sort: z
      .enum(SUBSCRIPTION_SORTS)
      .default('end')
      .meta({ description: 'Sort order; by end, clinics that never subscribed come last.' }),
  }),
  response: pageOf(AdminSubscription, {
    tabs: z.record(z.enum(SUBSCRIPTION_TABS), z.int()).meta({ description: 'Number of clinics in each tab.' }),
    facets: z
      .object({ plan: facet('By plan.'), country: facet('By country.') })
      .meta({ description: 'Counts by filter, with the other filters applied.' }),
  }),
});

export const extendSubscriptions = defineEndpoint({
  name: 'extendSubscriptions',
  method: 'POST',
  path: '/admin/subscriptions/extensions',
  access: ['admin'],
  tag: 'platform-admin',
  summary: 'Extend several subscriptions',
  description:
    'Adds months to the subscriptions of several clinics, each independently: those that can’t be extended stay unchanged and are returned with the reason, such as one that was extended since the caller read it.',
  body: SubscriptionExtensions,
  response: ExtensionOutcome,
});

export const extendSubscription = defineEndpoint({
  name: 'extendSubscription',
  method: 'POST',
  path: '/platform/providers/:id/subscription',
  access: ['admin'],
  tag: 'platform-admin',
  summary: 'Extend the subscription of a provider',
  description: 'Adds months from today or from the end of the covered period, whichever is later.',
  status: 201,
  params: z.object({ id: Id.meta({ description: 'Provider id.' }) }),
  body: SubscriptionChange,
  response: Subscription,
  problems: ['providers.not_found', 'providers.stands_differently'],
});
