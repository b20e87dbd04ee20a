import { z } from 'zod';
import { DateOnly, Id, Instant, optionalParam } from '../kit/index.ts';

/** Most days that one call returns slots for. */
export const MOST_SLOT_DAYS = 62;

/** What a patient can come for, as a booking calls it. */
export const VISIT_KINDS = ['consultation', 'treatment', 'online'] as const;
export const VisitKind = z.enum(VISIT_KINDS).meta({
  description: 'consultation or treatment at the clinic, or an online consultation by video.',
});
export type VisitKind = z.infer<typeof VisitKind>;

const HH_MM = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A wall time of the clinic, HH:MM. */
export const WallTime = z
  .string()
  .regex(HH_MM, 'must be a time such as 08:30')
  .meta({ description: 'Wall time in the clinic’s time zone, HH:MM.', example: '08:30' });

/** The end of a time range: a wall time, or 24:00 for midnight at the end of the day. */
export const EndTime = z
  .string()
  .regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'must be a time such as 16:30, or 24:00')
  .meta({ description: 'Wall time in the clinic’s time zone, HH:MM; 24:00 is the end of the day.', example: '16:30' });

/** One free time that can be asked for. */
export const Slot = z
  .object({
    date: DateOnly.meta({ description: 'Date at the clinic.' }),
    time: WallTime.meta({ description: 'Wall time at the clinic, HH:MM.' }),
    starts_at: Instant.meta({ description: 'When it starts.' }),
    ends_at: Instant.meta({ description: 'When it ends.' }),
    time_zone: z.string().meta({ description: 'IANA time zone of the clinic.' }),
    kinds: z.array(VisitKind).meta({ description: 'What it can be used for.' }),
  })
  .meta({ id: 'AvailabilitySlot', description: 'A free time of a clinic.' });
export type Slot = z.infer<typeof Slot>;

/** A free time with who is free. */
export const PublicSlot = Slot.extend({
  ends_at: Instant.meta({ description: 'When it ends, with the clinician whose visits take longest.' }),
  clinician_ids: z.array(Id).meta({ description: 'Clinicians who are free then; empty if only a room is.' }),
}).meta({ id: 'PublicAvailabilitySlot', description: 'A free time of a clinic, with its clinicians.' });
export type PublicSlot = z.infer<typeof PublicSlot>;

export const slotRange = {
  start_date: optionalParam(z.iso.date()).meta({
    description: 'First date at the clinic; defaults to today.',
    example: '2026-12-01',
  }),
  end_date: optionalParam(z.iso.date()).meta({
    description: `Last date, at most ${MOST_SLOT_DAYS} days in all; defaults to two weeks.`,
    example: '2026-12-14',
  }),
};
