import { z } from 'zod';
import { DateOnly, Id, Instant, Name } from '../../kit/index.ts';
import { EndTime, WallTime } from '../availability.schema.ts';

export const WINDOW_MODES = ['in_person', 'online', 'both'] as const;
export const WindowMode = z
  .enum(WINDOW_MODES)
  .meta({ description: 'Whether patients come to the clinic, meet by video, or choose.' });
export type WindowMode = z.infer<typeof WindowMode>;

export const RESOURCE_TYPES = ['clinician', 'room'] as const;

/** Whose calendar it is: a clinician’s or a room’s. */
export const ResourceRef = z
  .strictObject({
    type: z.enum(RESOURCE_TYPES).meta({ description: 'Whether it is a clinician or a room.' }),
    id: Id,
  })
  .meta({ id: 'CalendarResourceRef', description: 'A clinician or a room.' });
export type ResourceRef = z.infer<typeof ResourceRef>;

/** A clinician or room, as named in answers. */
export const Resource = z
  .object({
    type: z.enum(RESOURCE_TYPES).meta({ description: 'Whether it is a clinician or a room.' }),
    id: Id,
    name: Name,
    detail: z.string().nullable().meta({
      description: 'Specialty of a clinician in the requested language; kind of a room, such as operating_room.',
    }),
  })
  .meta({ id: 'CalendarResource', description: 'A clinician or room with its name.' });
export type Resource = z.infer<typeof Resource>;

export const MOST_WINDOWS = 70;
export const MOST_EXCEPTIONS = 400;

export const CalendarWindow = z
  .strictObject({
    weekday: z.int().min(1).max(7).meta({ description: 'Day of the week: 1 is Monday, 7 Sunday.' }),
    starts: WallTime,
    ends: EndTime,
    mode: WindowMode,
    valid_from: DateOnly.nullable().default(null).meta({ description: 'First day it applies; null for always.' }),
    valid_until: DateOnly.nullable().default(null).meta({ description: 'Last day it applies; null for no end.' }),
  })
  .refine(({ starts, ends }) => starts < ends, { path: ['ends'], message: 'must be later than the start' })
  .refine(({ valid_from: from, valid_until: until }) => !from || !until || from <= until, {
    path: ['valid_until'],
    message: 'must not be before the first day',
  })
  .meta({ id: 'CalendarWindow', description: 'Weekly hours: a time range of one weekday.' });
export type CalendarWindow = z.infer<typeof CalendarWindow>;

const exceptionFields = {
  kind: z.enum(['closed', 'open']).meta({
    description: 'closed: no visits then. open: extra hours, also on a holiday.',
  }),
  from_date: DateOnly.meta({ description: 'First date.' }),
  to_date: DateOnly.meta({ description: 'Last date; the same for one day.' }),
  starts: WallTime.nullable().meta({ description: 'Start on each of the days; null for all day.' }),
  ends: EndTime.nullable().meta({ description: 'End on each of the days; null for all day.' }),
  mode: WindowMode.nullable().meta({ description: 'For open: how patients are seen; null for closed.' }),
  label: z.string().trim().min(1).max(120).nullable().meta({
    description: 'Reason for the clinic’s own eyes, such as a congress; patients never see it.',
  }),
};

interface ExceptionFields {
  kind: 'closed' | 'open';
  from_date: string;
  to_date: string;
  starts: string | null;
  ends: string | null;
  mode: WindowMode | null;
}
const DAY = 86_400_000;
const checkedException = <T extends z.ZodType<ExceptionFields>>(schema: T) =>
  schema
    .refine(({ from_date: from, to_date: to }) => from <= to, {
      path: ['to_date'],
      message: 'must not be before the first date',
    })
    .refine(({ from_date: from, to_date: to }) => Date.parse(to) - Date.parse(from) <= 366 * DAY, {
      path: ['to_date'],
      message: 'must be within a year of the first date',
    })
    .refine(({ starts, ends }) => (starts === null) === (ends === null), {
      path: ['ends'],
      message: 'needs both a start and an end, or neither',
    })
    .refine(({ starts, ends }) => !starts || !ends || starts < ends, {
      path: ['ends'],
      message: 'must be later than the start',
    })
    .refine(({ kind, starts }) => kind === 'closed' || starts !== null, {
      path: ['starts'],
      message: 'extra hours need a start and an end',
    })
    .refine(({ kind, mode }) => (kind === 'open') === (mode !== null), {
      path: ['mode'],
      message: 'is for extra hours only, which need it',
    });

export const NewException = checkedException(z.strictObject(exceptionFields)).meta({
  id: 'NewCalendarException',
  description: 'Dates on which the weekly hours don’t apply.',
});
export type NewException = z.infer<typeof NewException>;

