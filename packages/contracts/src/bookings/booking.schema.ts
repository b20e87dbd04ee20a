import { z } from 'zod';
import { VISIT_KINDS, Slot, WallTime } from '../availability/index.ts';
import { DateOnly, Id, Instant, Locale, Money, Name, pageOf, Slug, TimeZone } from '../kit/index.ts';
import { AgreedRefundRule, RefundReason } from '../terms/index.ts';

export const BookingKind = z.enum(VISIT_KINDS).meta({
  description: 'consultation or treatment at the clinic, or an online consultation by video.',
});
export type BookingKind = z.infer<typeof BookingKind>;

export const BookingStatusName = z.enum(['pending', 'awaiting_payment', 'confirmed', 'completed', 'cancelled']).meta({
  description: 'pending: the clinic must accept; awaiting_payment: a deposit is due; confirmed, completed, cancelled.',
});

/** Why a booking was cancelled. */
export const CANCEL_REASONS = [
  'patient',
  'provider_declined',
  'provider_cancelled',
  'not_answered',
  'not_paid',
  'no_show',
  'admin',
] as const;
export const CancelReason = z.enum(CANCEL_REASONS).meta({
  description:
    'Who or what cancelled it; not_answered and not_paid: the time was held no longer; no_show: the patient did not come.',
});
export type CancelReason = z.infer<typeof CancelReason>;

/** What a user can do with a booking. */
export const BOOKING_ACTIONS = [
  'accept',
  'decline',
  'pay',
  'reschedule',
  'reassign',
  'cancel',
  'complete',
  'mark_no_show',
] as const;
export const BookingAction = z.enum(BOOKING_ACTIONS);
export type BookingAction = z.infer<typeof BookingAction>;

const Notes = z.string().trim().max(2000).meta({
  description: 'Note for the clinic, at most 2,000 characters; stored encrypted, because it can be about health.',
});
const Version = z.int().min(1).meta({ description: 'The version that was read.' });
const Reason = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .meta({ description: 'Reason, at most 500 characters; the other side reads it.' });

/** Terms as they were shown; another price or policy meanwhile is refused rather than agreed to unseen. */
const ShownTerms = z
  .strictObject({
    price: Money.nullable().meta({ description: 'Price that was shown; null if free.' }),
    deposit: Money.nullable().meta({ description: 'Amount due now that was shown; null if nothing is due.' }),
    policy_version: z
      .int()
      .min(1)
      .nullable()
      .meta({ description: 'Version of the cancellation policy that was shown.' }),
  })
  .meta({ id: 'ShownBookingTerms', description: 'Price and policy as shown before booking.' });

const VISITS_WITHOUT_JOURNEY = ['consultation', 'online'] as const;

export const NewBooking = z
  .strictObject({
    provider_id: Id.meta({ description: 'The clinic.' }),
    kind: z
      .enum(VISITS_WITHOUT_JOURNEY, { error: 'must be consultation or online; a treatment is booked with its journey' })
      .meta({
        description:
          'consultation at the clinic, or online by video. A treatment is booked with its journey, which has the answers about health: with its case’s reservation, or by accepting a quote.',
      }),
    treatment_id: Slug.optional().meta({ description: 'The treatment it is about, by its slug.' }),
    service_type: Slug.optional().meta({ description: 'An online service; then `kind` is online.' }),
    clinician_id: Id.optional().meta({ description: 'With this clinician; whoever is free if omitted.' }),
    date: DateOnly.meta({ description: 'Date at the clinic.' }),
    time: WallTime.meta({ description: 'Wall time at the clinic, HH:MM.' }),
    starts_at: Instant.optional().meta({
      description: 'The instant of that time, needed only where clocks are turned back and a time comes twice.',
    }),
    notes: Notes.optional(),
    language: Locale.optional().meta({
      description: 'Language of emails and of the visit; defaults to the account’s.',
    }),
    shown_terms: ShownTerms.optional(),
    accept_policy: z.literal(true).meta({ description: 'The user accepts the cancellation policy.' }),
  })
  .meta({ id: 'NewBooking', description: 'A visit at one free time of one clinic.' });
export type NewBooking = z.infer<typeof NewBooking>;

export const AgreedPolicy = z
  .object({
    key: z.string().meta({ description: 'Key of the policy.' }),
    version: z.int().meta({ description: 'Version of the policy.' }),
    name: z.string().meta({ description: 'Name.' }),
    rules: z.array(AgreedRefundRule).meta({ description: 'Refund rules.' }),
  })
  .meta({ id: 'AgreedPolicy', description: 'A cancellation policy as agreed; later changes don’t affect it.' });
export type AgreedPolicy = z.infer<typeof AgreedPolicy>;

const priced = {
  price: Money.nullable().meta({ description: 'Price; null if it is free.' }),
  deposit: Money.nullable().meta({ description: 'Amount to pay to confirm it; null if none.' }),
};

