import { z } from 'zod';
import { defineEndpoint, Id, optionalParam, pageQuery, SearchText } from '../../kit/index.ts';
import { Claim, ClaimList, ClaimStep, ClaimTab, JourneyClaims, NewClaim } from './claim.schema.ts';

const tag = 'aftercare';
const session = { tag, access: 'session' } as const;
const params = z.object({ id: Id });
const journey = z.object({ id: Id.meta({ description: 'The journey.' }) });

export const getJourneyClaims = defineEndpoint({
  ...session,
  name: 'getJourneyClaims',
  method: 'GET',
  path: '/journeys/:id/claims',
  summary: 'List claims of a journey',
  description:
    'Returns the complication policy that was agreed, until when what can be claimed, and the claims, for everyone who reads the journey.',
  params: journey,
  response: JourneyClaims,
  problems: ['journeys.not_found'],
});

export const openClaim = defineEndpoint({
  ...session,
  name: 'openClaim',
  method: 'POST',
  path: '/journeys/:id/claims',
  idempotency: 'required',
  summary: 'Open a claim',
  description:
    'For the patient. The clinic answers in 3 days and proposes a solution by day 7; otherwise the platform decides by day 14. While a claim is open, nothing of the booking is paid out to the clinic.',
  params: journey,
  body: NewClaim,
  status: 201,
  response: Claim,
  problems: [
    'journeys.not_found',
    'claims.not_possible',
    'claims.outside_window',
    'claims.not_covered',
    'claims.already_open',
    'journeys.file_not_found',
  ],
});

export const getClaim = defineEndpoint({
  ...session,
  name: 'getClaim',
  method: 'GET',
  path: '/claims/:id',
  summary: 'Get a claim',
  description:
    'Returns a claim to its patient, the clinic, the organization that manages the clinic, and admins, who decide. Each read by somebody else than the patient is recorded, and the patient sees it.',
  params,
  response: Claim,
  problems: ['claims.not_found'],
});

export const moveClaim = defineEndpoint({
  ...session,
  name: 'moveClaim',
  method: 'POST',
  path: '/claims/:id/transitions',
  summary: 'Move a claim',
  description:
    'The clinic answers and proposes; the patient accepts, asks for a decision or withdraws; admins decide; either side may appeal once.',
  params,
  body: ClaimStep,
  response: Claim,
  problems: ['claims.not_found', 'claims.not_possible', 'journeys.file_not_found', 'request.stale_version'],
});

const listed = {
  tab: ClaimTab.default('all'),
  q: optionalParam(SearchText).meta({ description: 'Part of a reference or of a patient’s name.' }),
  ...pageQuery(20),
};

export const listMyClaims = defineEndpoint({
  ...session,
  name: 'listMyClaims',
  method: 'GET',
  path: '/claims',
  summary: 'List own claims',
  description: 'Returns the user’s claims as a patient, overdue ones first.',
  query: z.object(listed),
  response: ClaimList,
});

export const listClinicClaims = defineEndpoint({
  tag,
  access: { side: 'provider', may: 'journeys.read' },
  name: 'listClinicClaims',
  method: 'GET',
  path: '/provider/claims',
  summary: 'List a clinic’s claims',
  description: 'Returns claims against the clinic acted for, overdue ones first, with counts by tab.',
  query: z.object(listed),
  response: ClaimList,
});

export const listNetworkClaims = defineEndpoint({
  tag,
  access: { side: 'organization', may: 'journeys.read' },
  name: 'listNetworkClaims',
  method: 'GET',
  path: '/organizations/claims',
  summary: 'List claims of an organization’s clinics',
  description: 'Returns claims against all clinics that the organization manages, overdue ones first.',
  query: z.object({ ...listed, clinic: optionalParam(Id).meta({ description: 'One clinic.' }) }),
  response: ClaimList,
});

export const listAllClaims = defineEndpoint({
  tag,
  access: ['admin'],
  name: 'listAllClaims',
  method: 'GET',
  path: '/admin/claims',
  summary: 'List all claims',
  description: 'Returns claims of all clinics, overdue ones first; `your_turn` are those that the team must decide.',
  query: z.object({ ...listed, clinic: optionalParam(Id).meta({ description: 'One clinic.' }) }),
  response: ClaimList,
});
