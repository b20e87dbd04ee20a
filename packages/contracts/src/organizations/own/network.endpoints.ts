import { z } from 'zod';
import { viewQuery, ViewQuery } from '../../catalog/catalog.query.ts';
import { CountryCode, defineEndpoint, Id, listParam, optionalParam, pageQuery, SearchText } from '../../kit/index.ts';
import {
  ClinicInvitation,
  ClinicRemoval,
  NETWORK_SORTS,
  NETWORK_STATES,
  NetworkClinic,
  NetworkClinics,
  NetworkCompliance,
  NetworkDashboard,
  Organization,
  OrganizationProfile,
  OrganizationProfileUpdate,
} from './network.schema.ts';

const tag = 'portals';
const read = { tag, method: 'GET', access: { side: 'organization', may: 'network.read' } } as const;
const manage = { tag, access: { side: 'organization', may: 'clinics.manage' } } as const;
const Provider = z.object({ id: Id.meta({ description: 'Id of a clinic.' }) });
const InLanguage = z.object({ language: viewQuery.language });
const Nothing = z.void().meta({ description: 'No content.' });

export const getOwnOrganization = defineEndpoint({
  ...read,
  name: 'getOwnOrganization',
  path: '/organizations/my',
  summary: 'Read one’s organization',
  description: 'The organization that the person is a member of, and as what.',
  response: Organization,
});

export const listNetworkClinics = defineEndpoint({
  ...read,
  name: 'listNetworkClinics',
  path: '/organizations/providers',
  summary: 'List the clinics of one’s organization',
  description: 'The clinics that the organization manages, with how they stand, and those that were asked to join.',
  query: z.object({
    ...viewQuery,
    ...pageQuery(25),
    q: optionalParam(SearchText),
    state: listParam(z.enum(NETWORK_STATES)).meta({ description: 'How they stand; any of them.' }),
    country: listParam(CountryCode).meta({ description: 'Country codes.' }),
    sort: z.enum(NETWORK_SORTS).default('name').meta({ description: 'Order.' }),
  }),
  response: NetworkClinics,
});

export const getNetworkClinic = defineEndpoint({
  ...read,
  name: 'getNetworkClinic',
  path: '/organizations/providers/:id',
  summary: 'Read a clinic of one’s organization',
  description: 'One clinic that the organization manages, as the list shows it.',
  params: Provider,
  query: ViewQuery,
  response: NetworkClinic,
  problems: ['organizations.clinic_not_managed'],
});

export const inviteClinic = defineEndpoint({
  ...manage,
  name: 'inviteClinic',
  method: 'POST',
  path: '/organizations/providers',
  summary: 'Ask a clinic to join the organization',
  description: 'Mails an invitation to the clinic. It joins when one of its owners accepts; nothing changes before.',
  status: 204,
  body: ClinicInvitation,
  response: Nothing,
  problems: [
    'providers.not_found',
    'invitation.needs_owner',
    'invitation.already_member',
    'invitation.clinic_managed',
    'invitation.too_many',
  ],
});

export const removeClinic = defineEndpoint({
  ...manage,
  name: 'removeClinic',
  method: 'POST',
  path: '/organizations/providers/:id/remove',
  summary: 'Let a clinic go',
  description:
    'The organization stops managing the clinic, and whoever has entered it loses it at once. The clinic, its team and its packages stay as they are.',
  params: Provider,
  status: 204,
  body: ClinicRemoval,
  response: Nothing,
  problems: ['organizations.clinic_not_managed'],
});

export const getOrganizationProfile = defineEndpoint({
  ...read,
  name: 'getOrganizationProfile',
  path: '/organizations/profile',
  summary: 'Read the profile of one’s organization',
  description: 'The organization as its own people see it, in all languages.',
  query: InLanguage,
  response: OrganizationProfile,
});

export const updateOrganizationProfile = defineEndpoint({
  tag,
  method: 'PUT',
  access: { side: 'organization', may: 'network.change' },
  name: 'updateOrganizationProfile',
  path: '/organizations/profile',
  summary: 'Change the profile of one’s organization',
  description: 'Changes what is given.',
  query: InLanguage,
  body: OrganizationProfileUpdate,
  response: OrganizationProfile,
  problems: ['request.stale_version'],
});

export const getNetworkDashboard = defineEndpoint({
  ...read,
  name: 'getNetworkDashboard',
  path: '/organizations/dashboard',
  summary: 'See one’s organization at a glance',
  description: 'Counts over all clinics, those that need somebody, credentials that end within 90 days.',
  query: ViewQuery,
  response: NetworkDashboard,
});

export const getNetworkCompliance = defineEndpoint({
  ...read,
  name: 'getNetworkCompliance',
  path: '/organizations/compliance',
  summary: 'See the credentials of all clinics',
  description: 'Licences, accreditations and insurance of all clinics, and when they end.',
  response: NetworkCompliance,
});
