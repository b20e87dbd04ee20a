import { z } from 'zod';
import { defineEvent, Id } from '../kit/index.ts';

export const memberRemoved = defineEvent({
  name: 'team.member_removed.v1',
  description: 'A member left or was removed from a clinic or an organization and must be notified.',
  payload: z.object({
    user_id: Id,
    place: z.enum(['clinic', 'organization']),
    place_id: Id,
    reason: z.string().nullable(),
  }),
  aggregate: ({ user_id: id }) => `user/${id}`,
});

export const settingsApplied = defineEvent({
  name: 'organization.settings_applied.v1',
  description: 'An organization changed booking settings of a clinic; notify its team.',
  payload: z.object({ organization_id: Id, provider_id: Id, reason: z.string() }),
  aggregate: ({ provider_id: id }) => `provider/${id}`,
});

export const clinicReleased = defineEvent({
  name: 'organization.clinic_released.v1',
  description: "A clinic left an organization; notify its owners, and the organization's owners if others did it.",
  payload: z.object({
    organization_id: Id,
    provider_id: Id,
    by: z.enum(['organization', 'platform']),
    reason: z.string(),
  }),
  aggregate: ({ provider_id: id }) => `provider/${id}`,
});
