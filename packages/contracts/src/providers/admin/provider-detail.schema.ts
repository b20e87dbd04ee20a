import { ChangeToDecide } from '../change-requests/change-request.schema.ts';
import { z } from 'zod';
import { AuditAction } from '../../audit/audit-actions.ts';
import { Id, Instant } from '../../kit/index.ts';
import { StaffRole } from '../../access/roles.ts';
import { RatingSummary } from '../providers.schema.ts';
import { AdminProvider, LikeProvider } from './providers.schema.ts';
import { ClinicMerge } from './merging/merging.schema.ts';
import { AdminCredential } from '../../credentials/admin/credentials.schema.ts';
import { Subscription } from './subscriptions/subscription.schema.ts';

const hidden = 'null for people whom the asking admin may not see.';

/** Someone by name, if the admin may see it. */
export const ActingPerson = z
  .object({
    id: Id,
    name: z
      .string()
      .nullable()
      .meta({ description: `Name; ${hidden}` }),
  })
  .meta({ id: 'ActingPerson', description: 'The actor of an action.' });

const text = (description: string) => z.string().nullable().meta({ description });

export const AdminProviderProfile = z
  .object({
    description: z
      .object({
        en: z.string().meta({ description: 'In English.' }),
        es: z.string().meta({ description: 'In Spanish.' }),
        pt: z.string().meta({ description: 'In Portuguese.' }),
      })
      .nullable()
      .meta({ description: 'Its description, in three languages.' }),
    email: text('Public address.'),
    phone: text('Public phone number, E.164.'),
    website: text('Web address.'),
    street: text('Street and number.'),
    region: text('State, province or department.'),
    postal_code: text('Postal code.'),
    city_slug: text('City slug.'),
    languages: z.array(z.string()).meta({ description: 'ISO 639-1 codes of languages spoken with patients.' }),
    founded_year: z.int().nullable().meta({ description: 'Year it opened.' }),
    beds: z.int().nullable().meta({ description: 'Beds.' }),
    settings: z
      .object({
        allow_online_booking: z.boolean().meta({ description: 'Whether bookings are confirmed without approval.' }),
        require_deposit: z.boolean().meta({ description: 'Whether a deposit is required.' }),
        deposit_percentage: z.int().nullable().meta({ description: 'Deposit, percent of the price.' }),
      })
      .meta({ description: 'Booking settings.' }),
  })
  .meta({ id: 'AdminProviderProfile', description: 'Editable fields of a provider.' });
export type AdminProviderProfile = z.infer<typeof AdminProviderProfile>;

const StaffMember = z
  .object({
    user_id: Id,
    name: z
      .string()
      .nullable()
      .meta({ description: `Name; ${hidden}` }),
    email: z
      .string()
      .nullable()
      .meta({ description: `Address; ${hidden}` }),
    role: StaffRole,
    since: Instant.meta({ description: 'When they joined.' }),
    last_seen_at: Instant.nullable().meta({ description: 'When they were last active.' }),
  })
  .meta({ id: 'AdminStaffMember', description: 'A team member of a clinic.' });

export const OpenInvitation = z
  .object({
    id: Id,
    email: z
      .string()
      .nullable()
      .meta({ description: `The invited address; ${hidden}` }),
    kind: z.string().meta({ description: 'What the invitation is for.' }),
    role: z.string().meta({ description: 'The role they will have.' }),
    clinic: z.string().nullable().meta({ description: 'The clinic concerned, if any.' }),
    expires_at: Instant.meta({ description: 'When it expires.' }),
  })
  .meta({ id: 'OpenInvitation', description: 'A pending invitation.' });
export type OpenInvitation = z.infer<typeof OpenInvitation>;

export const AuditLine = z
  .object({
    id: Id,
    at: Instant.meta({ description: 'When it happened.' }),
    action: AuditAction,
    by: ActingPerson.nullable().meta({ description: 'Actor; null for the system and the command line.' }),
    facts: z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
      .meta({ description: 'Additional details.' }),
  })
  .meta({ id: 'AuditLine', description: 'An audit log entry.' });
