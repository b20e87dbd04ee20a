import { z } from 'zod';
import { WallTime } from '../../availability/index.ts';
import {
  CountryCode,
  DateOnly,
  Id,
  Instant,
  Locale,
  Money,
  optionalParam,
  pageOf,
  pageQuery,
  SearchText,
  TimeZone,
} from '../../kit/index.ts';
import { BookingKind, BookingStatusName, BookingSummary, CancelReason } from '../booking.schema.ts';
import {
  MOST_PATIENT_BOOKINGS,
  PATIENT_SORTS,
  PATIENT_STAGES,
  PATIENT_TABS,
  type PatientJourneyStatus,
  STAGE_OF_JOURNEY,
} from './patient-values.ts';

export const PatientStageName = z.enum(PATIENT_STAGES).meta({
  description:
    'to_answer: a booking waits for the clinic. Else that of the journey that goes on: to_answer: inquiry or review; here: in treatment or recovery; upcoming: booked, preparing or travelling; aftercare; deciding: quoted or accepted. Without one, the first that fits of the bookings: upcoming: one waits for its deposit or is confirmed, and is not over; been_here: one is completed, or confirmed and over; cancelled: none of these.',
});

const JOURNEY_STATUSES = Object.keys(STAGE_OF_JOURNEY) as [PatientJourneyStatus, ...PatientJourneyStatus[]];
const PatientJourney = z
  .object({
    id: Id.meta({ description: 'The journey.' }),
    status: z.enum(JOURNEY_STATUSES).meta({ description: 'Status of the journey.' }),
  })
  .meta({ id: 'PatientJourney', description: 'The journey at the clinic that a patient’s stage is of.' });

export const PatientTabName = z.enum(PATIENT_TABS).meta({ description: 'A stage, or all patients.' });

export const PatientBalance = z
  .object({
    paid: Money.meta({ description: 'Received through Travesía and not refunded.' }),
    remaining: Money.meta({
      description:
        'Price of accepted bookings that are not over, less what was received. What is paid at the clinic is not known here.',
    }),
  })
  .meta({ id: 'PatientBalance', description: 'Money of a patient at a clinic, in one currency.' });
export type PatientBalance = z.infer<typeof PatientBalance>;

const NextVisit = z
  .object({
    booking_id: Id,
    status: BookingStatusName,
    kind: BookingKind,
    starts_at: Instant.meta({ description: 'When it starts.' }),
    ends_at: Instant.meta({ description: 'When it ends.' }),
    time_zone: TimeZone.meta({ description: 'Time zone of the clinic.' }),
    date: DateOnly.meta({ description: 'Date at the clinic.' }),
    time: WallTime.meta({ description: 'Wall time at the clinic, HH:MM.' }),
  })
  .meta({ id: 'PatientNextVisit', description: 'The next time that a patient holds at a clinic.' });

const facts = {
  id: Id.meta({ description: 'The patient.' }),
  name: z.string().nullable().meta({ description: 'First and last name; null if the account was deleted.' }),
  country: CountryCode.nullable().meta({ description: 'Country of residence; null if not given.' }),
  language: Locale.meta({ description: 'Language of the latest booking.' }),
  stage: PatientStageName,
  journey: PatientJourney.nullable().meta({
    description: 'The journey that the stage is of; null if it is of bookings alone.',
  }),
  next: NextVisit.nullable().meta({ description: 'The next time that is held and not over; null if none.' }),
  money: z.array(PatientBalance).meta({
    description: 'One item for each currency in which something was paid or remains, by its code; never added up.',
  }),
  booking_count: z.int().min(1).meta({ description: 'All bookings at the clinic, whatever their status.' }),
  changed_at: Instant.meta({ description: 'When a booking was last made, moved or changed its status.' }),
};

export const ClinicPatient = z
  .object(facts)
  .meta({ id: 'ClinicPatient', description: 'A patient in the list of a clinic: someone who has booked there.' });
export type ClinicPatient = z.infer<typeof ClinicPatient>;

const sorted = z.enum(PATIENT_SORTS).default('next').meta({
  description:
    'next: the next appointment first, then those without one by their last change. recent, oldest: the last change. name, -name.',
});

export const PatientsFilter = z
  .strictObject({
    tab: PatientTabName.default('all'),
    q: SearchText.optional().meta({ description: 'Parts of the name, or of the reference of a booking.' }),
    sort: sorted,
  })
  .meta({ id: 'PatientsFilter', description: 'Which patients of a clinic, and in which order.' });
export type PatientsFilter = z.infer<typeof PatientsFilter>;

export const PatientsQuery = z.object({
  tab: PatientTabName.default('all'),
  q: optionalParam(SearchText).meta({ description: 'Parts of the name, or of the reference of a booking.' }),
  id: optionalParam(Id).meta({
    description: 'Only this patient. Unlike the record, a line of the list is no logged read.',
  }),
  sort: sorted,
  ...pageQuery(20),
});
export type PatientsQuery = z.infer<typeof PatientsQuery>;

const many = (description: string) => z.int().min(0).meta({ description });

export const PatientCounts = z
  .object({
    all: many('All.'),
    to_answer: many('With a booking or an inquiry that waits for the clinic.'),
    deciding: many('Deciding about a quote.'),
    upcoming: many('With an appointment ahead, or on the way to one.'),
    here: many('In treatment or recovery.'),
    aftercare: many('In aftercare.'),
    been_here: many('Who have been at the clinic.'),
    cancelled: many('Whose bookings were all cancelled.'),
  })
  .meta({ id: 'PatientCounts', description: 'Number of patients by tab; the search applies.' });
export type PatientCounts = z.infer<typeof PatientCounts>;

export const ClinicPatients = pageOf(ClinicPatient, { counts: PatientCounts });
export type ClinicPatients = z.infer<typeof ClinicPatients>;

export const PatientBooking = BookingSummary.pick({
  id: true,
  reference: true,
  status: true,
  kind: true,
  clinician: true,
  package: true,
  treatment: true,
  service: true,
  trip: true,
  starts_at: true,
  ends_at: true,
  time_zone: true,
  date: true,
  time: true,
  price: true,
  deposit: true,
  paid: true,
  answer_by: true,
  payment_due_at: true,
  created_at: true,
})
  .extend({
    cancel_reason: CancelReason.nullable().meta({ description: 'Why it was cancelled; null if it was not.' }),
    remaining: Money.nullable().meta({
      description:
        'Price less what was received, while it is accepted and not over; null if it is free, not accepted, over or cancelled.',
    }),
  })
  .meta({ id: 'PatientBooking', description: 'A booking in the record of a patient.' });
export type PatientBooking = z.infer<typeof PatientBooking>;

export const ClinicPatientRecord = z
  .object({
    ...facts,
    contact: z
      .object({
        email: z.string().nullable().meta({ description: 'Email address.' }),
        phone: z.string().nullable().meta({ description: 'Phone number.' }),
        time_zone: TimeZone.nullable().meta({ description: 'Time zone of the latest device; null if unknown.' }),
      })
      .nullable()
      .meta({
        description:
          'How to reach the patient, while the clinic has accepted a booking that was not cancelled; null otherwise, for a suspended clinic, and if the account was deleted.',
      }),
    bookings: z.array(PatientBooking).meta({
      description: `Bookings at the clinic, latest time first, at most ${MOST_PATIENT_BOOKINGS}.`,
    }),
  })
  .meta({ id: 'ClinicPatientRecord', description: 'What a clinic needs to know of a patient.' });
export type ClinicPatientRecord = z.infer<typeof ClinicPatientRecord>;
