import { z } from 'zod';
import { AuditAction } from '../../audit/audit-actions.ts';
import { Id, Instant } from '../../kit/index.ts';
import { StaffRole } from '../../access/roles.ts';
import { RatingSummary } from '../providers.schema.ts';
import { AdminProvider, LikeProvider } from './providers.schema.ts';
import { AdminCredential } from '../../credentials/admin/credentials.schema.ts';
import { Subscription } from './subscription.schema.ts';

const hidden = 'null for people whom the asking admin may not see.';

/** Somebody by name, as far as the admin may know them. */
export const ActingPerson = z
  .object({
    id: Id,
    name: z
      .string()
      .nullable()
      .meta({ description: `Name; ${hidden}` }),
  })
  .meta({ id: 'ActingPerson', description: 'Somebody who did something.' });

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
      .meta({ description: 'What it says of itself, in three languages.' }),
    email: text('Public address.'),
    phone: text('Public number, E.164.'),
    website: text('Web address.'),
    street: text('Street and number.'),
    region: text('State, province or department.'),
    postal_code: text('Postal code.'),
    city_slug: text('Slug of its city.'),
    languages: z.array(z.string()).meta({ description: 'ISO 639-1 codes spoken with patients.' }),
    founded_year: z.int().nullable().meta({ description: 'Year it opened.' }),
    beds: z.int().nullable().meta({ description: 'Beds.' }),
    settings: z
      .object({
        allow_online_booking: z.boolean().meta({ description: 'Whether a booking needs no acceptance first.' }),
        require_deposit: z.boolean().meta({ description: 'Whether a deposit is asked for.' }),
        deposit_percentage: z.int().nullable().meta({ description: 'Deposit, percent of the price.' }),
      })
      .meta({ description: 'Booking settings.' }),
  })
  .meta({ id: 'AdminProviderProfile', description: 'What of a provider can be edited.' });
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
    last_seen_at: Instant.nullable().meta({ description: 'When they were last here.' }),
  })
  .meta({ id: 'AdminStaffMember', description: 'Somebody who works for a clinic.' });

export const OpenInvitation = z
  .object({
    id: Id,
    email: z
      .string()
      .nullable()
      .meta({ description: `The invited address; ${hidden}` }),
    kind: z.string().meta({ description: 'What somebody is invited to.' }),
    role: z.string().meta({ description: 'What the invited will be there.' }),
    clinic: z.string().nullable().meta({ description: 'The clinic it is about, where there is one.' }),
    expires_at: Instant.meta({ description: 'Until when it can be answered.' }),
  })
  .meta({ id: 'OpenInvitation', description: 'An invitation that was not answered yet.' });
export type OpenInvitation = z.infer<typeof OpenInvitation>;

export const AuditLine = z
  .object({
    id: Id,
    at: Instant.meta({ description: 'When.' }),
    action: AuditAction,
    by: ActingPerson.nullable().meta({ description: 'Who; null for the system and the command line.' }),
    facts: z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
      .meta({ description: 'What a reader needs beside it.' }),
  })
  .meta({ id: 'AuditLine', description: 'An entry of the audit log.' });
export type AuditLine = z.infer<typeof AuditLine>;

export const AdminProviderDetail = AdminProvider.extend({
  profile: AdminProviderProfile,
  created_at: Instant.meta({ description: 'When it came here.' }),
  suspension: z
    .object({
      at: Instant.nullable().meta({ description: 'When; null when it was before this was noted.' }),
      reason: z.string().nullable().meta({ description: 'Why.' }),
    })
    .nullable()
    .meta({ description: 'Why it is suspended; null when it is not.' }),
  rejection_reason: z.string().nullable().meta({ description: 'Why its credentials were rejected.' }),
  people_told: z.int().meta({ description: 'People who are told when it is suspended or activated.' }),
  credentials: z.array(AdminCredential).meta({ description: 'All credentials: those of the facility first.' }),
  clinicians: z
    .array(
      z.object({
        id: Id,
        name: z.string().meta({ description: 'Name with title.' }),
        specialty: z.string().meta({ description: 'Specialty.' }),
        registry: z.string().nullable().meta({ description: 'Register and number.' }),
      }),
    )
    .meta({ description: 'Who treats there.' }),
  staff: z.array(StaffMember).meta({ description: 'Who works for it.' }),
  invitations: z.array(OpenInvitation).meta({ description: 'Who was asked to join and has not answered.' }),
  rating: RatingSummary.nullable().meta({ description: 'Null before the first review.' }),
  rating_distribution: z.array(z.int()).length(5).meta({ description: 'Reviews with 1, 2, 3, 4 and 5 stars.' }),
  subscription: Subscription,
  contexts: z
    .array(
      z.object({
        id: Id,
        by: ActingPerson,
        via: z.enum(['admin', 'organization']).meta({ description: 'As whom.' }),
        opened_at: Instant.meta({ description: 'When it was opened.' }),
        ended_at: Instant.nullable().meta({ description: 'When it ended; null while it is open.' }),
      }),
    )
    .meta({ description: 'Who acted for it lately, ten at most.' }),
  audit: z.array(AuditLine).meta({ description: 'What was done with it lately, thirty at most.' }),
  duplicates: z.array(LikeProvider).meta({ description: 'Providers that may be the same one.' }),
}).meta({ id: 'AdminProviderDetail', description: 'Everything an admin sees of a provider.' });
export type AdminProviderDetail = z.infer<typeof AdminProviderDetail>;
