import { z } from 'zod';
import { Id, Instant, MAX_PAGE_SIZE, optionalParam } from '../../kit/index.ts';
import { ActivityArea } from '../activity-area.ts';
import { AuditAction } from '../audit-actions.ts';

export const ActivityEntry = z
  .object({
    id: Id,
    at: Instant.meta({ description: 'When it happened.' }),
    action: AuditAction,
    area: ActivityArea,
    by: z
      .enum(['me', 'provider', 'travesia', 'unknown'])
      .meta({ description: 'Who did it: the person, somebody of a provider, Travesía, or nobody we know.' }),
    provider_name: z.string().nullable().meta({ description: 'Name of the provider, where somebody of one did it.' }),
    device: z.string().nullable().meta({ description: 'Browser and system.', example: 'Firefox, Android' }),
    place: z.string().nullable().meta({ description: 'City of the device’s time zone.', example: 'Bogota' }),
    network: z.string().nullable().meta({ description: 'Network without its last part.', example: '203.0.113.x' }),
    target_device: z
      .string()
      .nullable()
      .meta({ description: 'Browser and system of the session that it was done to, such as the one signed out.' }),
    session_id: Id.nullable().meta({ description: 'The session it was done in, or that it opened.' }),
    session: z
      .enum(['current', 'live', 'ended'])
      .nullable()
      .meta({ description: 'Whether that session is the one that asks, still counts, or has ended.' }),
    actions: z
      .array(z.enum(['end_session']))
      .meta({ description: 'What can be done about it: end the session by `DELETE /profile/sessions/{id}`.' }),
  })
  .meta({ id: 'ActivityEntry', description: 'Something that was done with the person’s account or data.' });
export type ActivityEntry = z.infer<typeof ActivityEntry>;

/** What names an entry to go on from; made by the server, read by nobody else. */
export const Cursor = z
  .string()
  .regex(/^[1-9][0-9]{0,15}$/)
  .meta({ description: 'Only what came before the entry of this cursor, which `next_before` gave.' });

export const ActivityQuery = z.object({
  area: optionalParam(ActivityArea),
  since: optionalParam(Instant.meta({ description: 'Only what happened at this instant or later.' })),
  until: optionalParam(Instant.meta({ description: 'Only what happened before this instant.' })),
  before: optionalParam(Cursor),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(MAX_PAGE_SIZE)
    .default(25)
    .meta({ description: `Most entries, at most ${MAX_PAGE_SIZE}.` }),
});
export type ActivityQuery = z.output<typeof ActivityQuery>;

export const Activity = z
  .object({
    data: z.array(ActivityEntry).meta({ description: 'Entries, the newest first.' }),
    next_before: z.string().nullable().meta({ description: 'Cursor of the entries before these; null at the end.' }),
  })
  .meta({ id: 'Activity', description: 'What was done with one’s own account and data.' });
export type Activity = z.infer<typeof Activity>;
