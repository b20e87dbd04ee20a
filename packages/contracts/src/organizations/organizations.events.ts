import { z } from 'zod';
import { defineEvent, Id } from '../kit/index.ts';

export const memberRemoved = defineEvent({
  name: 'team.member_removed.v1',
  description: 'Somebody works for a clinic or an organization no more; they are to be told.',
  payload: z.object({
    user_id: Id,
    place: z.enum(['clinic', 'organization']),
    place_id: Id,
    reason: z.string().nullable(),
  }),
  aggregate: ({ user_id: id }) => `user/${id}`,
});

export const clinicReleased = defineEvent({
  name: 'organization.clinic_released.v1',
  description:
    'A clinic left an organization; its owners are to be told, and those of the organization if others did it.',
  payload: z.object({
    organization_id: Id,
    provider_id: Id,
    by: z.enum(['organization', 'platform']),
    reason: z.string(),
  }),
  aggregate: ({ provider_id: id }) => `provider/${id}`,
});
