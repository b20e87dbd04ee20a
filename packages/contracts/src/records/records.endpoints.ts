import { z } from 'zod';
import { defineEndpoint, FileContent, Id } from '../kit/index.ts';
import {
  AccessLogQuery,
  MedicalRecordDetail,
  MedicalRecords,
  RecordAccesses,
  RecordChange,
  RecordsQuery,
} from './records.schema.ts';

const own = { tag: 'records', access: 'session' } as const;
const params = z.object({ id: Id.meta({ description: 'The record.' }) });

export const listRecords = defineEndpoint({
  ...own,
  name: 'listRecords',
  method: 'GET',
  path: '/medical-records',
  summary: 'List own records',
  description: 'Returns the user’s records, what is arriving, and how full the vault is.',
  query: RecordsQuery,
  response: MedicalRecords,
});

export const getRecord = defineEndpoint({
  ...own,
  name: 'getRecord',
  method: 'GET',
  path: '/medical-records/:id',
  summary: 'Get an own record',
  description: 'Returns a record of the user with its files and who may read it.',
  params,
  response: MedicalRecordDetail,
  problems: ['records.not_found'],
});

export const readRecordContent = defineEndpoint({
  ...own,
  name: 'readRecordContent',
  method: 'GET',
  path: '/medical-records/:id/content',
  summary: 'Read the content of an own record',
  description: 'Returns the first file of a record of the user. One range can be asked for. Each read is logged.',
  params,
  download: true,
  response: FileContent,
  ratePerMinute: 1200,
  problems: ['records.not_found'],
});

export const readRecordFile = defineEndpoint({
  ...own,
  name: 'readRecordFile',
  method: 'GET',
  path: '/medical-records/:id/files/:fileId',
  summary: 'Read a file of an own record',
  description: 'Returns a file of a record of the user. One range can be asked for. Each read is logged.',
  params: params.extend({ fileId: Id.meta({ description: 'The file.' }) }),
  download: true,
  response: FileContent,
  ratePerMinute: 1200,
  problems: ['records.not_found', 'records.file_not_found'],
});

export const changeRecord = defineEndpoint({
  ...own,
  name: 'changeRecord',
  method: 'PATCH',
  path: '/medical-records/:id',
  summary: 'Change what is said of a record',
  description: 'Changes title, category, date or note. What a record contains never changes.',
  params,
  body: RecordChange,
  response: MedicalRecordDetail,
  problems: ['records.not_found', 'request.stale_version'],
});

export const eraseRecord = defineEndpoint({
  ...own,
  name: 'eraseRecord',
  method: 'DELETE',
  path: '/medical-records/:id',
  summary: 'Erase a record',
  description:
    'Deletes a record and the keys of its files: from now on nothing can read them, backups included, and every share ends. That it existed and who read it stays in the access log, without its title.',
  params,
  status: 204,
  response: z.void().meta({ description: 'No content.' }),
  problems: ['records.not_found'],
});

export const listRecordAccesses = defineEndpoint({
  ...own,
  name: 'listRecordAccesses',
  method: 'GET',
  path: '/medical-records/access-log',
  summary: 'List who read what',
  description:
    'Returns who did what with the user’s records. Reads of the same record by the same person within a quarter of an hour are one line with their number; the log itself has each of them.',
  query: AccessLogQuery,
  response: RecordAccesses,
});