/** One step of a refund table: who cancels in this period gets this back. */
export const RefundStepShown = z
  .object({
    from: Instant.nullable().meta({ description: 'From this instant; null for no limit.' }),
    before: Instant.nullable().meta({ description: 'Before this instant; null for no limit.' }),
    refund: Money.meta({ description: 'Refund.' }),
    kept: Money.meta({ description: 'Amount the clinic keeps.' }),
  })
  .meta({ id: 'RefundStep', description: 'The refund for a cancellation in a period.' });
export type RefundStepShown = z.infer<typeof RefundStepShown>;

export const BookingTerms = z
  .object({
    ...priced,
    deposit_percent: z.int().meta({ description: 'Share of the price that is due, percent.' }),
    needs_acceptance: z.boolean().meta({ description: 'Whether the clinic must accept first.' }),
    hold_minutes: z
      .int()
      .nullable()
      .meta({ description: 'Minutes to pay, once it can be paid; null if nothing is due.' }),
    policy: AgreedPolicy.nullable().meta({ description: 'The cancellation policy; null if nothing is paid.' }),
    refunds: z.array(RefundStepShown).meta({ description: 'What comes back after a cancellation, by date.' }),
  })
  .meta({ id: 'BookingTerms', description: 'What a booking would cost, and what a cancellation would return.' });
export type BookingTerms = z.infer<typeof BookingTerms>;

const shared = {
  id: Id,
  reference: z.string().meta({ description: 'Reference for people, such as TR-7K3M-9QXD.' }),
  status: BookingStatusName,
  kind: BookingKind,
  provider: z
    .object({
      id: Id,
      slug: Slug,
      name: z.string().meta({ description: 'Name.' }),
      city: Name.nullable(),
      country: Name,
      time_zone: TimeZone,
    })
    .meta({ description: 'The clinic.' }),
  patient: z.object({ id: Id, name: z.string().meta({ description: 'Name.' }) }).meta({ description: 'The patient.' }),
  clinician: z
    .object({ id: Id, name: z.string().meta({ description: 'Name with title.' }) })
    .nullable()
    .meta({ description: 'The clinician; null if none is named.' }),
  package: z.object({ id: Id, title: Name }).nullable().meta({ description: 'The package, if one was booked.' }),
  treatment: z.object({ slug: Slug, name: Name }).nullable().meta({ description: 'The treatment.' }),
  service: z.object({ slug: Slug, name: Name }).nullable().meta({ description: 'The online service.' }),
  trip: z
    .int()
    .min(1)
    .max(2)
    .meta({ description: 'Which trip of a journey it is for. A second one is part of the price of the first.' }),
  starts_at: Instant.meta({ description: 'When it starts.' }),
  ends_at: Instant.meta({ description: 'When it ends.' }),
  time_zone: TimeZone.meta({ description: 'Time zone of the clinic.' }),
  date: DateOnly.meta({ description: 'Date at the clinic.' }),
  time: WallTime.meta({ description: 'Wall time at the clinic, HH:MM.' }),
  ...priced,
  paid: Money.nullable().meta({ description: 'Received and not refunded; null if it is free.' }),
  answer_by: Instant.nullable().meta({
    description: 'While pending: until when the time is held for the clinic’s answer.',
  }),
  payment_due_at: Instant.nullable().meta({ description: 'While awaiting payment: until when the time is held.' }),
  video_room: z.string().optional().meta({
    description:
      'Path of the page where a confirmed online consultation takes place, until its room closes; absent for everyone but its patient and its clinic.',
  }),
  actions: z.array(BookingAction).meta({ description: 'What the user may do now.' }),
  version: z.int().meta({ description: 'Incremented with each change.' }),
  created_at: Instant.meta({ description: 'When it was created.' }),
};

export const BookingSummary = z.object(shared).meta({ id: 'BookingSummary', description: 'A booking in a list.' });
export type BookingSummary = z.infer<typeof BookingSummary>;

export const Booking = z
  .object({
    ...shared,
    journey_id: Id.nullable().meta({ description: 'The journey it belongs to.' }),
    language: Locale.meta({ description: 'Language of emails and of the visit.' }),
    notes: z
      .string()
      .nullable()
      .meta({ description: 'The patient’s note; null if none, or if the user may not read it.' }),
    contact: z
      .object({
        email: z.string().nullable().meta({ description: 'Email address.' }),
        phone: z.string().nullable().meta({ description: 'Phone number.' }),
      })
      .nullable()
      .meta({
        description:
          'How the clinic reaches the patient: for its staff only, while it has accepted a booking of theirs that was not cancelled.',
      }),
    policy: AgreedPolicy.nullable().meta({ description: 'The cancellation policy as agreed; null if it is free.' }),
    refunds: z.array(RefundStepShown).meta({ description: 'What comes back after a cancellation, by date.' }),
    cancellation: z
      .object({
        reason: CancelReason,
        note: z.string().nullable().meta({ description: 'What the canceling side wrote.' }),
        at: Instant.meta({ description: 'When it was cancelled.' }),
      })
      .nullable()
      .meta({ description: 'Why and when it was cancelled; null if it was not.' }),
    moved_by_clinic: z.boolean().meta({
      description:
        'Whether the clinic was the last to change its time, or who treats the patient: then the patient may cancel with a full refund.',
    }),
  })
  .meta({ id: 'Booking', description: 'A booking.' });
