import type { ClinicHolder } from '../providers/index.ts';

/** Notes about clinics. */
export const noteRows: ClinicHolder = {
  rows: [{ part: 'notes', table: 'record_notes', column: 'record_id', rule: 'move', where: `t.about = 'provider'` }],
};