export const CalendarException = z
  .object({ id: Id, ...exceptionFields })
  .meta({ id: 'CalendarException', description: 'Dates on which the weekly hours don’t apply.' });
export type CalendarException = z.infer<typeof CalendarException>;

/** How visits are laid out in the hours. */
export const visitSettings = {
  visits: z
    .array(z.enum(['consultation', 'treatment']))
    .min(1)
    .max(2)
    .meta({ description: 'What the in-person hours are for. Online hours are for online consultations.' }),
  slot_minutes: z.int().min(5).max(720).meta({ description: 'Length of a visit in minutes.' }),
  buffer_before_minutes: z.int().min(0).max(240).meta({ description: 'Minutes kept free before each visit.' }),
  buffer_after_minutes: z.int().min(0).max(240).meta({ description: 'Minutes kept free after each visit.' }),
  notice_hours: z.int().min(0).max(720).meta({ description: 'Hours in advance that a visit must be asked for.' }),
  horizon_days: z.int().min(1).max(365).meta({ description: 'Days ahead that patients see.' }),
  max_per_day: z.int().min(1).max(200).nullable().meta({ description: 'Most visits a day; null for no limit.' }),
  observes_holidays: z.boolean().meta({ description: 'Whether it is closed on public holidays.' }),
};

/** What a new calendar starts with. */
export const DEFAULT_VISIT_SETTINGS = {
  visits: ['consultation', 'treatment'],
  slot_minutes: 40,
  buffer_before_minutes: 0,
  buffer_after_minutes: 10,
  notice_hours: 24,
  horizon_days: 90,
  max_per_day: null,
  observes_holidays: true,
} as const;

export const CalendarDraft = z
  .strictObject({
    ...visitSettings,
    windows: z.array(CalendarWindow).max(MOST_WINDOWS).meta({ description: 'Weekly hours.' }),
    exceptions: z
      .array(NewException.and(z.object({ id: Id.optional() })))
      .max(MOST_EXCEPTIONS)
      .meta({ description: 'Exceptions.' }),
  })
  .meta({ id: 'CalendarDraft', description: 'The whole of a calendar, not saved yet.' });
export type CalendarDraft = z.infer<typeof CalendarDraft>;

export const Holiday = z
  .object({
    date: DateOnly,
    name: z.string().meta({ description: 'Name in the requested language, or in that of the country.' }),
    works: z.boolean().meta({ description: 'Whether the clinic works on it.' }),
  })
  .meta({ id: 'ClinicHoliday', description: 'A public holiday of the clinic’s country.' });
export type Holiday = z.infer<typeof Holiday>;

export const AvailabilityCalendar = z
  .object({
    resource: Resource,
    saved: z.boolean().meta({ description: 'False if it has no calendar yet; the rest are then suggestions.' }),
    version: z.int().min(0).meta({ description: 'Incremented with each change; 0 before the first.' }),
    updated_at: Instant.nullable().meta({ description: 'When it last changed.' }),
    ...visitSettings,
    windows: z.array(CalendarWindow).meta({ description: 'Weekly hours, by day and start.' }),
    exceptions: z.array(CalendarException).meta({ description: 'Exceptions that are not over, earliest first.' }),
    holidays: z.array(Holiday).meta({ description: 'Public holidays from today until the end of what patients see.' }),
    time_zone: z.string().meta({ description: 'IANA time zone of the clinic.' }),
    country: z.string().meta({ description: 'Country of the clinic, whose holidays apply.' }),
    now: Instant.meta({ description: 'The current instant, for previews.' }),
    actions: z.array(z.enum(['change', 'remove'])).meta({ description: 'What the user may do here.' }),
  })
  .meta({ id: 'AvailabilityCalendar', description: 'The calendar of a clinician or room.' });
export type AvailabilityCalendar = z.infer<typeof AvailabilityCalendar>;

export const CalendarSummary = z
  .object({
    resource: Resource,
    saved: z.boolean().meta({ description: 'Whether it has a calendar.' }),
    weekly_minutes: z.int().meta({ description: 'Weekly hours in minutes.' }),
    next_free_on: DateOnly.nullable().meta({ description: 'First day with a free time; null if none.' }),
    next_free_online_on: DateOnly.nullable().meta({ description: 'First day with a free time online; null if none.' }),
    feeds: z.int().meta({ description: 'Outside calendars it reads.' }),
    failing_feeds: z.int().meta({ description: 'Those that can’t be read at present.' }),
    version: z.int().min(0).meta({ description: 'Version of the calendar; 0 if there is none.' }),
  })
  .meta({ id: 'CalendarSummary', description: 'A clinician or room, and whether it has a calendar.' });
export type CalendarSummary = z.infer<typeof CalendarSummary>;
