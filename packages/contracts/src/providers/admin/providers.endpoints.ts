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
const params = z.object({ id: Id.meta({ description: 'Id of a provider.' }) });
const language = Locale.default('en').meta({ description: 'Language of names.' });
const problems = ['providers.not_found'];
const facet = (description: string) => z.array(FacetValue).meta({ description });

export const listAdminProviders = defineEndpoint({
  ...shared,
  name: 'listAdminProviders',
  path: '/admin/providers',
  summary: 'List providers as an admin',
  description:
    'All providers, also those that nobody else sees, filtered and sorted, with counts by tab and filter. `q` finds name, number, address and licence as they are written and, for names, as they are meant. Admins of the demonstration see what belongs to it.',
  query: z.object({
    language,
    ...pageQuery(25),
    q: optionalParam(SearchText),
    tab: z.enum(PROVIDER_TABS).default('all').meta({ description: 'Where they stand.' }),
    type: listParam(z.string().max(40)).meta({ description: 'Kinds.' }),
    country: listParam(CountryCode).meta({ description: 'Country codes.' }),
    listing: optionalParam(ListingKind),
    credentials: optionalParam(z.enum(['expiring', 'expired', 'missing'])).meta({
      description: 'Only those with credentials that end within 30 days, have ended, or without any in force.',
    }),
    risk: optionalParam(RiskLevel).meta({ description: 'Only partners that are such a risk.' }),
    demo: flagParam.meta({ description: 'Only those of the demonstration.' }),
    sort: z.enum(ADMIN_PROVIDER_SORTS).default('name').meta({ description: 'Order.' }),
  }),
  response: pageOf(AdminProvider, {
    tabs: z.record(z.enum(PROVIDER_TABS), z.int()).meta({ description: 'How many there are under each tab.' }),
    facets: z
      .object({
        type: facet('By kind.'),
        country: facet('By country.'),
        listing: facet('By listing.'),
        risk: facet('By risk.'),
      })
      .meta({ description: 'Counts by filter, the other filters kept.' }),
    next: z
      .object({ id: Id, since: z.string().meta({ description: 'Instant since which it waits.' }) })
      .nullable()
      .meta({ description: 'Which waits longest for its credentials to be checked.' }),
  }),
});

export const searchAdminProviders = defineEndpoint({
  ...shared,
  name: 'searchAdminProviders',
  path: '/admin/providers/search',
  summary: 'Search providers as an admin',
  description: 'The likeliest providers for a few letters, mistyped ones too, best first.',
  query: z.object({
    language,
    q: SearchText,
    limit: z.coerce.number().int().min(1).max(20).default(8).meta({ description: 'At most so many.' }),
  }),
  response: z.object({ data: z.array(AdminProvider).meta({ description: 'Best first.' }) }),
});

export const findLikeProviders = defineEndpoint({
  ...shared,
  name: 'findLikeProviders',
  path: '/admin/providers/alike',
  summary: 'Find providers that may be the same',
  description: 'Whether a provider is there already, by name, number and licence; asked while somebody types.',
  query: LikenessQuery,
  response: LikeProviders,
});

export const getAdminProvider = defineEndpoint({
  ...shared,
  name: 'getAdminProvider',
  path: '/admin/providers/:id',
  summary: 'Read a provider as an admin',
  description: 'The whole record: profile, credentials, people, subscription, who acted for it and what was done.',
  params,
  query: z.object({ language }),
  response: AdminProviderDetail,
  problems,
});

export const getProviderAsSeen = defineEndpoint({
  ...shared,
  name: 'getProviderAsSeen',
  path: '/admin/providers/:id/page',
  summary: 'Read the public page of a provider',
  description: 'What patients see of it, or would see if it were listed.',
  params,
  query: z.object({ language }),
  response: ProviderDetail.extend({ listed: z.boolean().meta({ description: 'Whether patients see it now.' }) }),
  problems,
});

export const getProviderFinancials = defineEndpoint({
  ...shared,
  name: 'getProviderFinancials',
  path: '/admin/providers/:id/financials',
  summary: 'Read the financials of a provider',
  description: 'Sums over everything that was paid; all zero before the first payment.',
  params,
  response: ProviderFinancials,
  problems,
});

export const listProviderBookings = defineEndpoint({
  ...shared,
  name: 'listProviderBookings',
  path: '/admin/providers/:id/bookings',
  summary: 'List the bookings of a provider',
  description: 'Bookings of any state, the newest first.',
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
  description: 'All providers by name, without filters.',
  query: z.object({ language, ...pageQuery(25) }),
  response: pageOf(AdminProvider),
});
