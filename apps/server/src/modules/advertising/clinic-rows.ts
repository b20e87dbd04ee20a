import type { ClinicHolder } from '../providers/index.ts';

/** What clinics state in their advertising, and what they may offer. */
export const advertisingRows: ClinicHolder = {
  rows: [
    { part: 'settings', table: 'advertising_facts', rule: 'one', key: 'provider_id' },
    {
      part: 'approvals',
      table: 'treatment_approvals',
      rule: 'move',
      unique: ['t.treatment'],
      uniqueWhere: `t.state in ('requested', 'approved')`,
    },
  ],
};
