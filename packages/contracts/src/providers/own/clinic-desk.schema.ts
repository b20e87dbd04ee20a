import { z } from 'zod';
import { ShownPrice } from '../../catalog/catalog.schema.ts';
import { DateOnly, Id, Instant, Name, pageOf, Slug } from '../../kit/index.ts';
import { RatingSummary, VerificationStatus } from '../providers.schema.ts';
import { CredentialKind, CredentialStatus } from '../../credentials/credentials.schema.ts';

/** Days before its expiration date from which a credential counts as due. */
export const DUE_DAYS = 90;

/** The parts of a complete listing, each with its share of 100. */
export const LISTING_ITEMS = {
  description: 15,
  description_languages: 10,
  phone: 5,
  email: 5,
  website: 5,
  address: 10,
  languages: 5,
  specialties: 5,
  treatments: 10,
  licence: 15,
  package: 15,
} as const;
export type ListingItem = keyof typeof LISTING_ITEMS;
const ListingItems = Object.keys(LISTING_ITEMS) as [ListingItem, ...ListingItem[]];

export const ListingHealth = z
  .object({
    score: z.int().min(0).max(100).meta({ description: 'Sum of the shares of completed items.' }),
    items: z
      .array(
        z.object({
          item: z.enum(ListingItems).meta({ description: 'What it is.' }),
          done: z.boolean().meta({ description: 'Whether it is filled in.' }),
          share: z.int().meta({ description: 'Its share of 100.' }),
          missing: z.array(z.string()).meta({ description: 'Missing parts, such as languages by code.' }),
        }),
      )
      .meta({ description: 'All items; missing ones with the highest share first.' }),
  })
  .meta({ id: 'ListingHealth', description: 'Completeness of a listing.' });
export type ListingHealth = z.infer<typeof ListingHealth>;

export const DueCredential = z
  .object({
    id: Id,
    kind: CredentialKind,
    body: z.string().meta({ description: 'Who issued it.' }),
    number: z.string().nullable().meta({ description: 'Registry number.' }),
    holder: z.string().meta({ description: 'Name it was issued to.' }),
    status: CredentialStatus,
    expires_on: DateOnly.nullable().meta({ description: 'Expiration date, its last valid day.' }),
    days_left: z.int().nullable().meta({ description: 'Days until it expires; negative after that.' }),
    waiting: z.int().meta({ description: 'Number of uploaded documents that were not checked yet.' }),
  })
  .meta({ id: 'DueCredential', description: 'A credential with its remaining days.' });
export type DueCredential = z.infer<typeof DueCredential>;

export const CredentialCounts = z
  .object({
    total: z.int().meta({ description: 'All credentials, including those of clinicians.' }),
    verified: z.int().meta({ description: 'Verified and valid.' }),
    being_checked: z.int().meta({ description: 'Under review.' }),
    expired: z.int().meta({ description: 'Expired.' }),
    not_held: z.int().meta({ description: 'Known not to exist.' }),
    due: z.int().meta({ description: `In force and ending within ${DUE_DAYS} days.` }),
    next: DueCredential.nullable().meta({ description: 'The next to expire.' }),
  })
  .meta({ id: 'CredentialCounts', description: 'Credentials by status.' });
export type CredentialCounts = z.infer<typeof CredentialCounts>;

export const BOOKING_STATUSES = ['confirmed', 'pending', 'awaiting_payment', 'completed', 'cancelled'] as const;

/** A booking in a clinic's lists. */
export const ClinicBooking = z
  .object({
    id: Id,
    status: z.enum(BOOKING_STATUSES).meta({ description: 'Status.' }),
    kind: z.enum(['consultation', 'treatment', 'online']).meta({ description: 'What was booked.' }),
    patient: z
      .object({ id: Id, name: z.string().meta({ description: 'Name.' }) })
      .meta({ description: 'The patient.' }),
    package: z.object({ id: Id, title: Name }).nullable().meta({ description: 'The package, if one was booked.' }),
    treatment: z.object({ slug: Slug, name: Name }).nullable().meta({ description: 'The treatment.' }),
    starts_at: Instant.meta({ description: 'When it starts.' }),
    ends_at: Instant.meta({ description: 'When it ends.' }),
    time_zone: z.string().meta({ description: 'IANA time zone of the clinic.' }),
    video_room: z.string().optional().meta({
      description: 'Page of the room of an online consultation, for those who take part, until it closes.',
    }),
    created_at: Instant.meta({ description: 'When it was created.' }),
    version: z.int().meta({ description: 'Incremented with each change.' }),
  })
  .meta({ id: 'ClinicBooking', description: 'A booking in a clinic’s lists.' });
export type ClinicBooking = z.infer<typeof ClinicBooking>;

export const ClinicBookings = pageOf(ClinicBooking, {
  limit: z.int().meta({ description: 'Maximum number of items requested.' }),
  offset: z.int().meta({ description: 'Number of items skipped.' }),
});
export type ClinicBookings = z.infer<typeof ClinicBookings>;

export const WaitingRequest = z
  .object({
    id: Id,
    reference: z.string().meta({ description: 'Reference of the request.' }),
    about: z.string().nullable().meta({ description: 'What it is about.' }),
    country: z.string().nullable().meta({ description: 'Country of residence.' }),
    language: z.string().meta({ description: 'Language of the answer.' }),
    preferred_month: z.string().nullable().meta({ description: 'Preferred month, YYYY-MM.' }),
    created_at: Instant.meta({ description: 'When it was received.' }),
    due_on: DateOnly.meta({ description: 'Last day by which it should be answered.' }),
    overdue: z.boolean().meta({ description: 'Whether that day has passed.' }),
  })
  .meta({ id: 'WaitingRequest', description: 'A consultation request, without the sender’s data.' });
