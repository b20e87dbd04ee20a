import { z } from 'zod';
import { Email } from '../../accounts/accounts.schema.ts';
import { CountryCode, Id, Instant, Locale, Name } from '../../kit/index.ts';
import { OrganizationRole } from '../../access/roles.ts';
import { OrganizationType } from '../organizations.schema.ts';
import { VerificationStatus } from '../../providers/providers.schema.ts';
import { AuditLine, OpenInvitation } from '../../providers/admin/provider-detail.schema.ts';
import { OperationalState } from '../../providers/admin/providers.schema.ts';
import { Reason } from '../../audit/reason.ts';

export const OrganizationAction = z
  .enum(['edit', 'invite', 'ask_clinic'])
  .meta({ description: 'What an admin may do with an organization now.' });

export const AdminOrganization = z
  .object({
    id: Id,
    name: z.string().meta({ description: 'Name.' }),
    type: OrganizationType,
    city: z.string().nullable().meta({ description: 'City of its headquarters.' }),
    country: z.object({ code: CountryCode, name: Name }).meta({ description: 'Country of its headquarters.' }),
    demo: z.boolean().meta({ description: 'Whether it belongs to the demo.' }),
    provider_count: z.int().meta({ description: 'Number of clinics it manages.' }),
    member_count: z.int().meta({ description: 'Number of members.' }),
    invitation_count: z.int().meta({ description: 'Number of pending invitations.' }),
    created_at: Instant.meta({ description: 'When it was created.' }),
    version: z.int().meta({ description: 'Incremented with each change.' }),
    actions: z.array(OrganizationAction).meta({ description: 'What an admin may do with it now.' }),
  })
  .meta({ id: 'AdminOrganization', description: 'An organization in the admins’ list.' });
export type AdminOrganization = z.infer<typeof AdminOrganization>;

export const AdminOrganizationDetail = AdminOrganization.extend({
  members: z
    .array(
      z.object({
        user_id: Id,
        name: z.string().nullable().meta({ description: 'Name; null for users the admin may not see.' }),
        email: z.string().nullable().meta({ description: 'Email address; null for users the admin may not see.' }),
        role: OrganizationRole,
        since: Instant.meta({ description: 'When they joined.' }),
        last_seen_at: Instant.nullable().meta({ description: 'When they were last active.' }),
        actions: z.array(z.enum(['remove'])).meta({ description: 'What an admin may do with this member.' }),
      }),
    )
    .meta({ description: 'Members, owners first.' }),
  providers: z
    .array(
      z.object({
        id: Id,
        name: z.string().meta({ description: 'Name.' }),
        city: z.string().nullable().meta({ description: 'City.' }),
        country: CountryCode,
        verification_status: VerificationStatus,
        operational_status: OperationalState,
        since: Instant.meta({ description: 'When it joined.' }),
        actions: z.array(z.enum(['release'])).meta({ description: 'What an admin may do with this clinic here.' }),
      }),
    )
    .meta({ description: 'Clinics it manages, by name.' }),
  invitations: z.array(OpenInvitation).meta({ description: 'Pending invitations.' }),
  audit: z.array(AuditLine).meta({ description: 'Recent activity, at most thirty entries.' }),
}).meta({ id: 'AdminOrganizationDetail', description: 'Everything an admin can see of an organization.' });
export type AdminOrganizationDetail = z.infer<typeof AdminOrganizationDetail>;

const facts = {
  name: z.string().trim().min(2).max(160).meta({ description: 'Name.' }),
  type: OrganizationType,
  city: z.string().trim().min(1).max(120).nullable().meta({ description: 'City of its headquarters.' }),
  country: CountryCode.meta({ description: 'Country of its headquarters.' }),
};

export const NewOrganization = z
  .strictObject({
    ...facts,
    owner_email: Email.meta({ description: 'Email address of the owner to invite.' }),
    language: Locale.meta({ description: 'Language of the invitation.' }),
  })
  .meta({ id: 'NewOrganization', description: 'An organization and the owner to invite.' });
export type NewOrganization = z.infer<typeof NewOrganization>;

export const OrganizationEdit = z
  .strictObject({
    version: z.int().min(1).meta({ description: 'The version the caller read.' }),
    reason: Reason,
    ...z.object(facts).partial().shape,
  })
  .meta({ id: 'OrganizationEdit', description: 'Fields to change; omitted ones stay unchanged.' });
export type OrganizationEdit = z.infer<typeof OrganizationEdit>;

const message = z.string().trim().max(1000).optional().meta({ description: 'Message in the invitation, plain text.' });

export const NewMember = z
  .strictObject({
    email: Email.meta({ description: 'Invited email address.' }),
    role: OrganizationRole,
    language: Locale.meta({ description: 'Language of the invitation.' }),
    message,
  })
  .meta({ id: 'NewOrganizationMember', description: 'A member to invite to an organization.' });
export type NewMember = z.infer<typeof NewMember>;

export const AskedClinic = z
  .strictObject({
    provider_id: Id.meta({ description: 'Clinic to invite.' }),
    email: Email.optional().meta({
      description: 'Email address to invite; defaults to the clinic’s owner, or else the clinic’s own address.',
    }),
    language: Locale.meta({ description: 'Language of the invitation.' }),
    message,
  })
  .meta({ id: 'AskedClinic', description: 'A clinic to invite to an organization.' });
export type AskedClinic = z.infer<typeof AskedClinic>;
