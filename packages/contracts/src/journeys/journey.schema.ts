import { z } from 'zod';
import { BookingStatusName, NewBooking } from '../bookings/index.ts';
import { CountryCode, DateOnly, Id, Instant, Locale, Name, pageOf, Slug, TimeZone } from '../kit/index.ts';
import { AnswerFault, Answers, CLINICS_MAX } from './cases/case.schema.ts';
import { IntakeSection } from './intake/intake.schema.ts';
import { journeyMachine, type JourneyStatus } from './journey.machine.ts';
import { QuoteSummary } from './quotes/quote.schema.ts';

const STATUSES = Object.keys(journeyMachine.states) as [JourneyStatus, ...JourneyStatus[]];

export const JourneyStatusName = z.enum(STATUSES).meta({
  description:
    'inquiry: the clinic must answer; records_review, quoted, accepted, booked, preparing, travelling, in_treatment, recovery, aftercare: stages in order; completed; declined, expired, cancelled: ended early.',
});

/** What users can do with a journey. */
/** Moves that people make with a journey, beside those of quotes and signatures. */
export const JOURNEY_MOVES = ['review', 'prepare', 'travel', 'treat', 'recover', 'decline', 'cancel'] as const;
export const JOURNEY_ACTIONS = [
  ...JOURNEY_MOVES,
  'sign',
  'quote',
  'change_quote',
  'book_time',
  'book_return',
  'discharge',
] as const;
export const JourneyAction = z.enum(JOURNEY_ACTIONS).meta({ description: 'An available action.' });
export type JourneyAction = z.infer<typeof JourneyAction>;

/** The consents a patient gives when asking clinics. */
export const JOURNEY_CONSENTS = ['share_answers', 'offer_on'] as const;
/** Version of each consent's text: the day it was written. */
export const JOURNEY_CONSENT_VERSIONS: Readonly<Record<(typeof JOURNEY_CONSENTS)[number], string>> = {
  share_answers: '2026-11-27',
  offer_on: '2026-11-27',
};

export const JourneyConsent = z
  .strictObject({
    purpose: z.enum(JOURNEY_CONSENTS).meta({
      description:
        'share_answers: the named clinics read the answers. offer_on: if a clinic doesn’t answer in time, the next one with this treatment may read them.',
    }),
    version: z.iso.date().meta({ description: 'Version of the text that was shown.' }),
  })
  .meta({ id: 'JourneyConsent', description: 'A consent given when asking clinics.' });

export const AskClinics = z
  .strictObject({
    case_id: Id.meta({ description: 'The case.' }),
    revision: z.int().min(1).meta({ description: 'Revision of the answers that was shown; another one is refused.' }),
    provider_ids: z
      .array(Id)
      .min(1)
      .max(CLINICS_MAX)
      .refine((ids) => new Set(ids).size === ids.length, 'names a clinic twice')
      .meta({ description: `Clinics to ask, up to ${CLINICS_MAX} of a case at a time.` }),
    consents: z
      .array(JourneyConsent)
      .max(JOURNEY_CONSENTS.length)
      .refine((given) => given.some(({ purpose }) => purpose === 'share_answers'), 'must contain share_answers')
      .meta({ description: 'Consents; `share_answers` is needed.' }),
  })
  .meta({ id: 'AskClinics', description: 'Asks clinics about a case.' });
export type AskClinics = z.infer<typeof AskClinics>;

export const PackageReservation = NewBooking.pick({
  clinician_id: true,
  date: true,
  time: true,
  starts_at: true,
  notes: true,
  language: true,
  shown_terms: true,
  accept_policy: true,
})
  .extend({ revision: AskClinics.shape.revision, consents: AskClinics.shape.consents })
  .strict()
  .meta({ id: 'PackageReservation', description: 'Books a time for the package of a case, at the package’s price.' });
export type PackageReservation = z.infer<typeof PackageReservation>;

/** What a clinician decided about a patient's fitness for the treatment. */
export const REVIEW_DECISIONS = ['fit', 'fit_if', 'unfit'] as const;
const Reason = z.string().trim().min(1).max(2000);

export const ClinicalReview = z
  .object({
    id: Id,
    decision: z.enum(REVIEW_DECISIONS).meta({
      description: 'fit; fit_if: under the conditions in `reason`; unfit: the clinic doesn’t treat this patient.',
    }),
    reason: z.string().nullable().meta({ description: 'Reasons or conditions; null if the reader may not see them.' }),
    clinician: z
      .object({
        id: Id,
        name: Name,
        license: z.string().meta({ description: 'License as checked, with its register.' }),
      })
      .meta({ description: 'Who signed.' }),
    revision: z.int().min(1).meta({ description: 'Revision of the answers that was read.' }),
    signed_at: Instant.meta({ description: 'When it was signed.' }),
  })
  .meta({ id: 'ClinicalReview', description: 'A clinician’s signature on the answers of a patient.' });
