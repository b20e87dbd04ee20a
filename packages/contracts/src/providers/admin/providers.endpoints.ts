import { z } from 'zod';
import {
  CountryCode,
  defineEndpoint,
  FacetValue,
  flagParam,
  Id,
  listParam,
  Locale,
  optionalParam,
  pageOf,
  pageQuery,
  SearchText,
} from '../../kit/index.ts';
import { ListingKind, ProviderDetail } from '../providers.schema.ts';
import { AdminProviderDetail } from './provider-detail.schema.ts';
import { ADMIN_PROVIDER_SORTS, AdminProvider, PROVIDER_TABS } from './providers.schema.ts';
import { LikenessQuery, LikeProviders } from './provider-changes.schema.ts';
import { RiskLevel } from './provider-risk.schema.ts';
import { ProviderBooking, ProviderFinancials } from './provider-work.schema.ts';

const shared = { method: 'GET', access: ['admin'], tag: 'platform-admin' } as const;
const params = z.object({ id: Id.meta({ description: 'Provider id.' }) });
const language = Locale.default('en').meta({ description: 'Language of names.' });
const problems = ['providers.not_found'];
const facet = (description: string) => z.array(FacetValue).meta({ description });

export const listAdminProviders = defineEndpoint({
  ...shared,
  name: 'listAdminProviders',
  path: '/admin/providers',
  summary: 'List providers as an admin',
  description:
    'Returns all providers, including hidden ones, filtered and sorted, with counts by tab and filter. `q` matches name, number, address and license exactly, and names also approximately. Demo admins see only those of the demo.',
  query: z.object({
    language,
    ...pageQuery(25),
    q: optionalParam(SearchText),
    tab: z
      .enum(PROVIDER_TABS)
      .default('all')
      .meta({ description: 'Status; `changes`: with a change request that waits for a decision.' }),
    type: listParam(z.string().max(40)).meta({ description: 'Types.' }),
    country: listParam(CountryCode).meta({ description: 'Country codes.' }),
    listing: optionalParam(ListingKind),
    credentials: optionalParam(z.enum(['expiring', 'expired', 'missing'])).meta({
      description: 'Only those with credentials that expire within 30 days, have expired, or with no valid ones.',
    }),
    risk: optionalParam(RiskLevel).meta({ description: 'Only partners with these risk levels.' }),
    demo: flagParam.meta({ description: 'Only those of the demo.' }),
    sort: z.enum(ADMIN_PROVIDER_SORTS).default('name').meta({ description: 'Sort order.' }),
  }),
  response: pageOf(AdminProvider, {
    tabs: z.record(z.enum(PROVIDER_TABS), z.int()).meta({ description: 'Number of providers in each tab.' }),
    facets: z
      .object({
        type: facet('By type.'),
        country: facet('By country.'),
        listing: facet('By listing.'),
        risk: facet('By risk.'),
      })
      .meta({ description: 'Counts by filter, with the other filters applied.' }),
    next: z
      .object({ id: Id, since: z.string().meta({ description: 'Waiting since.' }) })
      .nullable()
      .meta({ description: 'The provider waiting longest for verification.' }),
  }),
});

export const searchAdminProviders = defineEndpoint({
  ...shared,
  name: 'searchAdminProviders',
  path: '/admin/providers/search',
  summary: 'Search providers as an admin',
  description: 'Returns the most likely providers for a few letters, tolerating typos, best first.',
  query: z.object({
    language,
    q: SearchText,
    limit: z.coerce.number().int().min(1).max(20).default(8).meta({ description: 'Maximum number of results.' }),
  }),
  response: z.object({ data: z.array(AdminProvider).meta({ description: 'Best first.' }) }),
});

export const findLikeProviders = defineEndpoint({
  ...shared,
  name: 'findLikeProviders',
  path: '/admin/providers/alike',
  summary: 'Find possible duplicate providers',
  description: 'Returns providers with a similar name, number or license; called while typing.',
  query: LikenessQuery,
  response: LikeProviders,
});

export const getAdminProvider = defineEndpoint({
  ...shared,
  name: 'getAdminProvider',
  path: '/admin/providers/:id',
  summary: 'Get a provider as an admin',
  description: 'Returns the whole record: profile, credentials, team, subscription, who acted for it and its history.',
  params,
  query: z.object({ language }),
  response: AdminProviderDetail,
  problems,
});

export const getProviderAsSeen = defineEndpoint({
  ...shared,
  name: 'getProviderAsSeen',
  path: '/admin/providers/:id/page',
  summary: 'Preview the public page of a provider',
  description: 'Returns what patients see of it, or would see if it were listed.',
  params,
  query: z.object({ language }),
  response: ProviderDetail.extend({
    listed: z.boolean().meta({ description: 'Whether it is visible to patients now.' }),
  }),
  problems,
});

export const getProviderFinancials = defineEndpoint({
  ...shared,
  name: 'getProviderFinancials',
  path: '/admin/providers/:id/financials',
  summary: 'Get the financials of a provider',
  description: 'Returns totals over all payments; zero before the first one.',
  params,
  response: ProviderFinancials,
  problems,
});

export const listProviderBookings = defineEndpoint({
  ...shared,
  name: 'listProviderBookings',
  path: '/admin/providers/:id/bookings',
  summary: 'List the bookings of a provider',
  description: 'Returns bookings in any status, newest first.',
  params,
  query: z.object(pageQuery(20)),
  response: pageOf(ProviderBooking),
  problems,
});

export const listPlatformProviders = defineEndpoint({
  ...shared,
  name: 'listPlatformProviders',
  path: '/platform/providers',
  summary: 'List all providers',
  description: 'Returns all providers by name, without filters.',
  query: z.object({ language, ...pageQuery(25) }),
  response: pageOf(AdminProvider),
});
