import { z } from 'zod';
import { defineEndpoint, Id, Locale } from '../../kit/index.ts';
import {
  AccompaniedTrips,
  AddedCompanion,
  Companion,
  CompanionChange,
  CompanionEnd,
  Companions,
  NewCompanion,
  SharedTrip,
} from './companion.schema.ts';

const session = { tag: 'journeys', access: 'session' } as const;
const journey = z.object({ id: Id.meta({ description: 'The journey.' }) });
const params = journey.extend({ companionId: Id.meta({ description: 'The companion.' }) });
const link = z.object({
  token: z
    .string()
    .regex(/^[A-Za-z0-9_-]{20,64}$/)
    .meta({ description: 'Last part of the link.' }),
});
const query = z.object({ language: Locale.meta({ description: 'Language of names.' }) });

export const listCompanions = defineEndpoint({
  ...session,
  name: 'listCompanions',
  method: 'GET',
  path: '/journeys/:id/companions',
  summary: 'List companions',
  description: 'Returns who may read the trip besides those who treat, for the patient.',
  params: journey,
  response: Companions,
  problems: ['journeys.not_found'],
});

export const addCompanion = defineEndpoint({
  ...session,
  name: 'addCompanion',
  method: 'POST',
  path: '/journeys/:id/companions',
  idempotency: 'required',
  summary: 'Add a companion',
  description: 'For the patient. Returns the secret of a link with which somebody reads the trip without an account.',
  params: journey,
  body: NewCompanion,
  status: 201,
  response: AddedCompanion,
  problems: ['journeys.not_found', 'journeys.companion_not_possible', 'journeys.too_many_companions'],
});

export const changeCompanion = defineEndpoint({
  ...session,
  name: 'changeCompanion',
  method: 'PATCH',
  path: '/journeys/:id/companions/:companionId',
  summary: 'Change a companion',
  description: 'For the patient. Changes what they may read.',
  params,
  body: CompanionChange,
  response: Companion,
  problems: [
    'journeys.not_found',
    'journeys.companion_not_found',
    'journeys.companion_not_possible',
    'request.stale_version',
  ],
});

export const revokeCompanion = defineEndpoint({
  ...session,
  name: 'revokeCompanion',
  method: 'POST',
  path: '/journeys/:id/companions/:companionId/revoke',
  summary: 'End what a companion may read',
  description: 'For the patient. The link and the account that keeps it read nothing from now on.',
  params,
  body: CompanionEnd,
  response: Companion,
  problems: [
    'journeys.not_found',
    'journeys.companion_not_found',
    'journeys.companion_not_possible',
    'request.stale_version',
  ],
});

export const openSharedTrip = defineEndpoint({
  tag: 'journeys',
  access: 'public',
  name: 'openSharedTrip',
  method: 'GET',
  path: '/trips/:token',
  summary: 'Read a trip by its link',
  description:
    'Returns what the patient shares with the companion who has the link. Each read is counted, and the patient sees it. A link that was ended or has expired answers 410.',
  params: link,
  query,
  response: SharedTrip,
  problems: ['journeys.trip_not_found', 'journeys.trip_gone'],
});

export const keepSharedTrip = defineEndpoint({
  ...session,
  name: 'keepSharedTrip',
  method: 'POST',
  path: '/trips/:token/keep',
  summary: 'Keep a trip in one’s account',
  description: 'Lets the user read the trip with their account, without the link. The first one who does so keeps it.',
  params: link,
  body: z.strictObject({}).meta({ description: 'Nothing.' }),
  response: z
    .object({ id: Id.meta({ description: 'Key to it in the account.' }) })
    .meta({ description: 'The trip in the account.' }),
  problems: ['journeys.trip_not_found', 'journeys.trip_gone', 'journeys.trip_taken'],
});

export const listAccompaniedTrips = defineEndpoint({
  ...session,
  name: 'listAccompaniedTrips',
  method: 'GET',
  path: '/accompanied-trips',
  summary: 'List trips one accompanies',
  description: 'Returns the trips of others that the user keeps and may still read.',
  response: AccompaniedTrips,
});

export const getAccompaniedTrip = defineEndpoint({
  ...session,
  name: 'getAccompaniedTrip',
  method: 'GET',
  path: '/accompanied-trips/:companionId',
  summary: 'Read a trip one accompanies',
  description: 'Returns what the patient shares with the user. Each read is counted, and the patient sees it.',
  params: z.object({ companionId: Id.meta({ description: 'Key to it in the account.' }) }),
  query,
  response: SharedTrip,
  problems: ['journeys.trip_not_found', 'journeys.trip_gone'],
});
