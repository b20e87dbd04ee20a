import { z } from 'zod';
import { ShownPrice } from '../../catalog/catalog.schema.ts';
import { DateOnly, Id, Instant, Name, pageOf, Slug } from '../../kit/index.ts';
import { RatingSummary, VerificationStatus } from '../providers.schema.ts';
import { CredentialKind, CredentialStatus } from '../../credentials/credentials.schema.ts';

/** Days before its last day in which a credential counts as due. */
export const DUE_DAYS = 90;

/** What makes a listing whole, each with its share of 100. */
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
    score: z.int().min(0).max(100).meta({ description: 'Shares of what is there, added up.' }),
    items: z
      .array(
        z.object({
          item: z.enum(ListingItems).meta({ description: 'What it is.' }),
          done: z.boolean().meta({ description: 'Whether it is there.' }),
          share: z.int().meta({ description: 'What it is worth of 100.' }),
          missing: z.array(z.string()).meta({ description: 'What of it is missing, such as languages by their code.' }),
        }),
      )
      .meta({ description: 'All items; the missing ones that are worth most first.' }),
  })
  .meta({ id: 'ListingHealth', description: 'How whole a listing is.' });
export type ListingHealth = z.infer<typeof ListingHealth>;

export const DueCredential = z
  .object({
    id: Id,
    kind: CredentialKind,
    body: z.string().meta({ description: 'Who issued it.' }),
    number: z.string().nullable().meta({ description: 'Number in the register.' }),
    holder: z.string().meta({ description: 'Name it was issued to.' }),
    status: CredentialStatus,
    expires_on: DateOnly.nullable().meta({ description: 'Last day in force.' }),
    days_left: z.int().nullable().meta({ description: 'Days until then, negative after it.' }),
  })
  .meta({ id: 'DueCredential', description: 'A credential with the days it has left.' });
export type DueCredential = z.infer<typeof DueCredential>;

export const CredentialCounts = z
  .object({
    total: z.int().meta({ description: 'All credentials, those of clinicians among them.' }),
    verified: z.int().meta({ description: 'Checked and in force.' }),
    being_checked: z.int().meta({ description: 'Being checked.' }),
    expired: z.int().meta({ description: 'After their last day.' }),
    not_held: z.int().meta({ description: 'Known not to be held.' }),
    due: z.int().meta({ description: `In force and ending within ${DUE_DAYS} days.` }),
    next: DueCredential.nullable().meta({ description: 'The next to end.' }),
  })
  .meta({ id: 'CredentialCounts', description: 'Credentials by how they stand.' });
export type CredentialCounts = z.infer<typeof CredentialCounts>;

export const BOOKING_STATUSES = ['confirmed', 'pending', 'awaiting_payment', 'completed', 'cancelled'] as const;

/** A booking as a clinic's lists show it. */
export const ClinicBooking = z
  .object({
    id: Id,
    status: z.enum(BOOKING_STATUSES).meta({ description: 'Where it stands.' }),
    kind: z.enum(['consultation', 'treatment', 'online']).meta({ description: 'What was booked.' }),
    patient: z.object({ id: Id, name: z.string().meta({ description: 'Name.' }) }).meta({ description: 'Who comes.' }),
    package: z.object({ id: Id, title: Name }).nullable().meta({ description: 'The package, where one was booked.' }),
    treatment: z.object({ slug: Slug, name: Name }).nullable().meta({ description: 'The treatment.' }),
    starts_at: Instant.meta({ description: 'When it begins.' }),
    ends_at: Instant.meta({ description: 'When it ends.' }),
    time_zone: z.string().meta({ description: 'IANA time zone of the clinic.' }),
    created_at: Instant.meta({ description: 'When it was made.' }),
    version: z.int().meta({ description: 'Grows with every change.' }),
  })
  .meta({ id: 'ClinicBooking', description: 'A booking as a clinic’s lists show it.' });
export type ClinicBooking = z.infer<typeof ClinicBooking>;

export const ClinicBookings = pageOf(ClinicBooking, {
  limit: z.int().meta({ description: 'Items asked for.' }),
  offset: z.int().meta({ description: 'Items left out before them.' }),
});
export type ClinicBookings = z.infer<typeof ClinicBookings>;

