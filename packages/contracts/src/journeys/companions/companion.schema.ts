import { z } from 'zod';
import { CountryCode, DateOnly, Id, Instant, Name, TimeZone } from '../../kit/index.ts';
import { ItineraryEntry } from '../itinerary/itinerary.schema.ts';
import { JourneyStatusName } from '../journey.schema.ts';
import { JourneyTask } from '../tasks/task.schema.ts';
import { COMPANION_RIGHTS, companionMachine, type CompanionStatus } from './companion.machine.ts';

const STATUSES = Object.keys(companionMachine.states) as [CompanionStatus, ...CompanionStatus[]];

/** Most companions of a journey at a time, and the longest time a link is valid. */
export const COMPANIONS_MAX = 6;
export const COMPANION_DAYS_MAX = 400;

const CompanionName = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .meta({ description: 'How the patient calls them. Stored encrypted.' });
const Rights = z
  .array(z.enum(COMPANION_RIGHTS))
  .min(1)
  .max(COMPANION_RIGHTS.length)
  .refine((all) => new Set(all).size === all.length, 'names a right twice')
  .meta({
    description:
      'itinerary: days, flights, stays and addresses. tasks: what the patient has to do. emergency: whom to call. stages: the treatment and how far the journey is. records: medical records shared with the clinic.',
  });

export const Companion = z
  .object({
    id: Id,
    name: z.string().meta({ description: 'How the patient calls them.' }),
    rights: Rights,
    status: z.enum(STATUSES).meta({ description: 'active, revoked or expired.' }),
    joined: z.boolean().meta({ description: 'Whether they keep it in an account of their own.' }),
    expires_at: Instant.meta({ description: 'Until when they can read it.' }),
    last_seen_at: Instant.nullable().meta({ description: 'When they last opened it; null if never.' }),
    views: z.int().min(0).meta({ description: 'How often it was opened.' }),
    actions: z.array(z.enum(['change', 'revoke'])).meta({ description: 'What the user may do now.' }),
    version: z.int().min(1).meta({ description: 'The version that was read.' }),
  })
  .meta({ id: 'Companion', description: 'Somebody who goes along with a patient and may read their trip.' });
export type Companion = z.infer<typeof Companion>;

export const Companions = z
  .object({
    data: z.array(Companion).meta({ description: 'Active ones first, the newest first.' }),
    may_add: z.boolean().meta({ description: 'Whether the user may add one now.' }),
  })
  .meta({ id: 'Companions', description: 'Who may read a trip besides those who treat.' });
export type Companions = z.infer<typeof Companions>;

export const NewCompanion = z
  .strictObject({
    name: CompanionName,
    rights: Rights,
    days: z.int().min(1).max(COMPANION_DAYS_MAX).meta({ description: 'For how many days the link is valid.' }),
  })
  .meta({ id: 'NewCompanion', description: 'A companion to add.' });
export type NewCompanion = z.infer<typeof NewCompanion>;

export const AddedCompanion = z
  .object({
    companion: Companion,
    token: z.string().meta({ description: 'Last part of the link, `/trip/{token}`. It is shown this once.' }),
  })
  .meta({ id: 'AddedCompanion', description: 'A new companion, with the secret of their link.' });
export type AddedCompanion = z.infer<typeof AddedCompanion>;

const Version = z.int().min(1).meta({ description: 'The version that was read.' });

export const CompanionChange = z
  .strictObject({ version: Version, name: CompanionName.optional(), rights: Rights.optional() })
  .meta({ id: 'CompanionChange', description: 'Changes what a companion may read; omitted fields stay.' });
export type CompanionChange = z.infer<typeof CompanionChange>;

export const CompanionEnd = z
  .strictObject({ version: Version })
  .meta({ id: 'CompanionEnd', description: 'Ends what a companion may read.' });
export type CompanionEnd = z.infer<typeof CompanionEnd>;

const whatever = (right: string) => `Null without the right \`${right}\`.`;

export const SharedTrip = z
  .object({
    id: Id.meta({ description: 'The companion’s own key to it.' }),
    patient: z.string().meta({ description: 'First name of the patient.' }),
    clinic: z
      .object({
        name: Name,
        city: Name.nullable(),
        country: Name,
        country_code: CountryCode,
        time_zone: TimeZone,
        phone: z.string().nullable().meta({ description: 'Phone number; null if it isn’t public.' }),
      })
      .meta({ description: 'The clinic.' }),
    expires_at: Instant.meta({ description: 'Until when it can be read.' }),
    stages: z
      .object({ status: JourneyStatusName, treatment: Name })
      .nullable()
      .meta({ description: `How far the journey is. ${whatever('stages')}` }),
    itinerary: z
      .object({
        entries: z
          .array(ItineraryEntry.omit({ approved: true, actions: true, version: true }))
          .meta({ description: 'Flights, stays and appointments, by time.' }),
        treatment_on: DateOnly.nullable().meta({ description: 'Day of the treatment at the clinic.' }),
        treatment_at: Instant.nullable().meta({ description: 'When it starts.' }),
        fly_from: DateOnly.nullable().meta({ description: 'First day on which the patient may fly home.' }),
      })
      .nullable()
      .meta({ description: `Days and places. ${whatever('itinerary')}` }),
    tasks: z
      .array(JourneyTask.pick({ id: true, title: true, due_on: true, overdue: true, status: true }))
      .nullable()
      .meta({ description: `What the patient has to do and hasn’t done. ${whatever('tasks')}` }),
    emergency: z
      .object({
        number: z.string().nullable().meta({ description: 'Emergency number where the clinic is.' }),
        clinician: Name.nullable().meta({ description: 'Who treats.' }),
        reference: z.string().meta({ description: 'Reference to name to the clinic.' }),
      })
      .nullable()
      .meta({ description: `Whom to call. ${whatever('emergency')}` }),
    records: z.boolean().meta({ description: 'Whether the companion may read the records shared with the clinic.' }),
    joined: z.boolean().meta({ description: 'Whether the reader’s own account keeps it.' }),
  })
  .meta({
    id: 'SharedTrip',
    description: 'A patient’s trip as a companion reads it; never answers or money.',
  });
export type SharedTrip = z.infer<typeof SharedTrip>;

export const AccompaniedTrips = z
  .object({
    data: z
      .array(
        z.object({
          id: Id.meta({ description: 'The companion’s own key to it.' }),
          patient: z.string().meta({ description: 'First name of the patient.' }),
          clinic: Name,
          expires_at: Instant.meta({ description: 'Until when it can be read.' }),
        }),
      )
      .meta({ description: 'Trips that the user accompanies, the newest first.' }),
  })
  .meta({ id: 'AccompaniedTrips', description: 'Trips of others that a user may read.' });
export type AccompaniedTrips = z.infer<typeof AccompaniedTrips>;
