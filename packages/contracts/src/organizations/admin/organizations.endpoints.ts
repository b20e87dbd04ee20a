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
} from '../../kit/index.ts';
import { OrganizationType } from '../organizations.schema.ts';
import {
  AdminOrganization,
  AdminOrganizationDetail,
  AskedClinic,
  NewMember,
  NewOrganization,
  OrganizationEdit,
} from './organizations.schema.ts';
import { Reason } from '../../audit/reason.ts';

const shared = { access: ['admin'], tag: 'platform-admin' } as const;
const params = z.object({ id: Id.meta({ description: 'Organization id.' }) });
const language = Locale.default('en').meta({ description: 'Language of names.' });
const WithReason = z.strictObject({ reason: Reason }).meta({ id: 'WithReason', description: 'Reason.' });
const inviting = ['organization.not_found', 'invitation.already_member', 'invitation.too_many'];

export const listAdminOrganizations = defineEndpoint({
  ...shared,
  name: 'listAdminOrganizations',
  method: 'GET',
  path: '/admin/organizations',
  summary: 'List organizations as an admin',
  description: 'Returns all organizations by name, filtered, with counts. Demo admins see only those of the demo.',
  query: z.object({
    language,
    ...pageQuery(25),
    q: optionalParam(SearchText),
    type: optionalParam(OrganizationType),
    country: listParam(CountryCode).meta({ description: 'Country codes.' }),
    sort: z
      .enum(['name', '-name', '-created', '-providers', '-members'])
      .default('name')
      .meta({ description: 'Sort order.' }),
  }),
  response: pageOf(AdminOrganization, {
    facets: z
      .object({
        type: z.array(FacetValue).meta({ description: 'By type.' }),
        country: z.array(FacetValue).meta({ description: 'By country.' }),
      })
      .meta({ description: 'Counts by filter, with the other filters applied.' }),
  }),
});

export const getAdminOrganization = defineEndpoint({
  ...shared,
  name: 'getAdminOrganization',
  method: 'GET',
  path: '/admin/organizations/:id',
  summary: 'Get an organization as an admin',
  description: 'Returns the organization with members, clinics, open invitations and recent activity.',
  params,
  query: z.object({ language }),
  response: AdminOrganizationDetail,
  problems: ['organization.not_found'],
});

export const createOrganization = defineEndpoint({
  ...shared,
  name: 'createOrganization',
  method: 'POST',
  path: '/admin/organizations',
  summary: 'Create an organization',
  description: 'Creates an organization and invites its owner by email.',
  status: 201,
  body: NewOrganization,
  response: AdminOrganizationDetail,
  problems: ['providers.unknown_reference', 'invitation.too_many'],
});

export const editOrganization = defineEndpoint({
  ...shared,
  name: 'editOrganization',
  method: 'PUT',
  path: '/admin/organizations/:id',
  summary: 'Edit an organization',
  description: 'Changes the given fields, with a reason.',
  params,
  body: OrganizationEdit,
  response: AdminOrganizationDetail,
  problems: ['organization.not_found', 'providers.unknown_reference', 'request.stale_version'],
});

export const inviteOrganizationMember = defineEndpoint({
  ...shared,
  name: 'inviteOrganizationMember',
  method: 'POST',
  path: '/admin/organizations/:id/members',
  summary: 'Invite a member to an organization',
  description: 'Sends an invitation and revokes any earlier one to the same address.',
  status: 201,
  params,
  body: NewMember,
  response: AdminOrganizationDetail,
  problems: inviting,
});

export const removeOrganizationMember = defineEndpoint({
  ...shared,
  name: 'removeOrganizationMember',
  method: 'DELETE',
  path: '/admin/organizations/:id/members/:userId',
  summary: 'Remove a member from an organization',
  description: 'The user keeps their account, with the patient role. An organization must keep an owner.',
  params: params.extend({ userId: Id.meta({ description: 'Member id.' }) }),
  body: WithReason,
  response: AdminOrganizationDetail,
  problems: ['organization.not_found', 'organization.not_in_it', 'organization.last_owner'],
});

export const askClinic = defineEndpoint({
  ...shared,
  name: 'askClinic',
  method: 'POST',
  path: '/admin/organizations/:id/providers',
  summary: 'Invite a clinic to an organization',
  description: 'Sends an invitation to an owner of the clinic, who decides.',
  status: 201,
  params,
  body: AskedClinic,
  response: AdminOrganizationDetail,
  problems: [
    'organization.not_found',
    'invitation.already_member',
    'invitation.too_many',
    'providers.not_found',
    'organization.address_needed',
    'invitation.clinic_managed',
    'invitation.needs_owner',
  ],
});

export const releaseClinic = defineEndpoint({
  ...shared,
  name: 'releaseClinic',
  method: 'DELETE',
  path: '/admin/organizations/:id/providers/:providerId',
  summary: 'Remove a clinic from an organization',
  description: 'The organization loses access to the clinic immediately; the clinic itself does not change.',
  params: params.extend({ providerId: Id.meta({ description: 'Clinic id.' }) }),
  body: WithReason,
  response: AdminOrganizationDetail,
  problems: ['organization.not_found', 'organization.not_in_it'],
});
