import { viewQuery, ViewQuery } from '../../catalog/catalog.query.ts';
import { defineEndpoint } from '../../kit/index.ts';
import { z } from 'zod';
import { Subscription } from '../admin/subscriptions/subscription.schema.ts';
import {
  ClinicProfile,
  ClinicProfileUpdate,
  ClinicSettings,
  ClinicSettingsUpdate,
  ClinicTreatments,
  ClinicTreatmentsUpdate,
  LocalNames,
  TreatmentSuggestions,
} from './own-clinic.schema.ts';

const tag = 'providers';
const read = { tag, method: 'GET', access: { side: 'provider', may: 'clinic.read' } } as const;
const change = { tag, method: 'PUT', access: { side: 'provider', may: 'clinic.change' } } as const;
const InLanguage = z.object({ language: viewQuery.language });

export const getClinicProfile = defineEndpoint({
  ...read,
  name: 'getClinicProfile',
  path: '/provider/profile',
  summary: 'Get own clinic’s profile',
  description: 'Returns the clinic acted for as its own team sees it, in all languages.',
  query: InLanguage,
  response: ClinicProfile,
});

export const updateClinicProfile = defineEndpoint({
  ...change,
  name: 'updateClinicProfile',
  path: '/provider/profile',
  summary: 'Update own clinic’s profile',
  description:
    'Takes the profile as it was read, or only the fields to change; public pages and lists show the change immediately. Name, type and country belong to the verified license: another one is not written, but requests a check that Travesía decides (`pending_changes`).',
  query: InLanguage,
  body: ClinicProfileUpdate,
  response: ClinicProfile,
  problems: ['request.stale_version'],
});

export const getClinicSettings = defineEndpoint({
  ...read,
  name: 'getClinicSettings',
  path: '/provider/settings',
  summary: 'Get own clinic’s booking settings',
  description: 'Returns the booking settings with what they mean for a patient.',
  query: ViewQuery,
  response: ClinicSettings,
});

export const updateClinicSettings = defineEndpoint({
  ...change,
  name: 'updateClinicSettings',
  path: '/provider/settings',
  summary: 'Update own clinic’s booking settings',
  description:
    'Changes the booking settings. Packages with the previous deposit get the new one; those with their own deposit keep it. Existing bookings do not change. Settings that the clinic’s organization has locked are refused by field (`locked_by_organization`).',
  query: ViewQuery,
  body: ClinicSettingsUpdate,
  response: ClinicSettings,
  problems: ['request.stale_version'],
});

export const getClinicSubscription = defineEndpoint({
  ...read,
  name: 'getClinicSubscription',
  path: '/provider/subscription',
  summary: 'Get own clinic’s subscription',
  description: 'Returns the clinic’s plan with all its periods. Only Travesía extends it.',
  response: Subscription,
});

export const getClinicTreatments = defineEndpoint({
  ...read,
  name: 'getClinicTreatments',
  path: '/provider/treatments',
  summary: 'List own clinic’s treatments',
  description: 'Returns the treatments the clinic offers, by catalog category.',
  query: ViewQuery,
  response: ClinicTreatments,
});

export const updateClinicTreatments = defineEndpoint({
  ...change,
  name: 'updateClinicTreatments',
  path: '/provider/treatments',
  summary: 'Replace own clinic’s treatments',
  description: 'Replaces the list. A treatment with a published package can’t be removed.',
  query: ViewQuery,
  body: ClinicTreatmentsUpdate,
  response: ClinicTreatments,
  problems: ['request.stale_version', 'providers.treatment_offered'],
});

export const suggestTreatments = defineEndpoint({
  tag,
  method: 'POST',
  access: { side: 'provider', may: 'clinic.read' },
  idempotency: 'none',
  name: 'suggestTreatments',
  path: '/provider/treatments/suggestions',
  summary: 'Find the treatments that names mean',
  description:
    'Reads names as the search reads them, in three languages and with typos, and returns the treatments of the catalog that each may mean. Changes nothing.',
  query: InLanguage,
  body: LocalNames,
  response: TreatmentSuggestions,
});
