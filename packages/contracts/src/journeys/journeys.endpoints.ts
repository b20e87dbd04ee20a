import { z } from 'zod';
import { defineEndpoint, Id, optionalParam, pageQuery, SearchText, Slug } from '../kit/index.ts';
import {
  AskClinics,
  AskedJourneys,
  Journey,
  JOURNEY_SORTS,
  JourneyChange,
  JourneyList,
  JourneyTab,
  NewClinicalReview,
  Signers,
} from './journey.schema.ts';

const tag = 'journeys';
const session = { tag, access: 'session' } as const;
const params = z.object({ id: Id });
const problems = ['journeys.not_found'] as const;

export const askClinics = defineEndpoint({
  ...session,
  name: 'askClinics',
  method: 'POST',
  path: '/journeys',
  idempotency: 'required',
  summary: 'Ask clinics about a case',
  description:
    'Shares the answers of a case with up to three clinics and begins a journey with each. Each should answer within 24 hours. A clinic’s own questions that the case doesn’t have yet are added to it; the response is refused with them until they are answered.',
  body: AskClinics,
  status: 201,
  response: AskedJourneys,
  problems: [
    'journeys.case_not_found',
    'journeys.case_closed',
    'journeys.case_incomplete',
    'journeys.answers_changed',
    'journeys.not_askable',
    'journeys.already_asked',
    'journeys.too_many_clinics',
    'profile.health_consent_missing',
  ],
});

const listed = {
  tab: JourneyTab.default('all'),
  ...pageQuery(20),
};
const onDesk = {
  ...listed,
  treatment: optionalParam(Slug).meta({ description: 'One treatment.' }),
  q: optionalParam(SearchText).meta({ description: 'Part of a reference or of a patient’s name.' }),
  sort: z.enum(JOURNEY_SORTS).default('waiting').meta({
    description:
      'waiting: those that wait longest for an answer first, then the last changed. treatment: the next treatment first, then past ones, then those without a time.',
  }),
};

export const listMyJourneys = defineEndpoint({
  ...session,
  name: 'listMyJourneys',
  method: 'GET',
  path: '/journeys',
  summary: 'List own journeys',
  description: 'Returns the user’s journeys as a patient, open ones first.',
  query: z.object(listed),
  response: JourneyList,
});

export const listClinicJourneys = defineEndpoint({
  tag,
  access: { side: 'provider', may: 'journeys.read' },
  name: 'listClinicJourneys',
  method: 'GET',
  path: '/provider/journeys',
  summary: 'List a clinic’s journeys',
  description: 'Returns the journeys of the clinic acted for, with counts by tab.',
  query: z.object(onDesk),
  response: JourneyList,
});

export const listNetworkJourneys = defineEndpoint({
  tag,
  access: { side: 'organization', may: 'journeys.read' },
  name: 'listNetworkJourneys',
  method: 'GET',
  path: '/organizations/journeys',
  summary: 'List journeys of an organization’s clinics',
  description: 'Returns the journeys of all clinics that the organization manages, without anything about health.',
  query: z.object({ ...onDesk, clinic: optionalParam(Id).meta({ description: 'One clinic.' }) }),
  response: JourneyList,
});

export const getJourney = defineEndpoint({
  ...session,
  name: 'getJourney',
  method: 'GET',
  path: '/journeys/:id',
  summary: 'Get a journey',
  description:
    'Returns a journey to its patient, the clinic, the organization that manages the clinic, and admins. Only the patient and the clinic’s own care staff get the answers; each read by the clinic is recorded, which the patient sees.',
  params,
  response: Journey,
  problems,
});

export const changeJourney = defineEndpoint({
  ...session,
  name: 'changeJourney',
  method: 'POST',
  path: '/journeys/:id/transitions',
  summary: 'Move a journey',
  description:
    'The clinic begins its review or declines, and says when a stage begins; either side cancels. Treatment begins only with a signature where the answers need one, and with the required documents in force.',
  params,
  body: JourneyChange,
  response: Journey,
  problems: [
    'journeys.not_found',
    'journeys.not_possible',
    'journeys.signature_missing',
    'journeys.documents_missing',
    'request.stale_version',
  ],
});

export const listSigners = defineEndpoint({
  tag,
  access: { side: 'provider', may: 'journeys.sign' },
  name: 'listSigners',
  method: 'GET',
  path: '/provider/journeys/signers',
  summary: 'List who can sign reviews',
  description: 'Returns the clinicians of the clinic acted for who have a professional license in force today.',
  response: Signers,
});

export const signReview = defineEndpoint({
  tag,
  access: { side: 'provider', may: 'journeys.sign' },
  name: 'signReview',
  method: 'POST',
  path: '/provider/journeys/:id/reviews',
  idempotency: 'required',
  summary: 'Sign a clinical review',
  description:
    'Records a clinician’s decision about the patient’s answers, with the license in force that day. `unfit` declines the journey.',
  params,
  body: NewClinicalReview,
  status: 201,
  response: Journey,
  problems: [
    'journeys.not_found',
    'journeys.not_possible',
    'journeys.answers_changed',
    'journeys.no_license',
    'request.stale_version',
  ],
});
