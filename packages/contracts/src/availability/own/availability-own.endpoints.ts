import { z } from 'zod';
import { viewQuery } from '../../catalog/catalog.query.ts';
import { DateOnly, defineEndpoint, endpointFacts, Id, optionalParam } from '../../kit/index.ts';
import { MOST_SLOT_DAYS } from '../availability.schema.ts';
import {
  AvailabilityCalendar,
  CalendarDraft,
  CalendarSummary,
  Holiday,
  NewException,
  ResourceRef,
} from './calendar.schema.ts';
import { AvailabilityPreview, AvailabilityWeek, Conflict } from './week.schema.ts';

const tag = 'availability';
const read = endpointFacts({ tag, method: 'GET', access: { side: 'provider', may: 'clinic.read' } });
const change = endpointFacts({ tag, access: { side: 'provider', may: 'availability.change' } });

const language = { language: viewQuery.language };
const InLanguage = z.object(language);
/** Names one calendar: give exactly one of the two. */
const ofResource = {
  clinician: optionalParam(Id).meta({ description: 'Clinician; give this or `room`.' }),
  room: optionalParam(Id).meta({ description: 'Room; give this or `clinician`.' }),
};
const OneResource = z
  .object({ ...language, ...ofResource })
  .refine(({ clinician, room }) => (clinician === undefined) !== (room === undefined), {
    path: ['clinician'],
    message: 'give either clinician or room',
  });

export const listCalendars = defineEndpoint({
  ...read,
  name: 'listCalendars',
  path: '/provider/calendars',
  summary: 'List own clinic’s calendars',
  description: 'Returns all clinicians and active rooms, and whether each has a calendar.',
  query: InLanguage,
  response: z.object({
    data: z.array(CalendarSummary).meta({ description: 'Clinicians, then rooms, in the clinic’s order.' }),
    time_zone: z.string().meta({ description: 'IANA time zone of the clinic.' }),
    actions: z.array(z.enum(['change'])).meta({ description: 'What the user may do here.' }),
  }),
});

export const getAvailabilityCalendar = defineEndpoint({
  ...read,
  name: 'getAvailabilityCalendar',
  path: '/provider/availability',
  summary: 'Get a calendar of own clinic',
  description:
    'Returns the hours, exceptions and settings of a clinician or room; suggestions if it has no calendar yet.',
  query: OneResource,
  response: AvailabilityCalendar,
  problems: ['availability.resource_not_found'],
});

export const saveAvailabilityCalendar = defineEndpoint({
  ...change,
  name: 'saveAvailabilityCalendar',
  method: 'PUT',
  path: '/provider/availability',
  summary: 'Save a calendar of own clinic',
  description:
    'Replaces the whole calendar and publishes it at once; `version` 0 creates it. Exceptions given with an id keep it, those missing are removed, except past ones.',
  query: OneResource,
  body: CalendarDraft.extend({ version: z.int().min(0).meta({ description: 'Version it was read at.' }) }).meta({
    id: 'CalendarUpdate',
    description: 'The whole of a calendar.',
  }),
  response: AvailabilityCalendar,
  problems: ['availability.resource_not_found', 'availability.hours_overlap', 'request.stale_version'],
});

export const removeAvailabilityCalendar = defineEndpoint({
  ...change,
  name: 'removeAvailabilityCalendar',
  method: 'DELETE',
  path: '/provider/availability',
  summary: 'Remove a calendar of own clinic',
  description: 'Removes the calendar with its exceptions and feeds. Nothing is said about free times then.',
  query: OneResource,
  body: z
    .strictObject({ version: z.int().min(1).meta({ description: 'Version it was read at.' }) })
    .meta({ id: 'CalendarRemoval', description: 'Which version to remove.' }),
  status: 204,
  response: z.void().meta({ description: 'No content.' }),
  problems: ['availability.resource_not_found', 'availability.no_calendar', 'request.stale_version'],
});

export const previewAvailability = defineEndpoint({
  ...read,
  name: 'previewAvailability',
  method: 'POST',
  path: '/provider/availability/preview',
  summary: 'Preview a calendar that is not saved',
  description: `Returns what patients would see with this calendar, for at most ${MOST_SLOT_DAYS} days, and what does not fit. Stores nothing.`,
  query: InLanguage,
  body: z
    .strictObject({
      resource: ResourceRef,
      calendar: CalendarDraft,
      start_date: DateOnly.meta({ description: 'First date.' }),
      end_date: DateOnly.meta({ description: `Last date, at most ${MOST_SLOT_DAYS} days in all.` }),
    })
    .meta({ id: 'AvailabilityPreviewRequest', description: 'A calendar to preview.' }),
  response: AvailabilityPreview,
  idempotency: 'none',
  problems: ['availability.resource_not_found', 'availability.hours_overlap', 'availability.range_too_long'],
});

