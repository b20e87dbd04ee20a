import { z } from 'zod';
import { Id, Instant, optionalParam, pageOf, pageQuery } from '../../kit/index.ts';
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
      .meta({ description: 'Who did it: the user, a provider’s team member, Travesía, or an unknown actor.' }),
    provider_name: z.string().nullable().meta({ description: 'Name of the provider, if a member of its team did it.' }),
    device: z.string().nullable().meta({ description: 'Browser and operating system.', example: 'Firefox, Android' }),
    place: z.string().nullable().meta({ description: 'City of the device’s time zone.', example: 'Bogota' }),
    network: z
      .string()
      .nullable()
      .meta({ description: 'IP network, with the last part removed.', example: '203.0.113.x' }),
    target_device: z
      .string()
      .nullable()
      .meta({ description: 'Browser and operating system of the affected session, such as the one signed out.' }),
    session_id: Id.nullable().meta({ description: 'The session it was done in, or that it created.' }),
    session: z
      .enum(['current', 'live', 'ended'])
      .nullable()
      .meta({ description: 'Whether that session is the current one, still active, or ended.' }),
    actions: z
      .array(z.enum(['end_session']))
      .meta({ description: 'What the user can do about it: end the session with `DELETE /profile/sessions/{id}`.' }),
  })
  .meta({ id: 'ActivityEntry', description: 'An action on the user’s account or data.' });
export type ActivityEntry = z.infer<typeof ActivityEntry>;

/** Sort orders of activity; the first is the default. */
export const ACTIVITY_SORTS = ['newest', 'oldest'] as const;
export const ActivitySort = z.enum(ACTIVITY_SORTS).default('newest').meta({ description: 'Sort order.' });

export const ActivityQuery = z.object({
  ...pageQuery(25),
  area: optionalParam(ActivityArea),
  since: optionalParam(Instant.meta({ description: 'Only entries at or after this instant.' })),
  until: optionalParam(Instant.meta({ description: 'Only entries before this instant.' })),
  sort: ActivitySort,
});
export type ActivityQuery = z.output<typeof ActivityQuery>;

export const Activity = pageOf(ActivityEntry).meta({
  id: 'Activity',
  description: 'A page of the activity of the user’s own account and data.',
});
export type Activity = z.infer<typeof Activity>;
