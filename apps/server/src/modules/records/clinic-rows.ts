import type { ClinicHolder } from '../providers/index.ts';

/** Records that clinics added, and those shared with them: a merged clinic reads what was shared with both. */
export const recordRows: ClinicHolder = {
  rows: [
    { part: 'records', table: 'medical_records', rule: 'move' },
    { part: 'records', table: 'record_shares', rule: 'move' },
    { part: 'records', table: 'record_emergencies', rule: 'move' },
    { part: 'records', table: 'record_requests', rule: 'move' },
  ],
};
