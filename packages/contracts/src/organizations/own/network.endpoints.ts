import { z } from 'zod';
import { viewQuery, ViewQuery } from '../../catalog/catalog.query.ts';
import { CountryCode, defineEndpoint, Id, listParam, optionalParam, pageQuery, SearchText } from '../../kit/index.ts';
import {
  ClinicInvitation,
  ClinicRemoval,
  NETWORK_SORTS,
  NETWORK_STATES,
  NetworkClinic,
  NetworkClinicRecord,
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
const Provider = z.object({ id: Id.meta({ description: 'Clinic id.' }) });
const InLanguage = z.object({ language: viewQuery.language });
const Nothing = z.void().meta({ description: 'No content.' });

export const getOwnOrganization = defineEndpoint({
  ...read,
  name: 'getOwnOrganization',
  path: '/organizations/my',
  summary: 'Get own organization',
  description: 'Returns the organization the user is a member of, with their role.',
  response: Organization,
});

export const listNetworkClinics = defineEndpoint({
  ...read,
  name: 'listNetworkClinics',
  path: '/organizations/providers',
  summary: 'List clinics of own organization',
  description: 'Returns the clinics the organization manages, with their status, and those with a pending invitation.',
  query: z.object({
    ...viewQuery,
    ...pageQuery(25),
    q: optionalParam(SearchText),
    state: listParam(z.enum(NETWORK_STATES)).meta({ description: 'Any of these statuses.' }),
    country: listParam(CountryCode).meta({ description: 'Country codes.' }),
    sort: z.enum(NETWORK_SORTS).default('name').meta({ description: 'Sort order.' }),
  }),
  response: NetworkClinics,
});

export const getNetworkClinic = defineEndpoint({
  ...read,
  name: 'getNetworkClinic',
  path: '/organizations/providers/:id',
  summary: 'Get a clinic of own organization',
  description: 'Returns one clinic that the organization manages, as in the list.',
  params: Provider,
  query: ViewQuery,
  response: NetworkClinic,
  problems: ['organizations.clinic_not_managed'],
});

export const getNetworkClinicRecord = defineEndpoint({
  ...read,
  name: 'getNetworkClinicRecord',
  path: '/organizations/providers/:id/record',
  summary: 'Get people and history of a clinic',
  description: 'Returns the team of a clinic that the organization manages, and what was done for it lately.',
  params: Provider,
  response: NetworkClinicRecord,
  problems: ['organizations.clinic_not_managed'],
});

export const inviteClinic = defineEndpoint({
  ...manage,
  name: 'inviteClinic',
  method: 'POST',
  path: '/organizations/providers',
  summary: 'Invite a clinic to join the organization',
  description: 'Emails an invitation to the clinic. It joins when one of its owners accepts; nothing changes before.',
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
  summary: 'Remove a clinic',
  description:
    'The organization stops managing the clinic, and members acting for it lose access immediately. The clinic, its team and its packages stay unchanged.',
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
  summary: 'Get own organization’s profile',
  description: 'Returns the organization as its members see it, in all languages.',
  query: InLanguage,
  response: OrganizationProfile,
});

export const updateOrganizationProfile = defineEndpoint({
  tag,
  method: 'PUT',
  access: { side: 'organization', may: 'network.change' },
  name: 'updateOrganizationProfile',
  path: '/organizations/profile',
  summary: 'Change own organization’s profile',
  description: 'Changes the given fields.',
  query: InLanguage,
  body: OrganizationProfileUpdate,
  response: OrganizationProfile,
  problems: ['request.stale_version'],
});

export const getNetworkDashboard = defineEndpoint({
  ...read,
  name: 'getNetworkDashboard',
  path: '/organizations/dashboard',
  summary: 'Get own organization’s dashboard',
  description: 'Returns counts over all clinics, those needing attention, and credentials that expire within 90 days.',
  query: ViewQuery,
  response: NetworkDashboard,
});

export const getNetworkCompliance = defineEndpoint({
  ...read,
  name: 'getNetworkCompliance',
  path: '/organizations/compliance',
  summary: 'List credentials of all clinics',
  description: 'Returns licenses, accreditations and insurance of all clinics, with expiration dates.',
  response: NetworkCompliance,
});
