import type { ClinicHolder } from '../providers/index.ts';

/** Check-ins, incidents and claims of a clinic's patients go with their journeys; recalls that name it too. */
export const aftercareRows: ClinicHolder = {
  rows: [
    { part: 'journeys_of_patients', table: 'check_ins', rule: 'move' },
    { part: 'journeys_of_patients', table: 'incidents', rule: 'move' },
    { part: 'journeys_of_patients', table: 'claims', rule: 'move' },
    { part: 'journeys_of_patients', table: 'recalls', rule: 'move' },
  ],
};
