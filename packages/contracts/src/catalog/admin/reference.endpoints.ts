import { z } from 'zod';
import { CountryCode, CurrencyCode, defineEndpoint, Key } from '../../kit/index.ts';
import { ChangedReference, CurrencyChange, LocationChange, ProviderTypeChange } from './reference.schema.ts';

const change = {
  access: ['admin'],
  tag: 'catalog',
  method: 'PUT',
  closedToDemo: 'access.closed_to_demo',
  response: ChangedReference,
} as const;

export const changeCurrency = defineEndpoint({
  ...change,
  name: 'changeCurrency',
  path: '/admin/configuration/currencies/:code',
  summary: 'Change a currency or its rate',
  description:
    'Adds a dated exchange rate and says whether visitors can choose the currency. Pages show the new rate within a second; later releases leave it unchanged.',
  params: z.object({ code: CurrencyCode }),
  body: CurrencyChange,
  problems: [
    'catalog.reference_not_found',
    'request.stale_version',
    'catalog.base_currency',
    'catalog.rate_date',
    'catalog.rate_unlikely',
  ],
});

export const changeProviderType = defineEndpoint({
  ...change,
  name: 'changeProviderType',
  path: '/admin/configuration/provider-types/:slug',
  summary: 'Rename a provider type',
  description: 'Changes the names of a provider type in three languages; its key stays.',
  params: z.object({ slug: Key }),
  body: ProviderTypeChange,
  problems: ['catalog.reference_not_found', 'request.stale_version'],
});

export const changeLocation = defineEndpoint({
  ...change,
  name: 'changeLocation',
  path: '/admin/configuration/locations/:code',
  summary: 'Change a destination country',
  description: 'Changes the emergency number and the registries that pages name for a destination country.',
  params: z.object({ code: CountryCode }),
  body: LocationChange,
  problems: ['catalog.reference_not_found', 'request.stale_version'],
});