export type WaitingRequest = z.infer<typeof WaitingRequest>;

export const ClinicOverview = z
  .object({
    clinic: z
      .object({
        id: Id,
        slug: Slug,
        name: z.string().meta({ description: 'Name.' }),
        city: Name.nullable(),
        country: Name,
        time_zone: z.string().meta({ description: 'IANA time zone of the clinic.' }),
        verification_status: VerificationStatus,
        suspended: z.boolean().meta({ description: 'Whether Travesía has suspended it.' }),
        listed: z.boolean().meta({ description: 'Whether its page is public.' }),
        demo: z.boolean().meta({ description: 'Fictional, for demonstration.' }),
      })
      .meta({ description: 'The clinic.' }),
    managed_by: z
      .object({
        id: Id,
        name: z.string().meta({ description: 'Name.' }),
        email: z.string().nullable().meta({ description: 'Email address for clinics.' }),
        phone: z.string().nullable().meta({ description: 'Phone number for clinics.' }),
        website: z.string().nullable().meta({ description: 'Web address.' }),
      })
      .nullable()
      .meta({ description: 'The organization that manages it, if any.' }),
    bookings: z
      .object({
        today: z.int().meta({ description: 'Appointments today, in the clinic’s time zone.' }),
        pending: z.int().meta({ description: 'Bookings waiting for the clinic.' }),
        arrivals_this_week: z.int().meta({ description: 'Patients arriving in the next seven days.' }),
        next: ClinicBooking.nullable().meta({
          description: 'The next appointment; null also for users who may not read bookings.',
        }),
      })
      .meta({ description: 'Bookings.' }),
    requests: z
      .object({
        waiting: z.int().meta({ description: 'Unanswered consultation requests.' }),
        oldest_at: Instant.nullable().meta({ description: 'When the oldest was received.' }),
        data: z.array(WaitingRequest).meta({ description: 'The oldest, at most 100.' }),
      })
      .meta({ description: 'Consultation requests for this clinic.' }),
    packages: z
      .object({
        published: z.int().meta({ description: 'Published packages.' }),
        drafts: z.int().meta({ description: 'Drafts.' }),
        price_from: ShownPrice.nullable().meta({ description: 'The cheapest published package.' }),
      })
      .meta({ description: 'Packages.' }),
    rating: RatingSummary.nullable().meta({ description: 'Patient rating; null before the first review.' }),
    rating_distribution: z.array(z.int()).length(5).meta({ description: 'Reviews with 1, 2, 3, 4 and 5 stars.' }),
    response_minutes: z.int().nullable().meta({ description: 'Median minutes to a first answer.' }),
    credentials: CredentialCounts,
    held_credentials: z.array(DueCredential).meta({ description: 'Counted credentials, earliest expiration first.' }),
    staff: z
      .object({
        people: z.int().meta({ description: 'Number of team members.' }),
        invited: z.int().meta({ description: 'Pending invitations.' }),
      })
      .meta({ description: 'Its team.' }),
    listing: ListingHealth,
    actions: z.array(z.enum(['change_profile', 'change_settings', 'change_treatments', 'invite'])).meta({
      description: 'What the user may do here.',
    }),
  })
  .meta({ id: 'ClinicOverview', description: 'A clinic’s dashboard, for its own team.' });
export type ClinicOverview = z.infer<typeof ClinicOverview>;

export const ONBOARDING_STEPS = [
  'profile',
  'licence',
  'team',
  'treatments',
  'people',
  'availability',
  'settings',
  'package',
  'photos',
  'bank',
] as const;

export const OnboardingStep = z
  .object({
    step: z.enum(ONBOARDING_STEPS).meta({ description: 'Step.' }),
    state: z.enum(['done', 'open', 'waiting', 'attention']).meta({
      description:
        'done; open: something is left to do; waiting: under review by Travesía; attention: something expired or was rejected.',
    }),
    missing: z.array(z.string()).meta({ description: 'Keys of missing parts, such as `phone`.' }),
    path: z.string().nullable().meta({
      description: 'Path of its screen, without language prefix; null if Travesía completes it with the clinic.',
    }),
  })
  .meta({ id: 'OnboardingStep', description: 'A step before patients can find and book a clinic.' });
export type OnboardingStep = z.infer<typeof OnboardingStep>;

export const OnboardingStatus = z
  .object({
    clinic: z
      .object({ id: Id, slug: Slug, name: z.string().meta({ description: 'Name.' }) })
      .meta({ description: 'The clinic.' }),
    verification_status: VerificationStatus,
    listed: z.boolean().meta({ description: 'Whether its page is public.' }),
    complete: z.boolean().meta({ description: 'Whether all steps are complete.' }),
    progress: z.int().min(0).max(100).meta({ description: 'Completed steps, in percent.' }),
    next_step: z.enum(ONBOARDING_STEPS).nullable().meta({ description: 'Next step; null if all are complete.' }),
    steps: z.array(OnboardingStep).meta({ description: 'All steps, in order.' }),
  })
  .meta({ id: 'OnboardingStatus', description: 'Setup progress of a clinic.' });
export type OnboardingStatus = z.infer<typeof OnboardingStatus>;
