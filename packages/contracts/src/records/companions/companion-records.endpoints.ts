import { z } from 'zod';
import { defineEndpoint, FileContent, Id } from '../../kit/index.ts';
import { ClinicalDocument } from '../clinical.ts';
import { GivenRecords } from '../links/links.schema.ts';
import { MedicalRecordDetail } from '../records.schema.ts';

const open = { tag: 'records', access: 'public', method: 'GET' } as const;
const session = { tag: 'records', access: 'session', method: 'GET' } as const;
const byLink = z.object({
  token: z
    .string()
    .regex(/^[A-Za-z0-9_-]{20,64}$/)
    .meta({ description: 'Last part of the link.' }),
});
const kept = z.object({ companionId: Id.meta({ description: 'Key to the trip in the account.' }) });
const record = { recordId: Id.meta({ description: 'The record.' }) };
const file = { ...record, fileId: Id.meta({ description: 'The file.' }) };

export const listTripRecords = defineEndpoint({
  ...open,
  name: 'listTripRecords',
  path: '/trips/:token/records',
  summary: 'List records of a trip by its link',
  description:
    'Returns the records shared with the clinic of the trip, for a companion with the right `records`. Each read is logged, and the patient sees it.',
  params: byLink,
  response: GivenRecords,
  problems: ['journeys.trip_not_found', 'journeys.trip_gone', 'records.not_found'],
});

export const getTripRecord = defineEndpoint({
  ...open,
  name: 'getTripRecord',
  path: '/trips/:token/records/:recordId',
  summary: 'Get a record of a trip by its link',
  description: 'Returns a record with its files. Each read is logged. Once its share ended it answers 410.',
  params: byLink.extend(record),
  response: MedicalRecordDetail,
  problems: ['journeys.trip_not_found', 'journeys.trip_gone', 'records.not_found', 'records.share_ended'],
});

export const readTripDocument = defineEndpoint({
  ...open,
  name: 'readTripDocument',
  path: '/trips/:token/records/:recordId/document',
  summary: 'Read what a clinical document of a trip says',
  description: 'Returns the statements of a FHIR or C-CDA document. Each read is logged.',
  params: byLink.extend(record),
  response: ClinicalDocument,
  ratePerMinute: 60,
  problems: [
    'journeys.trip_not_found',
    'journeys.trip_gone',
    'records.not_found',
    'records.share_ended',
    'records.no_document',
  ],
});

export const readTripFile = defineEndpoint({
  ...open,
  name: 'readTripFile',
  path: '/trips/:token/records/:recordId/files/:fileId',
  summary: 'Read a file of a record of a trip',
  description: 'Returns a file of a record. One range can be asked for. Each read is logged.',
  params: byLink.extend(file),
  download: true,
  response: FileContent,
  ratePerMinute: 1200,
  problems: [
    'journeys.trip_not_found',
    'journeys.trip_gone',
    'records.not_found',
    'records.share_ended',
    'records.file_not_found',
  ],
});

export const listAccompaniedRecords = defineEndpoint({
  ...session,
  name: 'listAccompaniedRecords',
  path: '/accompanied-trips/:companionId/records',
  summary: 'List records of a trip one accompanies',
  description: 'Returns the same as by its link, to the account that keeps the trip. Each read is logged.',
  params: kept,
  response: GivenRecords,
  problems: ['journeys.trip_not_found', 'journeys.trip_gone', 'records.not_found'],
});

export const getAccompaniedRecord = defineEndpoint({
  ...session,
  name: 'getAccompaniedRecord',
  path: '/accompanied-trips/:companionId/records/:recordId',
  summary: 'Get a record of a trip one accompanies',
  description: 'Returns a record with its files. Each read is logged. Once its share ended it answers 410.',
  params: kept.extend(record),
  response: MedicalRecordDetail,
  problems: ['journeys.trip_not_found', 'journeys.trip_gone', 'records.not_found', 'records.share_ended'],
});

export const readAccompaniedDocument = defineEndpoint({
  ...session,
  name: 'readAccompaniedDocument',
  path: '/accompanied-trips/:companionId/records/:recordId/document',
  summary: 'Read a clinical document of a trip one accompanies',
  description: 'Returns the statements of a FHIR or C-CDA document. Each read is logged.',
  params: kept.extend(record),
  response: ClinicalDocument,
  ratePerMinute: 60,
  problems: [
    'journeys.trip_not_found',
    'journeys.trip_gone',
    'records.not_found',
    'records.share_ended',
    'records.no_document',
  ],
});

export const readAccompaniedFile = defineEndpoint({
  ...session,
  name: 'readAccompaniedFile',
  path: '/accompanied-trips/:companionId/records/:recordId/files/:fileId',
  summary: 'Read a file of a trip one accompanies',
  description: 'Returns a file of a record. One range can be asked for. Each read is logged.',
  params: kept.extend(file),
  download: true,
  response: FileContent,
  ratePerMinute: 1200,
  problems: [
    'journeys.trip_not_found',
    'journeys.trip_gone',
    'records.not_found',
    'records.share_ended',
    'records.file_not_found',
  ],
});
