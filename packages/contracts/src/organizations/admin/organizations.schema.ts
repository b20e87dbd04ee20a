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
    city: z.string().nullable().meta({ description: 'City of its seat.' }),
    country: z.object({ code: CountryCode, name: Name }).meta({ description: 'Country of its seat.' }),
    demo: z.boolean().meta({ description: 'Part of the demonstration.' }),
    provider_count: z.int().meta({ description: 'Clinics it manages.' }),
    member_count: z.int().meta({ description: 'People who work for it.' }),
    invitation_count: z.int().meta({ description: 'Invitations that were not answered yet.' }),
    created_at: Instant.meta({ description: 'When it came here.' }),
    version: z.int().meta({ description: 'Grows with every change.' }),
    actions: z.array(OrganizationAction).meta({ description: 'What an admin may do with it now.' }),
  })
  .meta({ id: 'AdminOrganization', description: 'An organization as admins list it.' });
export type AdminOrganization = z.infer<typeof AdminOrganization>;

export const AdminOrganizationDetail = AdminOrganization.extend({
  members: z
    .array(
      z.object({
        user_id: Id,
        name: z.string().nullable().meta({ description: 'Name; null for people whom the admin may not see.' }),
        email: z.string().nullable().meta({ description: 'Address; null for people whom the admin may not see.' }),
        role: OrganizationRole,
        since: Instant.meta({ description: 'When they joined.' }),
        last_seen_at: Instant.nullable().meta({ description: 'When they were last here.' }),
        actions: z.array(z.enum(['remove'])).meta({ description: 'What an admin may do with them here.' }),
      }),
    )
    .meta({ description: 'Who works for it, owners first.' }),
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
        actions: z.array(z.enum(['release'])).meta({ description: 'What an admin may do with it here.' }),
      }),
    )
    .meta({ description: 'Clinics it manages, by name.' }),
  invitations: z.array(OpenInvitation).meta({ description: 'Who was asked to join and has not answered.' }),
  audit: z.array(AuditLine).meta({ description: 'What was done with it lately, thirty at most.' }),
}).meta({ id: 'AdminOrganizationDetail', description: 'Everything an admin sees of an organization.' });
export type AdminOrganizationDetail = z.infer<typeof AdminOrganizationDetail>;

const facts = {
  name: z.string().trim().min(2).max(160).meta({ description: 'Name.' }),
  type: OrganizationType,
  city: z.string().trim().min(1).max(120).nullable().meta({ description: 'City of its seat.' }),
  country: CountryCode.meta({ description: 'Country of its seat.' }),
};

export const NewOrganization = z
  .strictObject({
    ...facts,
    owner_email: Email.meta({ description: 'Who is invited to own it.' }),
    language: Locale.meta({ description: 'Language of the invitation.' }),
  })
  .meta({ id: 'NewOrganization', description: 'An organization and whoever is invited to own it.' });
export type NewOrganization = z.infer<typeof NewOrganization>;

export const OrganizationEdit = z
  .strictObject({
    version: z.int().min(1).meta({ description: 'The version that was read.' }),
    reason: Reason,
    ...z.object(facts).partial().shape,
  })
  .meta({ id: 'OrganizationEdit', description: 'Fields to change; those not named stay as they are.' });
export type OrganizationEdit = z.infer<typeof OrganizationEdit>;

const message = z.string().trim().max(1000).optional().meta({ description: 'What the invitation says, plain text.' });

export const NewMember = z
  .strictObject({
    email: Email.meta({ description: 'Who is invited.' }),
    role: OrganizationRole,
    language: Locale.meta({ description: 'Language of the invitation.' }),
    message,
  })
  .meta({ id: 'NewOrganizationMember', description: 'Whom to invite to an organization.' });
export type NewMember = z.infer<typeof NewMember>;

export const AskedClinic = z
  .strictObject({
    provider_id: Id.meta({ description: 'The clinic to ask.' }),
    email: Email.optional().meta({
      description: 'Whom to ask there; its owner, or else its own address, when not given.',
    }),
    language: Locale.meta({ description: 'Language of the invitation.' }),
    message,
  })
  .meta({ id: 'AskedClinic', description: 'A clinic that is asked to join an organization.' });
export type AskedClinic = z.infer<typeof AskedClinic>;
