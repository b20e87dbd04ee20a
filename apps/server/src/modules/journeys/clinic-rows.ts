import type { ClinicHolder } from '../providers/index.ts';

/** Steps and intake forms of clinics, and patients’ cases and journeys with them. */
export const journeyRows: ClinicHolder = {
  rows: [
    { part: 'journeys', table: 'journey_templates', rule: 'move', key: 'treatment', unique: ['t.treatment'] },
    { part: 'intake', table: 'intake_forms', rule: 'move', key: 'treatment', unique: ['t.treatment'] },
    { part: 'cases', table: 'cases', rule: 'move' },
    { part: 'journeys_of_patients', table: 'journeys', rule: 'move' },
    { part: 'journeys_of_patients', table: 'quotes', rule: 'move' },
    { part: 'journeys_of_patients', table: 'journey_tasks', rule: 'move' },
    { part: 'journeys_of_patients', table: 'journey_documents', rule: 'move' },
    { part: 'journeys_of_patients', table: 'discharge_packs', rule: 'move' },
    { part: 'journeys_of_patients', table: 'used_materials', rule: 'move' },
  ],
};