export type ClinicalReview = z.infer<typeof ClinicalReview>;

const Trip = z.union([z.literal(1), z.literal(2)]);

const summary = {
  id: Id,
  reference: z.string().meta({ description: 'Reference to name to people.' }),
  status: JourneyStatusName,
  treatment: z.object({ slug: Slug, name: Name }).meta({ description: 'The treatment.' }),
  package: z.object({ id: Id, title: Name }).nullable().meta({ description: 'The package it began with.' }),
  provider: z
    .object({ id: Id, slug: Slug, name: Name, city: Name.nullable(), country: Name, time_zone: TimeZone })
    .meta({ description: 'The clinic.' }),
  patient: z
    .object({ id: Id, name: Name, country: CountryCode.nullable().meta({ description: 'Country of residence.' }) })
    .meta({ description: 'The patient.' }),
  answer_due_at: Instant.nullable().meta({ description: 'Until when the clinic should answer; null once it has.' }),
  review: z.enum(['not_needed', 'needed', 'signed', 'outdated']).meta({
    description:
      'Whether a clinician must sign before anything is booked. outdated: the answers changed after the signature.',
  }),
  case_id: Id.nullable().meta({ description: 'The case; null unless the user is its patient.' }),
  treatment_at: Instant.nullable().meta({
    description: 'When the treatment of the trip it is about starts; null until a time is booked.',
  }),
  trip: Trip.meta({ description: 'Which trip it is about: 2 once the second one is booked.' }),
  trips: Trip.meta({ description: 'Trips that the treatment takes, as agreed; 1 until something is.' }),
  percent: z.int().min(0).max(100).meta({ description: 'How complete the answers are.' }),
  actions: z.array(JourneyAction).meta({ description: 'What the user may do now.' }),
  version: z.int().min(1).meta({ description: 'The version that was read.' }),
  created_at: Instant.meta({ description: 'When the clinic was asked.' }),
  updated_at: Instant.meta({ description: 'When it last changed.' }),
};

export const JourneySummary = z.object(summary).meta({ id: 'JourneySummary', description: 'A journey in a list.' });
export type JourneySummary = z.infer<typeof JourneySummary>;

const many = (description: string) => z.int().min(0).meta({ description });
export const JOURNEY_TABS = ['to_answer', 'deciding', 'coming', 'here', 'aftercare', 'ended', 'all'] as const;
export const JourneyTab = z.enum(JOURNEY_TABS).meta({
  description:
    'to_answer: inquiries and reviews. deciding: quoted or accepted. coming: booked, preparing or travelling. here: in treatment or recovery. aftercare. ended. all.',
});
/** Sort orders of a desk’s journeys. */
export const JOURNEY_SORTS = ['waiting', 'treatment'] as const;
export type JourneySort = (typeof JOURNEY_SORTS)[number];
export const JourneyCounts = z
  .object({
    to_answer: many('Inquiries and reviews.'),
    deciding: many('Quoted or accepted.'),
    coming: many('Booked, preparing or travelling.'),
    here: many('In treatment or recovery.'),
    aftercare: many('In aftercare.'),
    ended: many('Completed or ended early.'),
    all: many('All.'),
  })
  .meta({ id: 'JourneyCounts', description: 'Number of journeys by tab; the other filters apply.' });
export type JourneyCounts = z.infer<typeof JourneyCounts>;

export const JourneyList = pageOf(JourneySummary, { counts: JourneyCounts });
export type JourneyList = z.infer<typeof JourneyList>;

export const JourneyFlag = z
  .object({
    id: z.string().meta({ description: 'Key of the rule.' }),
    text: z.string().meta({ description: 'What was answered and why it matters; never a diagnosis.' }),
    source: z
      .object({
        title: z.string().meta({ description: 'Title of the source.' }),
        url: z.url().meta({ description: 'Address of the source.' }),
      })
      .meta({ description: 'Where its limit stands.' }),
  })
  .meta({ id: 'JourneyFlag', description: 'An answer that asks for a clinician, with the source of its limit.' });
export type JourneyFlag = z.infer<typeof JourneyFlag>;

export const JourneyAnswers = z
  .object({
    sections: z.array(IntakeSection).meta({ description: 'The questions.' }),
    answers: Answers,
    faults: z.array(AnswerFault).meta({ description: 'What is missing or can’t be right.' }),
    flags: z
      .array(JourneyFlag)
      .nullable()
      .meta({ description: 'Answers that ask for a clinician; null for patients, who read no assessment of theirs.' }),
    revision: z.int().min(1).meta({ description: 'Revision of the answers.' }),
    language: Locale.meta({ description: 'Language they were written in.' }),
  })
  .meta({ id: 'JourneyAnswers', description: 'What the patient answered.' });
export type JourneyAnswers = z.infer<typeof JourneyAnswers>;

