import { z } from 'zod';
import { DateOnly, Id, Instant, TimeZone } from '../../kit/index.ts';

/** Most entries of an itinerary. */
export const ITINERARY_MAX = 120;

export const ITINERARY_KINDS = ['flight_out', 'flight_home', 'stay', 'transfer', 'appointment', 'other'] as const;
export const ItineraryKind = z.enum(ITINERARY_KINDS).meta({
  description: 'flight_out: to the clinic; flight_home: back; stay: lodging or hospital; transfer; appointment; other.',
});
export type ItineraryKind = z.infer<typeof ItineraryKind>;

const text = (max: number, description: string) => z.string().trim().max(max).meta({ description });

const content = {
  title: z.string().trim().min(1).max(120).meta({ description: 'What it is, such as “Fly LAX to SJO”.' }),
  place: text(160, 'Where, such as a hotel or an airport; empty if it says nothing.'),
  address: text(300, 'Address as a driver there reads it, in the local language; empty without one.'),
  phone: text(40, 'Phone number of whoever is there; empty without one.'),
  reference: text(60, 'Flight number or reservation; empty without one.'),
  note: text(1000, 'What else to know; empty without one. Stored encrypted.'),
};
const when = {
  kind: ItineraryKind,
  trip: z.int().min(1).max(2).meta({ description: 'The first or second trip.' }),
  starts_at: Instant.meta({ description: 'When it starts.' }),
  starts_zone: TimeZone.meta({ description: 'Time zone where it starts.' }),
  ends_at: Instant.nullable().meta({ description: 'When it ends; null if that says nothing.' }),
  ends_zone: TimeZone.nullable().meta({ description: 'Time zone where it ends, if that is another one.' }),
};

export const ITINERARY_ACTIONS = ['edit', 'remove'] as const;

export const ItineraryEntry = z
  .object({
    id: Id,
    ...when,
    ...content,
    by: z.enum(['patient', 'clinic']).meta({ description: 'Which side wrote it.' }),
    approved: z
      .object({
        clinician: z.string().meta({ description: 'Who approved, with title.' }),
        license: z.string().meta({ description: 'Their license as checked.' }),
        reason: z.string().meta({ description: 'Why it is safe for this patient.' }),
        at: Instant.meta({ description: 'When.' }),
      })
      .nullable()
      .meta({ description: 'A clinician’s approval of a flight earlier than the rule; null without one.' }),
    actions: z.array(z.enum(ITINERARY_ACTIONS)).meta({ description: 'What the user may do now.' }),
    version: z.int().min(1).meta({ description: 'The version that was read.' }),
  })
  .meta({ id: 'ItineraryEntry', description: 'Something in a patient’s itinerary.' });
export type ItineraryEntry = z.infer<typeof ItineraryEntry>;

/** A rule with the place where it stands. */
export const RuleSource = z
  .object({
    title: z.string().meta({ description: 'Title of the source.' }),
    url: z.url().nullable().meta({ description: 'Address of the source; null if it is the clinic’s own rule.' }),
  })
  .meta({ id: 'RuleSource', description: 'Where a rule stands.' });
export type RuleSource = z.infer<typeof RuleSource>;

export const CONFLICT_KINDS = [
  'flies_home_too_early',
  'arrives_too_late',
  'nights_without_stay',
  'times_overlap',
  'second_trip_missing',
] as const;

export const ItineraryConflict = z
  .object({
    kind: z.enum(CONFLICT_KINDS).meta({ description: 'What is wrong.' }),
    entries: z.array(Id).meta({ description: 'The entries it is about.' }),
    day: DateOnly.nullable().meta({ description: 'The first day, at the clinic, that would be right; null for none.' }),
    days: z
      .int()
      .nullable()
      .meta({ description: 'The days of the rule, or the nights without a stay; null for none.' }),
    source: RuleSource.nullable().meta({ description: 'Where the rule stands; null if it needs none.' }),
  })
  .meta({ id: 'ItineraryConflict', description: 'Something in an itinerary that doesn’t fit.' });
export type ItineraryConflict = z.infer<typeof ItineraryConflict>;

export const Itinerary = z
  .object({
    data: z.array(ItineraryEntry).meta({ description: 'Entries by time.' }),
    conflicts: z.array(ItineraryConflict).meta({ description: 'What doesn’t fit, the most serious first.' }),
    treatment_on: DateOnly.nullable().meta({ description: 'Day of the treatment at the clinic; null until booked.' }),
    fly_from: DateOnly.nullable().meta({
      description: 'First day on which the patient may fly home; null until booked.',
    }),
    time_zone: TimeZone.meta({ description: 'Time zone of the clinic.' }),
    may_add: z.boolean().meta({ description: 'Whether the user may add an entry now.' }),
  })
  .meta({ id: 'Itinerary', description: 'Flights, stays, transfers and appointments of a journey.' });
export type Itinerary = z.infer<typeof Itinerary>;

const approval = z
  .strictObject({
    clinician_id: Id.meta({ description: 'A clinician of the clinic with a professional license in force.' }),
    reason: z.string().trim().min(1).max(1000).meta({ description: 'Why it is safe for this patient.' }),
  })
  .optional()
  .meta({ description: 'Approves a flight home earlier than the rule; for those who may sign at the clinic.' });

const entry = { ...when, ...content };
const endsLater = ({ starts_at: starts, ends_at: ends }: { starts_at: string; ends_at: string | null }) =>
  ends === null || Date.parse(ends) > Date.parse(starts);
const LATER = { message: 'must be after starts_at', path: ['ends_at'] };

export const NewItineraryEntry = z
  .strictObject({ ...entry, approval })
  .refine(endsLater, LATER)
  .meta({ id: 'NewItineraryEntry', description: 'An entry to add.' });
export type NewItineraryEntry = z.infer<typeof NewItineraryEntry>;

export const ItineraryEntryChange = z
  .strictObject({ ...entry, approval, version: z.int().min(1).meta({ description: 'The version that was read.' }) })
  .refine(endsLater, LATER)
  .meta({ id: 'ItineraryEntryChange', description: 'Replaces an entry.' });
export type ItineraryEntryChange = z.infer<typeof ItineraryEntryChange>;
