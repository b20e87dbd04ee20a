import { treatmentMachine } from '@travesia/contracts/catalog';
import { defineLifecycle } from '../../../platform/transition/lifecycle.ts';
import { treatments } from '../catalog.tables.ts';

export const treatmentLifecycle = defineLifecycle({
  machine: treatmentMachine,
  table: treatments,
  columns: { state: 'status', version: 'version' },
  audit: { publish: 'treatments.published', withdraw: 'treatments.withdrawn', archive: 'treatments.archived' },
  about: ({ row }) => ({ target: { type: 'treatment', id: row.slug } }),
  refused: 'catalog.status_not_possible',
  missing: 'catalog.treatment_not_found',
});