export type Booking = z.infer<typeof Booking>;

export const BookingList = pageOf(BookingSummary);
export type BookingList = z.infer<typeof BookingList>;

export const BookingCancel = z
  .strictObject({
    reason: Reason,
    version: Version.optional(),
    shown_refund: Money.optional().meta({ description: 'Refund that was shown; another amount meanwhile is refused.' }),
  })
  .meta({ id: 'BookingCancel', description: 'Cancels a booking.' });
export type BookingCancel = z.infer<typeof BookingCancel>;

export const BookingReschedule = z
  .strictObject({
    new_date: DateOnly.meta({ description: 'New date at the clinic.' }),
    new_time: WallTime.meta({ description: 'New wall time at the clinic, HH:MM.' }),
    new_starts_at: Instant.optional().meta({ description: 'The instant of that time, where a time comes twice.' }),
    clinician_id: Id.optional().meta({ description: 'Another clinician; the same one if omitted.' }),
    version: Version.optional(),
  })
  .meta({ id: 'BookingReschedule', description: 'Moves a booking to another free time.' });
export type BookingReschedule = z.infer<typeof BookingReschedule>;

export const BookingReassign = z
  .strictObject({
    clinician_id: Id.optional().meta({ description: 'The clinician who takes it.' }),
    room_id: Id.optional().meta({ description: 'The room that takes it, without a clinician.' }),
    reason: Reason,
    version: Version,
  })
  .refine(({ clinician_id: clinician, room_id: room }) => (clinician === undefined) !== (room === undefined), {
    path: ['clinician_id'],
    message: 'exactly one of clinician_id and room_id must be given',
  })
  .meta({ id: 'BookingReassign', description: 'Gives a booking to another clinician or room, at the same time.' });
export type BookingReassign = z.infer<typeof BookingReassign>;

export const Reassignee = z
  .object({
    kind: z.enum(['clinician', 'room']).meta({ description: 'What it is.' }),
    id: Id,
    name: z.string().meta({ description: 'Name, of clinicians with title.' }),
  })
  .meta({ id: 'Reassignee', description: 'Who could take a booking at its time.' });
export type Reassignee = z.infer<typeof Reassignee>;

export const Reassignees = z
  .object({ data: z.array(Reassignee).meta({ description: 'Clinicians first; empty if nobody is free.' }) })
  .meta({ id: 'Reassignees', description: 'Everyone who could take a booking at its time.' });
export type Reassignees = z.infer<typeof Reassignees>;

export const BookingDecline = z
  .strictObject({ reason: Reason, version: Version.optional() })
  .meta({ id: 'BookingDecline', description: 'Declines a booking.' });
export type BookingDecline = z.infer<typeof BookingDecline>;

export const BookingStep = z
  .strictObject({ version: Version.optional() })
  .meta({ id: 'BookingStep', description: 'A step of a booking that needs nothing else.' });
export type BookingStep = z.infer<typeof BookingStep>;

export const CancellationPreview = z
  .object({
    reason: RefundReason,
    paid: Money.nullable().meta({ description: 'Received so far; null if it is free.' }),
    refund: Money.nullable().meta({ description: 'What would come back now; null if it is free.' }),
    kept: Money.nullable().meta({ description: 'What the clinic would keep; null if it is free.' }),
    days_before: z.int().meta({ description: 'Days until it starts, in the clinic’s calendar.' }),
    until: Instant.nullable().meta({ description: 'Until when this holds; null if it does not change.' }),
    refunds: z.array(RefundStepShown).meta({ description: 'All steps of the policy.' }),
    version: z.int().meta({ description: 'Version of the booking.' }),
  })
  .meta({ id: 'CancellationPreview', description: 'What a cancellation by the user would return now.' });
export type CancellationPreview = z.infer<typeof CancellationPreview>;

/** What comes with `bookings.slot_taken`. */
export const NearestSlots = z
  .object({ nearest: z.array(Slot).meta({ description: 'The nearest free times, at most three.' }) })
  .meta({ id: 'NearestSlots', description: 'Free times instead of one that is taken.' });
export type NearestSlots = z.infer<typeof NearestSlots>;
