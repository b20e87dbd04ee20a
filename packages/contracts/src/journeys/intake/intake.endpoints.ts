import { z } from 'zod';
import { viewQuery } from '../../catalog/catalog.query.ts';
import { defineEndpoint, Id, Slug } from '../../kit/index.ts';
import { ConfigurationReset } from '../templates/journey-steps.schema.ts';
import { ClinicIntake, ClinicIntakeUpdate, Intake } from './intake.schema.ts';

const tag = 'journeys';
const changes = { side: 'provider', may: 'clinic.change' } as const;
const path = '/provider/configuration/intake';
const query = z.object({
  treatment: Slug.meta({ description: 'Treatment of the catalog.' }),
  language: viewQuery.language,
});

export const getIntake = defineEndpoint({
  tag,
  access: 'public',
  method: 'GET',
  name: 'getIntake',
  path: '/treatments/:slug/intake',
  summary: 'Get the intake form of a treatment',
  description:
    'Returns the questions a patient answers before a clinic can say whether a treatment suits them: the clinic’s own, or those of the catalog.',
  params: z.object({ slug: Slug.meta({ description: 'Treatment.' }) }),
  query: z.object({
    provider: Id.optional().meta({ description: 'The clinic; without it, or if it isn’t listed, the catalog’s form.' }),
    language: viewQuery.language,
  }),
  response: Intake,
  problems: ['catalog.treatment_not_found'],
});

export const getClinicIntake = defineEndpoint({
  tag,
  access: { side: 'provider', may: 'clinic.read' },
  method: 'GET',
  name: 'getClinicIntake',
  path,
  summary: 'Get own clinic’s intake form',
  description: 'Returns the clinic’s form for a treatment: its own, or the default of the catalog.',
  query,
  response: ClinicIntake,
  problems: ['catalog.treatment_not_found'],
});

export const updateClinicIntake = defineEndpoint({
  tag,
  access: changes,
  method: 'PUT',
  name: 'updateClinicIntake',
  path,
  summary: 'Replace own clinic’s intake form',
  description:
    'Replaces the form of a treatment. A condition can only ask about an earlier question; safety questions (`core`) keep type, options and condition and can’t be removed. `fields` names what is wrong.',
  query,
  body: ClinicIntakeUpdate,
  response: ClinicIntake,
  problems: ['request.stale_version', 'journeys.core_question_removed', 'catalog.treatment_not_found'],
});

export const resetClinicIntake = defineEndpoint({
  tag,
  access: changes,
  method: 'POST',
  name: 'resetClinicIntake',
  path: `${path}/reset`,
  summary: 'Reset own clinic’s intake form',
  description: 'Deletes the clinic’s own form for a treatment; the default of the catalog applies again.',
  query,
  body: ConfigurationReset,
  response: ClinicIntake,
  problems: ['request.stale_version', 'catalog.treatment_not_found'],
});
