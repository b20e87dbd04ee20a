import { defineEndpoint } from '../../kit/index.ts';
import { RecordsWaiting } from './waiting.schema.ts';

export const getRecordsWaiting = defineEndpoint({
  tag: 'records',
  access: 'session',
  name: 'getRecordsWaiting',
  method: 'GET',
  path: '/medical-records/waiting',
  summary: 'See what waits about medical records',
  description: 'Returns which clinics ask the user for records, and how many files were not taken.',
  response: RecordsWaiting,
});
