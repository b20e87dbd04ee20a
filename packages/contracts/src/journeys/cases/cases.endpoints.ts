import { z } from 'zod';
import { Booking } from '../../bookings/index.ts';
import { defineEndpoint, Id, optionalParam, pageQuery } from '../../kit/index.ts';
import { PackageReservation } from '../journey.schema.ts';
import { AnswersUpdate, Case, CaseList, CaseStatusName, NewCase, SavedAnswers } from './case.schema.ts';

const session = { tag: 'journeys', access: 'session' } as const;
const params = z.object({ id: Id });
const problems = ['journeys.case_not_found'] as const;

export const createCase = defineEndpoint({
  ...session,
  name: 'createCase',
  method: 'POST',
  path: '/cases',
  summary: 'Begin a case',
  description:
    'Begins to answer a treatment’s intake form: the clinic’s own, or that of the catalog. Returns the user’s open draft about the same subject if there is one.',
  body: NewCase,
  response: Case,
  problems: ['catalog.treatment_not_found', 'journeys.not_askable', 'journeys.too_many_drafts'],
});

export const listCases = defineEndpoint({
  ...session,
  name: 'listCases',
  method: 'GET',
  path: '/cases',
  summary: 'List own cases',
  description: 'Returns the user’s cases, last changed first.',
  query: z.object({
    status: optionalParam(CaseStatusName).meta({ description: 'Only cases in this status.' }),
    ...pageQuery(20),
  }),
  response: CaseList,
});

export const getCase = defineEndpoint({
  ...session,
  name: 'getCase',
  method: 'GET',
  path: '/cases/:id',
  summary: 'Get an own case',
  description: 'Returns questions, answers and what is missing.',
  params,
  response: Case,
  problems,
});

export const saveAnswers = defineEndpoint({
  ...session,
  name: 'saveAnswers',
  method: 'PATCH',
  path: '/cases/:id/answers',
  summary: 'Save answers',
  description:
    'Saves the given answers and leaves the others. Answers that can’t be right are saved too and named in `completeness`, so that nothing typed is lost; clinics can’t be asked with them. After clinics were asked, they see the new answers.',
  params,
  body: AnswersUpdate,
  response: SavedAnswers,
  problems: ['journeys.case_not_found', 'journeys.case_closed', 'profile.health_consent_missing'],
});

export const reservePackage = defineEndpoint({
  ...session,
  name: 'reservePackage',
  method: 'POST',
  path: '/cases/:id/reservations',
  idempotency: 'required',
  summary: 'Book the package of a case',
  description:
    'Books a free time for the package that a case began with, at its price, shares the answers with the clinic and begins the journey, which `journey_id` of the booking names. Other clinics that were asked about the case are told that another one was chosen. If the time is not paid, another can be booked by the same call. Refused while answers are missing, or while a clinician must still look at them: then the clinic is asked first.',
  params,
  body: PackageReservation,
  status: 201,
  response: Booking,
  problems: [
    'journeys.case_not_found',
    'journeys.case_closed',
    'journeys.case_incomplete',
    'journeys.answers_changed',
    'journeys.not_askable',
    'journeys.not_possible',
    'journeys.signature_missing',
    'profile.health_consent_missing',
    'bookings.slot_taken',
    'bookings.not_bookable',
    'bookings.terms_changed',
    'bookings.too_many_open',
  ],
});

export const discardCase = defineEndpoint({
  ...session,
  name: 'discardCase',
  method: 'DELETE',
  path: '/cases/:id',
  summary: 'Discard a draft',
  description: 'Deletes a case that no clinic was asked about, with its answers.',
  params,
  status: 204,
  response: z.void().meta({ description: 'No content.' }),
  problems: ['journeys.case_not_found', 'journeys.case_asked'],
});
