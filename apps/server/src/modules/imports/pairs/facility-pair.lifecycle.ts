import { facilityPairMachine } from '@travesia/contracts/imports';
import { defineLifecycle } from '../../../platform/transition/lifecycle.ts';
import { facilityPairs } from '../imports.tables.ts';

export const facilityPairLifecycle = defineLifecycle({
  machine: facilityPairMachine,
  table: facilityPairs,
  columns: { state: 'state', version: 'version' },
  audit: {
    join: 'imports.pair_joined',
    separate: 'imports.pair_separated',
    reopen: 'imports.pair_reopened',
  },
  about: ({ row }) => ({ target: { type: 'facility_pair', id: row.id } }),
  refused: 'imports.not_possible',
  missing: 'imports.pair_not_found',
});
