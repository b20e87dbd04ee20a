import { z } from 'zod';
import { defineEndpoint, FileContent, Id } from '../../kit/index.ts';
import { JourneyRecords, MedicalRecordDetail } from '../records.schema.ts';
import { NewRecordShare, RecordShare } from './shares.schema.ts';

const session = { tag: 'records', access: 'session' } as const;
const record = z.object({ id: Id.meta({ description: 'The record.' }) });
const journey = z.object({ id: Id.meta({ description: 'The journey.' }) });
const onJourney = journey.extend({ recordId: Id.meta({ description: 'The record.' }) });

export const shareRecord = defineEndpoint({
  ...session,
  name: 'shareRecord',
  method: 'POST',
  path: '/medical-records/:id/shares',
  idempotency: 'required',
  summary: 'Share a record',
  description:
    'Lets those who treat at the clinic of one of the user’s journeys read a record until a day. A share that is active already gets the new day.',
  params: record,
  body: NewRecordShare,
  status: 201,
  response: RecordShare,
  problems: ['records.not_found', 'records.share_not_possible', 'journeys.not_found'],
});

export const revokeShare = defineEndpoint({
  ...session,
  name: 'revokeShare',
  method: 'DELETE',
  path: '/medical-records/:id/shares/:shareId',
  summary: 'End a share',
  description: 'The clinic reads nothing of the record from now on.',
  params: record.extend({ shareId: Id.meta({ description: 'The share.' }) }),
  response: RecordShare,
  problems: ['records.not_found', 'records.share_not_found', 'records.share_not_possible'],
});

export const listJourneyRecords = defineEndpoint({
  ...session,
  name: 'listJourneyRecords',
  method: 'GET',
  path: '/journeys/:id/records',
  summary: 'List the records of a journey',
  description:
    'Returns the records shared with the clinic of a journey, to its patient and to the clinic’s own care staff; for others the list is empty, unless they opened it in an emergency. A read by the clinic is logged.',
  params: journey,
  response: JourneyRecords,
  problems: ['journeys.not_found'],
});

export const getJourneyRecord = defineEndpoint({
  ...session,
  name: 'getJourneyRecord',
  method: 'GET',
  path: '/journeys/:id/records/:recordId',
  summary: 'Get a record of a journey',
  description:
    'Returns a shared record with its files. A read by the clinic is logged. Once its share ended it answers 410.',
  params: onJourney,
  response: MedicalRecordDetail,
  problems: ['journeys.not_found', 'records.not_found', 'records.share_ended', 'records.emergency_ended'],
});

export const readJourneyRecordFile = defineEndpoint({
  ...session,
  name: 'readJourneyRecordFile',
  method: 'GET',
  path: '/journeys/:id/records/:recordId/files/:fileId',
  summary: 'Read a file of a record of a journey',
  description: 'Returns a file of a shared record. Each read is logged. Once its share ended it answers 410.',
  params: onJourney.extend({ fileId: Id.meta({ description: 'The file.' }) }),
  download: true,
  response: FileContent,
  ratePerMinute: 1200,
  problems: [
    'journeys.not_found',
    'records.not_found',
    'records.file_not_found',
    'records.share_ended',
    'records.emergency_ended',
  ],
});