export type AuditLine = z.infer<typeof AuditLine>;

export const ProviderDossier = z
  .object({
    legal_name: z.string().meta({ description: 'Legal name of the company.' }),
    tax_id: z.string().meta({ description: 'Tax number.' }),
    signatory_name: z.string().meta({ description: 'Who signs for the clinic.' }),
    signatory_role: z.string().meta({ description: 'That person’s position at the clinic.' }),
    director_name: z.string().meta({ description: 'Medical director.' }),
    director_registration: z.string().meta({ description: 'The medical director’s registration number.' }),
    bank_country: z.string().meta({ description: 'Country of the bank account; empty if not given.' }),
    bank_currency: z.string().meta({ description: 'Currency of the bank account; empty if not given.' }),
    application_id: Id.nullable().meta({ description: 'The application it comes from.' }),
  })
  .meta({ id: 'ProviderDossier', description: 'Facts about the company behind a clinic, for admins only.' });
export type ProviderDossier = z.infer<typeof ProviderDossier>;

export const AdminProviderDetail = AdminProvider.extend({
  profile: AdminProviderProfile,
  created_at: Instant.meta({ description: 'When it was created.' }),
  suspension: z
    .object({
      at: Instant.nullable().meta({ description: 'When; null if it predates recording.' }),
      reason: z.string().nullable().meta({ description: 'Reason.' }),
    })
    .nullable()
    .meta({ description: 'Why it is suspended; null if it isn’t.' }),
  pending_changes: ChangeToDecide.nullable().meta({
    description: 'What the clinic asks to change of its name, type or country; null if nothing waits.',
  }),
  rejection_reason: z.string().nullable().meta({ description: 'Why its credentials were rejected.' }),
  people_told: z.int().meta({ description: 'Team members notified when it is suspended or activated.' }),
  credentials: z.array(AdminCredential).meta({ description: 'All credentials, facility credentials first.' }),
  to_verify: z
    .array(Id)
    .meta({ description: 'Credentials to verify, each with its source, before the provider itself can be verified.' }),
  dossier: ProviderDossier.nullable().meta({
    description: 'What its application said about the company; null if there was none.',
  }),
  clinicians: z
    .array(
      z.object({
        id: Id,
        name: z.string().meta({ description: 'Name with title.' }),
        specialty: z.string().meta({ description: 'Specialty.' }),
        registry: z.string().nullable().meta({ description: 'Registry and number.' }),
      }),
    )
    .meta({ description: 'Clinicians.' }),
  staff: z.array(StaffMember).meta({ description: 'Team members.' }),
  invitations: z.array(OpenInvitation).meta({ description: 'Pending invitations.' }),
  rating: RatingSummary.nullable().meta({ description: 'Null before the first review.' }),
  rating_distribution: z.array(z.int()).length(5).meta({ description: 'Reviews with 1, 2, 3, 4 and 5 stars.' }),
  subscription: Subscription,
  contexts: z
    .array(
      z.object({
        id: Id,
        by: ActingPerson,
        via: z.enum(['admin', 'organization']).meta({ description: 'Role.' }),
        opened_at: Instant.meta({ description: 'When it was opened.' }),
        ended_at: Instant.nullable().meta({ description: 'When it ended; null while active.' }),
      }),
    )
    .meta({ description: 'Who acted for it recently, at most ten.' }),
  audit: z.array(AuditLine).meta({ description: 'Recent activity, at most thirty entries.' }),
  duplicates: z.array(LikeProvider).meta({ description: 'Possible duplicate providers.' }),
  merged_into: ClinicMerge.nullable().meta({ description: 'The clinic it was merged into.' }),
  merged: z.array(ClinicMerge).meta({ description: 'Clinics that were merged into it, latest first.' }),
}).meta({ id: 'AdminProviderDetail', description: 'Everything an admin can see of a provider.' });
export type AdminProviderDetail = z.infer<typeof AdminProviderDetail>;
