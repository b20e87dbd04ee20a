import type { ClinicHolder } from '../providers/index.ts';

/** Requests to clinics, and claims of listings. */
export const leadRows: ClinicHolder = {
  rows: [
    { part: 'requests', table: 'consultation_requests', rule: 'move' },
    { part: 'claims', table: 'directory_claims', rule: 'move' },
  ],
};
