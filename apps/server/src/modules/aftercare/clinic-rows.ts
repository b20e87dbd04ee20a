import type { ClinicHolder } from '../providers/index.ts';

/** Claims against clinics, and recalls that name them. */
export const aftercareRows: ClinicHolder = {
  rows: [
    { part: 'journeys_of_patients', table: 'claims', rule: 'move' },
    { part: 'journeys_of_patients', table: 'recalls', rule: 'move' },
  ],
};
