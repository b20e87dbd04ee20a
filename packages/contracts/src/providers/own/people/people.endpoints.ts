import { z } from 'zod';
import { ViewQuery } from '../../../catalog/catalog.query.ts';
import { defineEndpoint, Id } from '../../../kit/index.ts';
import { ClinicianChange, NewClinician, NewOrder, OwnClinician, OwnClinicians, VersionSeen } from './people.schema.ts';

const tag = 'providers';
const read = { tag, method: 'GET', access: { side: 'provider', may: 'clinic.read' } } as const;
const change = { tag, access: { side: 'provider', may: 'clinic.change' } } as const;
const params = z.object({ id: Id.meta({ description: 'The clinician.' }) });

export const listOwnClinicians = defineEndpoint({
  ...read,
  name: 'listOwnClinicians',
  path: '/provider/clinicians',
  summary: 'List own clinic’s clinicians',
  description:
    'Returns all clinicians of the clinic acted for, archived ones last, with their licenses and what names them.',
  query: ViewQuery,
  response: OwnClinicians,
});

export const getOwnClinician = defineEndpoint({
  ...read,
  name: 'getOwnClinician',
  path: '/provider/clinicians/:id',
  summary: 'Get one of own clinic’s clinicians',
  description: 'Returns a clinician of the clinic acted for, in all languages.',
  params,
  query: ViewQuery,
  response: OwnClinician,
  problems: ['providers.clinician_not_found'],
});

export const createClinician = defineEndpoint({
  ...change,
  method: 'POST',
  name: 'createClinician',
  path: '/provider/clinicians',
  summary: 'Add a clinician',
  description:
    'Adds a clinician at the end of the list; public pages show them immediately. Registry and number of the license create a credential under review, which an admin verifies.',
  query: ViewQuery,
  body: NewClinician,
  status: 201,
  response: OwnClinician,
  problems: ['providers.too_many_clinicians'],
});

export const updateClinician = defineEndpoint({
  ...change,
  method: 'PUT',
  name: 'updateClinician',
  path: '/provider/clinicians/:id',
  summary: 'Update a clinician',
  description:
    'Replaces a clinician’s profile. Another registry or number moves the license back under review, also if it was verified. A license on file can be replaced but not removed.',
  params,
  query: ViewQuery,
  body: ClinicianChange,
  response: OwnClinician,
  problems: ['request.stale_version', 'providers.clinician_not_found', 'providers.clinician_archived'],
});

export const archiveClinician = defineEndpoint({
  ...change,
  method: 'POST',
  name: 'archiveClinician',
  path: '/provider/clinicians/:id/archive',
  summary: 'Archive a clinician',
  description:
    'Removes a clinician from the clinic’s page, from search and from the choice of packages; reviews, past packages and credentials keep naming them. Not possible while something published names them (`named_by`).',
  params,
  query: ViewQuery,
  body: VersionSeen,
  response: OwnClinician,
  problems: ['request.stale_version', 'providers.clinician_not_found', 'providers.clinician_named'],
});

export const restoreClinician = defineEndpoint({
  ...change,
  method: 'POST',
  name: 'restoreClinician',
  path: '/provider/clinicians/:id/restore',
  summary: 'Restore an archived clinician',
  description: 'Shows an archived clinician again, at the end of the list.',
  params,
  query: ViewQuery,
  body: VersionSeen,
  response: OwnClinician,
  problems: ['request.stale_version', 'providers.clinician_not_found'],
});

export const orderClinicians = defineEndpoint({
  ...change,
  method: 'PUT',
  name: 'orderClinicians',
  path: '/provider/clinicians-order',
  summary: 'Order own clinic’s clinicians',
  description: 'Sets the order in which the clinic’s page shows its clinicians.',
  query: ViewQuery,
  body: NewOrder,
  response: OwnClinicians,
  problems: ['request.stale_version'],
});
