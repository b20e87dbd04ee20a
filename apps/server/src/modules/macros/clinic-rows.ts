import type { ClinicHolder } from '../providers/index.ts';

/** Saved replies of clinics. */
export const macroRows: ClinicHolder = {
  rows: [
    {
      part: 'macros',
      table: 'support_macros',
      rule: 'move',
      unique: ['t.desk', 't.demo', 'lower(t.name)'],
      uniqueWhere: 't.archived_at is null',
    },
  ],
};
