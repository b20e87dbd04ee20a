import { z } from 'zod';
import { viewQuery } from '../../catalog/catalog.query.ts';
import { defineEndpoint, Slug } from '../../kit/index.ts';
import { ClinicSteps, ClinicStepsUpdate, ConfigurationReset, TreatmentSteps } from './journey-steps.schema.ts';

const tag = 'journeys';
const access = { side: 'provider', may: 'clinic.read' } as const;
const changes = { side: 'provider', may: 'clinic.change' } as const;
const path = '/provider/configuration/journey-steps';
const query = z.object({
  treatment: Slug.meta({ description: 'Treatment of the catalog.' }),
  language: viewQuery.language,
});

export const getTreatmentSteps = defineEndpoint({
  tag,
  access: 'public',
  method: 'GET',
  name: 'getTreatmentSteps',
  path: '/treatments/:slug/journey-steps',
  summary: 'Get the usual steps of a journey',
  description: 'Returns the steps that a journey for this treatment has unless the clinic changes them.',
  params: z.object({ slug: Slug.meta({ description: 'Treatment.' }) }),
  query: z.object({ language: viewQuery.language }),
  response: TreatmentSteps,
  problems: ['catalog.treatment_not_found'],
});

export const getClinicSteps = defineEndpoint({
  tag,
  access,
  method: 'GET',
  name: 'getClinicSteps',
  path,
  summary: 'Get own clinic’s journey steps',
  description: 'Returns the clinic’s steps for a treatment: its own, or the default of the catalog.',
  query,
  response: ClinicSteps,
  problems: ['catalog.treatment_not_found'],
});

export const updateClinicSteps = defineEndpoint({
  tag,
  access: changes,
  method: 'PUT',
  name: 'updateClinicSteps',
  path,
  summary: 'Replace own clinic’s journey steps',
  description:
    'Replaces the steps of a treatment. Stages must be in order, and a step can only be due by a date that exists in its stage; `fields` names each step and field that is wrong. Journeys under way keep the steps they began with.',
  query,
  body: ClinicStepsUpdate,
  response: ClinicSteps,
  problems: ['request.stale_version', 'catalog.treatment_not_found'],
});

export const resetClinicSteps = defineEndpoint({
  tag,
  access: changes,
  method: 'POST',
  name: 'resetClinicSteps',
  path: `${path}/reset`,
  summary: 'Reset own clinic’s journey steps',
  description: 'Deletes the clinic’s own steps for a treatment; the default of the catalog applies again.',
  query,
  body: ConfigurationReset,
  response: ClinicSteps,
  problems: ['request.stale_version', 'catalog.treatment_not_found'],
});
