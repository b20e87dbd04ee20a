import { z } from 'zod';
import { DateOnly, Id, Instant } from '../../kit/index.ts';
import { EndTime, Slot, WallTime } from '../availability.schema.ts';
import { Holiday, Resource, WindowMode } from './calendar.schema.ts';

export const BUSY_SOURCES = ['feed', 'booking'] as const;

export const BusyTime = z
  .object({
    starts_at: Instant.meta({ description: 'When it starts.' }),
    ends_at: Instant.meta({ description: 'When it ends.' }),
    source: z.enum(BUSY_SOURCES).meta({ description: 'An outside calendar, or a booking here.' }),
    source_id: Id.meta({ description: 'Id of the calendar feed or of the booking.' }),
    label: z.string().nullable().meta({
      description:
        'Name of the feed, or of the patient for those who may read it. Titles of outside events are never kept.',
    }),
  })
  .meta({ id: 'BusyTime', description: 'A time at which a clinician or room is taken.' });
export type BusyTime = z.infer<typeof BusyTime>;

export const CONFLICT_KINDS = ['visit_in_closed', 'visit_outside_hours', 'busy_in_hours'] as const;

export const Conflict = z
  .object({
    kind: z.enum(CONFLICT_KINDS).meta({
      description:
        'visit_in_closed: an exception or holiday covers a booking. visit_outside_hours: a booking is outside the hours. busy_in_hours: an outside calendar takes time from the hours.',
    }),
    resource: Resource,
    date: DateOnly.meta({ description: 'Date at the clinic.' }),
    busy: BusyTime,
    lost_slots: z.int().meta({ description: 'Free times that it takes away.' }),
    exception_id: Id.nullable().meta({ description: 'The exception that covers it, if saved.' }),
  })
  .meta({ id: 'CalendarConflict', description: 'A taken time that doesn’t fit the hours.' });
export type Conflict = z.infer<typeof Conflict>;

export const OpenTime = z
  .object({
    starts_at: Instant,
    ends_at: Instant,
    starts: WallTime,
    ends: EndTime,
    mode: WindowMode,
    source: z.enum(['weekly', 'exception']).meta({ description: 'Weekly hours or extra hours.' }),
    free: z.int().meta({ description: 'Free times in it.' }),
  })
  .meta({ id: 'OpenTime', description: 'Hours on one day.' });
export type OpenTime = z.infer<typeof OpenTime>;

export const ClosedTime = z
  .object({
    exception_id: Id,
    starts: WallTime.nullable().meta({ description: 'Start; null for all day.' }),
    ends: EndTime.nullable().meta({ description: 'End; null for all day.' }),
    label: z.string().nullable().meta({ description: 'Reason.' }),
  })
  .meta({ id: 'ClosedTime', description: 'A closed time on one day.' });
export type ClosedTime = z.infer<typeof ClosedTime>;

const ResourceDay = z.object({
  date: DateOnly,
  closed_by_holiday: z.boolean().meta({ description: 'Whether a holiday closes it.' }),
  open: z.array(OpenTime).meta({ description: 'Hours, earliest first.' }),
  closed: z.array(ClosedTime).meta({ description: 'Closed times.' }),
  busy: z.array(BusyTime).meta({ description: 'Taken times, earliest first.' }),
  free: z.int().meta({ description: 'Free times that day.' }),
});

export const AvailabilityWeek = z
  .object({
    start: DateOnly.meta({ description: 'Monday of the week.' }),
    end: DateOnly.meta({ description: 'Sunday of the week.' }),
    time_zone: z.string().meta({ description: 'IANA time zone of the clinic.' }),
    now: Instant.meta({ description: 'The current instant.' }),
    today: DateOnly.meta({ description: 'Today at the clinic.' }),
    holidays: z.array(Holiday).meta({ description: 'Holidays of the week.' }),
    resources: z
      .array(
        z.object({
          resource: Resource,
          saved: z.boolean().meta({ description: 'Whether it has a calendar.' }),
          version: z.int().min(0).meta({ description: 'Version of its calendar; 0 if there is none.' }),
          days: z.array(ResourceDay).meta({ description: 'The seven days; empty without a calendar.' }),
        }),
      )
      .meta({ description: 'Clinicians, then rooms.' }),
    conflicts: z.array(Conflict).meta({ description: 'Taken times that don’t fit, earliest first.' }),
  })
  .meta({ id: 'AvailabilityWeek', description: 'A week of a clinic’s calendars.' });
export type AvailabilityWeek = z.infer<typeof AvailabilityWeek>;

export const AvailabilityPreview = z
  .object({
    data: z.array(Slot).meta({ description: 'The free times that patients would see, earliest first.' }),
    total: z.int().meta({ description: 'Number of free times in the range.' }),
    first_free_on: DateOnly.nullable().meta({ description: 'First day with a free time within what patients see.' }),
    busy: z.array(BusyTime).meta({ description: 'Known taken times in the range.' }),
    holidays: z.array(Holiday).meta({ description: 'Holidays in the range.' }),
    conflicts: z.array(Conflict).meta({ description: 'Taken times that don’t fit, earliest first.' }),
    time_zone: z.string().meta({ description: 'IANA time zone of the clinic.' }),
    now: Instant.meta({ description: 'The instant for which it was computed.' }),
  })
  .meta({ id: 'AvailabilityPreview', description: 'What a calendar would offer.' });
export type AvailabilityPreview = z.infer<typeof AvailabilityPreview>;