export const JourneyEvent = z
  .object({
    at: Instant.meta({ description: 'When it happened.' }),
    action: z.string().meta({ description: 'What was done.' }),
    status: JourneyStatusName.meta({ description: 'Status after it.' }),
    by: z.enum(['patient', 'provider', 'organization', 'admin', 'system']).meta({ description: 'Side that did it.' }),
    reason: z.string().nullable().meta({ description: 'Reason that was written; null if none.' }),
  })
  .meta({ id: 'JourneyEvent', description: 'A change of a journey.' });
export type JourneyEvent = z.infer<typeof JourneyEvent>;

export const JourneyBooking = z
  .object({
    id: Id,
    reference: z.string().meta({ description: 'Reference to name to people.' }),
    status: BookingStatusName,
    starts_at: Instant.meta({ description: 'When the treatment starts.' }),
    payment_due_at: Instant.nullable().meta({ description: 'While awaiting payment: until when the time is held.' }),
    clinician: Name.nullable().meta({ description: 'Who treats; null if none is named.' }),
  })
  .meta({ id: 'JourneyBooking', description: 'The booking of a journey’s treatment.' });
export type JourneyBooking = z.infer<typeof JourneyBooking>;

export const SecondTrip = z
  .object({
    from: DateOnly.meta({
      description: 'First day of its treatment, by the healing time of the catalog, in the clinic’s zone.',
    }),
    clinician: z
      .object({ id: Id, name: Name })
      .nullable()
      .meta({ description: 'Who treated on the first trip, and does on this one; null if nobody is named.' }),
    booking: JourneyBooking.nullable().meta({ description: 'Its booking; null until a time is booked.' }),
  })
  .meta({
    id: 'SecondTrip',
    description: 'The second trip of a treatment that takes two. It is part of the agreed price.',
  });
export type SecondTrip = z.infer<typeof SecondTrip>;

export const Journey = z
  .object({
    ...summary,
    language: Locale.meta({ description: 'Language of the patient.' }),
    answers: JourneyAnswers.nullable().meta({
      description: 'The answers; null for readers who don’t treat the patient.',
    }),
    reviews: z.array(ClinicalReview).meta({ description: 'Signatures, newest first.' }),
    events: z.array(JourneyEvent).meta({ description: 'What happened, oldest first.' }),
    quotes: z
      .array(QuoteSummary)
      .meta({ description: 'Quotes and change orders, newest first; patients see those that were sent.' }),
    booking: JourneyBooking.nullable().meta({
      description: 'The booking of its treatment; null until a time is booked.',
    }),
    second_trip: SecondTrip.nullable().meta({
      description: 'The second trip; null before the first is over and if there is none.',
    }),
    offers_on: z.boolean().meta({ description: 'Whether the patient allows that another clinic is asked in turn.' }),
  })
  .meta({ id: 'Journey', description: 'One clinic’s way with one patient.' });
export type Journey = z.infer<typeof Journey>;

export const AskedJourneys = z
  .object({ data: z.array(JourneySummary).meta({ description: 'One journey for each clinic that was asked.' }) })
  .meta({ id: 'AskedJourneys', description: 'The journeys that asking began.' });
export type AskedJourneys = z.infer<typeof AskedJourneys>;

export const JourneyChange = z
  .strictObject({
    action: z.enum(JOURNEY_MOVES).meta({
      description:
        'review, decline, cancel; prepare, travel, treat, recover: the next stages, as they begin. `travel` is the patient’s too.',
    }),
    reason: Reason.optional().meta({
      description: 'Reason; the other side reads it. Needed to decline and to cancel.',
    }),
    version: z.int().min(1).meta({ description: 'The version that was read.' }),
  })
  .meta({ id: 'JourneyChange', description: 'Moves a journey.' });
export type JourneyChange = z.infer<typeof JourneyChange>;

export const NewClinicalReview = z
  .strictObject({
    decision: z.enum(REVIEW_DECISIONS).meta({ description: 'The decision.' }),
    reason: Reason.meta({ description: 'Reasons or conditions, at most 2,000 characters; the patient reads them.' }),
    clinician_id: Id.meta({ description: 'The clinician who signs: one with a professional license in force.' }),
    revision: z.int().min(1).meta({ description: 'Revision of the answers that was read.' }),
    version: z.int().min(1).meta({ description: 'Version of the journey that was read.' }),
  })
  .meta({ id: 'NewClinicalReview', description: 'A clinician’s signature on a patient’s answers.' });
export type NewClinicalReview = z.infer<typeof NewClinicalReview>;

export const Signers = z
  .object({
    data: z
      .array(
        z.object({
          id: Id,
          name: Name,
          license: z.string().meta({ description: 'License as checked, with its register.' }),
          expires_on: DateOnly.nullable().meta({ description: 'Until when it is valid; null without an end.' }),
        }),
      )
      .meta({ description: 'Clinicians with a professional license in force, by name.' }),
  })
  .meta({ id: 'JourneySigners', description: 'Who can sign at the clinic today.' });
export type Signers = z.infer<typeof Signers>;
