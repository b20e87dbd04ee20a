import { viewQuery, ViewQuery } from '../../catalog/catalog.query.ts';
import { defineEndpoint } from '../../kit/index.ts';
import { z } from 'zod';
import {
  ClinicProfile,
  ClinicProfileUpdate,
  ClinicSettings,
  ClinicSettingsUpdate,
  ClinicTreatments,
  ClinicTreatmentsUpdate,
} from './own-clinic.schema.ts';

const tag = 'providers';
const read = { tag, method: 'GET', access: { side: 'provider', may: 'clinic.read' } } as const;
const change = { tag, method: 'PUT', access: { side: 'provider', may: 'clinic.change' } } as const;
const InLanguage = z.object({ language: viewQuery.language });

export const getClinicProfile = defineEndpoint({
  ...read,
  name: 'getClinicProfile',
  path: '/provider/profile',
  summary: 'Read the profile of one’s clinic',
  description: 'The clinic that the call is made for, as its own people see it, in all languages.',
  query: InLanguage,
  response: ClinicProfile,
});

export const updateClinicProfile = defineEndpoint({
  ...change,
  name: 'updateClinicProfile',
  path: '/provider/profile',
  summary: 'Change the profile of one’s clinic',
  description:
    'Changes what is given; public pages and lists show it at once. Name, kind and country belong to the checked licence and are no fields of this call.',
  query: InLanguage,
  body: ClinicProfileUpdate,
  response: ClinicProfile,
  problems: ['request.stale_version'],
});

export const getClinicSettings = defineEndpoint({
  ...read,
  name: 'getClinicSettings',
  path: '/provider/settings',
  summary: 'Read how one’s clinic takes bookings',
  description: 'The booking settings with what they mean for a patient.',
  query: ViewQuery,
  response: ClinicSettings,
});

export const updateClinicSettings = defineEndpoint({
  ...change,
  name: 'updateClinicSettings',
  path: '/provider/settings',
  summary: 'Change how one’s clinic takes bookings',
  description:
    'Changes the booking settings. Packages that asked the former deposit ask the new one; those with a deposit of their own keep it. Bookings that exist stay as they are.',
  query: ViewQuery,
  body: ClinicSettingsUpdate,
  response: ClinicSettings,
  problems: ['request.stale_version'],
});

export const getClinicTreatments = defineEndpoint({
  ...read,
  name: 'getClinicTreatments',
  path: '/provider/treatments',
  summary: 'List the treatments of one’s clinic',
  description: 'The treatments that the clinic works in, by the terms of the catalogue.',
  query: ViewQuery,
  response: ClinicTreatments,
});

export const updateClinicTreatments = defineEndpoint({
  ...change,
  name: 'updateClinicTreatments',
  path: '/provider/treatments',
  summary: 'Change the treatments of one’s clinic',
  description: 'Replaces the list. A treatment with a published package cannot be left out.',
  query: ViewQuery,
  body: ClinicTreatmentsUpdate,
  response: ClinicTreatments,
  problems: ['request.stale_version', 'providers.treatment_offered'],
});
