import type { ClinicHolder } from '../providers/index.ts';

/** Check-ins and incidents of a clinic's patients go with their journeys. */
export const aftercareRows: ClinicHolder = {
  rows: [
    { part: 'journeys_of_patients', table: 'check_ins', rule: 'move' },
    { part: 'journeys_of_patients', table: 'incidents', rule: 'move' },
  ],
};
