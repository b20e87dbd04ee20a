import { z } from 'zod';
import { Id, Instant } from '../../../kit/index.ts';
import { Reason } from '../../../audit/reason.ts';
import { VerificationStatus } from '../../providers.schema.ts';
import { LikeProvider, OperationalState } from '../providers.schema.ts';

export const DUPLICATE_STATES = ['open', 'apart'] as const;
export type DuplicateState = (typeof DUPLICATE_STATES)[number];
export const DUPLICATE_SORTS = ['-likeness', 'name', '-name'] as const;

const Side = LikeProvider.omit({ because: true, listing: true })
  .extend({
    verification_status: VerificationStatus,
    operational_status: OperationalState,
    package_count: z.int().meta({ description: 'Published packages.' }),
    staff_count: z.int().meta({ description: 'Team members.' }),
  })
  .meta({ id: 'DuplicateSide', description: 'One clinic of a pair.' });
export type DuplicateSide = z.infer<typeof Side>;

export const DuplicatePair = z
  .object({
    one: Side.meta({ description: 'The one with more packages, or the older one.' }),
    other: Side.meta({ description: 'The other one.' }),
    because: z
      .array(z.enum(['name', 'phone', 'email', 'website', 'licence']))
      .meta({ description: 'What they share; `name`: nearly the same.' }),
    apart_since: Instant.nullable().meta({ description: 'When an admin decided that they are two clinics.' }),
  })
  .meta({ id: 'DuplicatePair', description: 'Two clinics that may be one.' });
export type DuplicatePair = z.infer<typeof DuplicatePair>;

export const MERGE_FIELDS = [
  'name',
  'type',
  'address',
  'phone',
  'email',
  'website',
  'description',
  'founded_year',
  'beds',
  'logo',
] as const;
export const MergeField = z.enum(MERGE_FIELDS).meta({ description: 'Part of a clinic’s profile.' });
export type MergeField = z.infer<typeof MergeField>;

export const MERGE_REFUSALS = [
  'same',
  'directory',
  'kept_merged',
  'other_merged',
  'country',
  'demo',
  'organization',
  'change_request',
] as const;
export const MergeRefusal = z.enum(MERGE_REFUSALS).meta({ description: 'Why two clinics can’t be merged.' });
export type MergeRefusal = z.infer<typeof MergeRefusal>;

/** What belongs to a clinic, in the order of the comparison. */
export const CLINIC_PARTS = [
  'packages',
  'drafts',
  'proposals',
  'services',
  'treatments',
  'approvals',
  'clinicians',
  'credentials',
  'documents',
  'photos',
  'rooms',
  'calendars',
  'holidays',
  'reviews',
  'bookings',
  'cases',
  'journeys_of_patients',
  'conversations',
  'records',
  'payments',
  'requests',
  'claims',
  'tickets',
  'team',
  'invitations',
  'applications',
  'company',
  'subscription',
  'organization',
  'settings',
  'journeys',
  'intake',
  'macros',
  'registries',
  'notes',
  'saved',
  'history',
] as const;
export const ClinicPart = z.enum(CLINIC_PARTS).meta({ description: 'Something that belongs to a clinic.' });
export type ClinicPart = z.infer<typeof ClinicPart>;

const MergedSide = z
  .object({
    id: Id,
    name: z.string().meta({ description: 'Name.' }),
    slug: z.string().meta({ description: 'Last part of its page’s address.' }),
    verification_status: VerificationStatus,
    operational_status: OperationalState,
    created_at: Instant.meta({ description: 'When it was created.' }),
    version: z.int().meta({ description: 'The version to send back.' }),
  })
  .meta({ id: 'MergedSide', description: 'A clinic about to be merged.' });

const value = (description: string) => z.string().nullable().meta({ description });
export const MergePreview = z
  .object({
    kept: MergedSide.meta({ description: 'The clinic that stays.' }),
    other: MergedSide.meta({ description: 'The clinic that is merged into it.' }),
    fields: z
      .array(
        z.object({
          field: MergeField,
          kept: value('Its value at the clinic that stays; the URL of a logo.'),
          other: value('Its value at the other one.'),
          differs: z.boolean().meta({ description: 'Whether one can be chosen.' }),
        }),
      )
      .meta({ description: 'Profiles side by side; fields that neither has are left out.' }),
    parts: z
      .array(
        z.object({
          part: ClinicPart,
          kept: z.int().meta({ description: 'Number at the clinic that stays.' }),
          moves: z.int().meta({ description: 'Number that moves to it.' }),
          stays: z.int().meta({
            description: 'Number that stays with the merged clinic, because the other has its own or it is history.',
          }),
        }),
      )
      .meta({ description: 'What belongs to them; parts that neither has are left out.' }),
    refusals: z.array(MergeRefusal).meta({ description: 'Why they can’t be merged; empty if they can.' }),
  })
  .meta({ id: 'MergePreview', description: 'Two clinics side by side, and what merging them would do.' });
export type MergePreview = z.infer<typeof MergePreview>;

export const MergeRequest = z
  .strictObject({
    version: z.int().min(1).meta({ description: 'The version of the clinic that stays, as read.' }),
    other_version: z.int().min(1).meta({ description: 'The version of the other one, as read.' }),
    take: z.array(MergeField).max(MERGE_FIELDS.length).meta({ description: 'Fields to take from the other one.' }),
    reason: Reason,
  })
  .meta({ id: 'MergeRequest', description: 'A merge of two clinics.' });
export type MergeRequest = z.infer<typeof MergeRequest>;

/** How an admin's record of a clinic shows merges. */
export const ClinicMerge = z
  .object({
    id: Id.meta({ description: 'The other clinic.' }),
    name: z.string().meta({ description: 'Its name.' }),
    at: Instant.meta({ description: 'When they were merged.' }),
    reason: z.string().meta({ description: 'Why.' }),
  })
  .meta({ id: 'ClinicMerge', description: 'A merge of a clinic with another.' });
export type ClinicMerge = z.infer<typeof ClinicMerge>;