export const getAvailabilityWeek = defineEndpoint({
  ...read,
  name: 'getAvailabilityWeek',
  path: '/provider/availability/week',
  summary: 'Get a week of own clinic’s calendars',
  description: 'Returns hours, exceptions, holidays and taken times of a week, of one clinician or room or of all.',
  query: z.object({
    ...language,
    ...ofResource,
    start: optionalParam(z.iso.date()).meta({
      description: 'Any date of the week; defaults to today at the clinic.',
      example: '2026-11-30',
    }),
  }),
  response: AvailabilityWeek,
  problems: ['availability.resource_not_found'],
});

const Exceptions = z.object({
  exceptions: z
    .array(
      z.object({ resource: ResourceRef, exception_id: Id, version: z.int().meta({ description: 'New version.' }) }),
    )
    .meta({ description: 'The exceptions created, one for each calendar, with the calendar’s new version.' }),
  conflicts: z.array(Conflict).meta({ description: 'Bookings that the block covers. Nothing is moved.' }),
});

export const blockDates = defineEndpoint({
  ...change,
  name: 'blockDates',
  method: 'POST',
  path: '/provider/availability/block',
  summary: 'Add an exception to several calendars',
  description:
    'Adds the same exception to each calendar at once, such as closed dates of a congress. Bookings are not moved; those it covers are returned.',
  query: InLanguage,
  body: z
    .strictObject({
      resources: z
        .array(ResourceRef)
        .min(1)
        .max(100)
        .meta({ description: 'Clinicians and rooms; all need a calendar.' }),
      exception: NewException,
    })
    .meta({ id: 'BlockDates', description: 'An exception for several calendars.' }),
  status: 201,
  response: Exceptions,
  problems: ['availability.resource_not_found', 'availability.no_calendar', 'availability.too_many_exceptions'],
});

export const removeException = defineEndpoint({
  ...change,
  name: 'removeException',
  method: 'DELETE',
  path: '/provider/availability/exceptions/:id',
  summary: 'Remove an exception',
  description: 'The weekly hours apply again on these dates.',
  params: z.object({ id: Id }),
  status: 204,
  response: z.void().meta({ description: 'No content.' }),
  problems: ['availability.exception_not_found'],
});

const Copied = z.object({
  calendars: z
    .array(z.object({ resource: ResourceRef, version: z.int().meta({ description: 'New version.' }) }))
    .meta({ description: 'The calendars changed.' }),
  exceptions: z.int().meta({ description: 'Number of exceptions created.' }),
});

export const copyHours = defineEndpoint({
  ...change,
  name: 'copyHours',
  method: 'POST',
  path: '/provider/availability/copy-hours',
  summary: 'Copy weekly hours to other calendars',
  description:
    'Replaces weekly hours and visit settings of other clinicians or rooms by those of this one; creates calendars where there are none. Their exceptions stay.',
  body: z
    .strictObject({
      from: ResourceRef,
      to: z.array(ResourceRef).min(1).max(100).meta({ description: 'Clinicians and rooms.' }),
    })
    .meta({ id: 'CopyHours', description: 'Weekly hours to copy.' }),
  response: Copied,
  problems: ['availability.resource_not_found', 'availability.no_calendar'],
});

export const copyWeek = defineEndpoint({
  ...change,
  name: 'copyWeek',
  method: 'POST',
  path: '/provider/availability/copy-week',
  summary: 'Copy the exceptions of a week to other weeks',
  description:
    'Adds the exceptions of the week to the same weekdays of the other weeks. What is there already is kept.',
  body: z
    .strictObject({
      resource: ResourceRef,
      week: DateOnly.meta({ description: 'Any date of the week to copy.' }),
      to_weeks: z.array(DateOnly).min(1).max(26).meta({ description: 'Any date of each week to copy to.' }),
    })
    .meta({ id: 'CopyWeek', description: 'A week to copy.' }),
  response: Copied,
  problems: ['availability.resource_not_found', 'availability.no_calendar', 'availability.too_many_exceptions'],
});

export const setClinicHoliday = defineEndpoint({
  ...change,
  name: 'setClinicHoliday',
  method: 'PUT',
  path: '/provider/availability/holidays',
  summary: 'Work on a holiday, or close again',
  description: 'Says whether the clinic works on a public holiday; applies to all its calendars.',
  query: InLanguage,
  body: z
    .strictObject({
      date: DateOnly.meta({ description: 'The holiday.' }),
      works: z.boolean().meta({ description: 'Whether the clinic works on it.' }),
    })
    .meta({ id: 'ClinicHolidayUpdate', description: 'Whether the clinic works on a holiday.' }),
  response: Holiday,
  problems: ['availability.not_a_holiday'],
});
