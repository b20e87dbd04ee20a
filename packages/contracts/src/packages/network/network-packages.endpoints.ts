import { z } from 'zod';
import { viewQuery, ViewQuery } from '../../catalog/catalog.query.ts';
import {
  defineEndpoint,
  flagParam,
  Id,
  listParam,
  optionalParam,
  pageQuery,
  SearchText,
  Slug,
} from '../../kit/index.ts';
import {
  NETWORK_PACKAGE_SORTS,
  NETWORK_PACKAGE_STATUSES,
  NetworkPackages,
  PackageOverview,
  PublicNetwork,
  TreatmentOffer,
  TreatmentsOffered,
} from './network-packages.schema.ts';

const read = { tag: 'portals', method: 'GET', access: { side: 'organization', may: 'network.read' } } as const;

export const listNetworkPackages = defineEndpoint({
  ...read,
  name: 'listNetworkPackages',
  path: '/organizations/packages',
  summary: 'List packages of own organization',
  description: 'Returns the packages of all clinics of the organization, published or not.',
  query: z.object({
    ...viewQuery,
    ...pageQuery(50),
    q: optionalParam(SearchText),
    clinic: listParam(Id).meta({ description: 'Any of these clinics.' }),
    status: listParam(z.enum(NETWORK_PACKAGE_STATUSES)).meta({ description: 'Any of these statuses.' }),
    treatment: listParam(Slug).meta({ description: 'Any of these treatments.' }),
    sort: z.enum(NETWORK_PACKAGE_SORTS).default('treatment').meta({ description: 'Sort order.' }),
  }),
  response: NetworkPackages,
});

export const getPackageOverview = defineEndpoint({
  ...read,
  name: 'getPackageOverview',
  path: '/organizations/package-overview',
  summary: 'Get treatments across own organization',
  description:
    'Returns which clinics offer which treatment at which price. Prices in different currencies are only compared in the requested currency.',
  query: ViewQuery.extend({
    all: flagParam.meta({ description: 'Also treatments that no clinic offers and nobody asked about.' }),
  }),
  response: PackageOverview,
});

export const offerTreatments = defineEndpoint({
  tag: 'portals',
  method: 'POST',
  access: { side: 'organization', may: 'clinics.manage' },
  name: 'offerTreatments',
  path: '/organizations/treatments',
  summary: 'Add treatments to clinics',
  description: 'Adds treatments to those that clinics of the organization offer; what they offer already stays.',
  body: TreatmentOffer,
  response: TreatmentsOffered,
  problems: ['organizations.clinic_not_managed'],
});

export const getPublicNetwork = defineEndpoint({
  tag: 'packages',
  method: 'GET',
  access: 'public',
  cache: 'catalog',
  name: 'getPublicNetwork',
  path: '/networks/:slug',
  summary: 'Get an organization’s public page',
  description: 'Returns an organization that has published its page, with its public clinics and their packages.',
  params: z.object({ slug: Slug }),
  query: ViewQuery,
  response: PublicNetwork,
  problems: ['packages.network_not_found'],
});