export const WaitingRequest = z
  .object({
    reference: z.string().meta({ description: 'Reference of the request.' }),
    about: z.string().nullable().meta({ description: 'What it is about.' }),
    country: z.string().nullable().meta({ description: 'Country that the person lives in.' }),
    language: z.string().meta({ description: 'Language of the answer.' }),
    preferred_month: z.string().nullable().meta({ description: 'Month in which they would come, YYYY-MM.' }),
    created_at: Instant.meta({ description: 'When it came.' }),
  })
  .meta({ id: 'WaitingRequest', description: 'A request for a consultation, without who sent it.' });
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
        listed: z.boolean().meta({ description: 'Whether everybody can see its page.' }),
        demo: z.boolean().meta({ description: 'Invented for demonstration.' }),
      })
      .meta({ description: 'The clinic.' }),
    managed_by: z
      .object({
        id: Id,
        name: z.string().meta({ description: 'Name.' }),
        email: z.string().nullable().meta({ description: 'Address for clinics.' }),
        phone: z.string().nullable().meta({ description: 'Number for clinics.' }),
        website: z.string().nullable().meta({ description: 'Web address.' }),
      })
      .nullable()
      .meta({ description: 'The organization that manages it, if one does.' }),
    bookings: z
      .object({
        today: z.int().meta({ description: 'Visits today, in the clinic’s zone.' }),
        pending: z.int().meta({ description: 'Bookings that wait for the clinic.' }),
        arrivals_this_week: z.int().meta({ description: 'Patients who arrive in the next seven days.' }),
        next: ClinicBooking.nullable().meta({ description: 'The next visit.' }),
      })
      .meta({ description: 'What is booked.' }),
    requests: z
      .object({
        waiting: z.int().meta({ description: 'Requests for a consultation that nobody has answered.' }),
        oldest_at: Instant.nullable().meta({ description: 'Since when the oldest waits.' }),
        data: z.array(WaitingRequest).meta({ description: 'The oldest, a hundred at most.' }),
      })
      .meta({ description: 'Requests for a consultation here.' }),
    packages: z
      .object({
        published: z.int().meta({ description: 'Published packages.' }),
        drafts: z.int().meta({ description: 'Drafts.' }),
        price_from: ShownPrice.nullable().meta({ description: 'The cheapest published one.' }),
      })
      .meta({ description: 'What it sells.' }),
    rating: RatingSummary.nullable().meta({ description: 'What patients say; null before the first review.' }),
    rating_distribution: z.array(z.int()).length(5).meta({ description: 'Reviews with 1, 2, 3, 4 and 5 stars.' }),
    response_minutes: z.int().nullable().meta({ description: 'Median minutes to a first answer.' }),
    credentials: CredentialCounts,
    held_credentials: z
      .array(DueCredential)
      .meta({ description: 'The credentials that are counted, the first to end first.' }),
    staff: z
      .object({
        people: z.int().meta({ description: 'Who works for it here.' }),
        invited: z.int().meta({ description: 'Invitations that wait for an answer.' }),
      })
      .meta({ description: 'Its team.' }),
    listing: ListingHealth,
    actions: z.array(z.enum(['change_profile', 'change_settings', 'change_treatments', 'invite'])).meta({
      description: 'What the person may do here.',
    }),
  })
  .meta({ id: 'ClinicOverview', description: 'A clinic at a glance, for its own people.' });
export type ClinicOverview = z.infer<typeof ClinicOverview>;

export const ONBOARDING_STEPS = ['profile', 'licence', 'team', 'treatments', 'settings', 'package'] as const;

export const OnboardingStep = z
  .object({
    step: z.enum(ONBOARDING_STEPS).meta({ description: 'Which step.' }),
    state: z.enum(['done', 'open', 'waiting', 'attention']).meta({
      description:
        'done; open: something is left to do; waiting: Travesía checks it; attention: something ended or was refused.',
    }),
    missing: z.array(z.string()).meta({ description: 'Keys of what is missing, such as `phone`.' }),
    path: z.string().nullable().meta({
      description: 'Screen where it is done, without language; null where Travesía does it with the clinic.',
    }),
  })
  .meta({ id: 'OnboardingStep', description: 'One step until patients can find and book a clinic.' });
export type OnboardingStep = z.infer<typeof OnboardingStep>;

export const OnboardingStatus = z
  .object({
    clinic: z
      .object({ id: Id, slug: Slug, name: z.string().meta({ description: 'Name.' }) })
      .meta({ description: 'The clinic.' }),
    verification_status: VerificationStatus,
    listed: z.boolean().meta({ description: 'Whether everybody can see its page.' }),
    complete: z.boolean().meta({ description: 'Whether nothing is left to do.' }),
    progress: z.int().min(0).max(100).meta({ description: 'Steps that are done, percent.' }),
    next_step: z.enum(ONBOARDING_STEPS).nullable().meta({ description: 'What to do next; null when nothing is left.' }),
    steps: z.array(OnboardingStep).meta({ description: 'All steps in their order.' }),
  })
  .meta({ id: 'OnboardingStatus', description: 'How far a clinic is.' });
export type OnboardingStatus = z.infer<typeof OnboardingStatus>;
