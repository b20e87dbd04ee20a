import { caseMachine } from '@travesia/contracts/journeys';
import { defineLifecycle } from '../../../platform/transition/lifecycle.ts';
import { cases } from './cases.tables.ts';

/** How cases move. Clinics follow their journeys. */
export const caseLifecycle = defineLifecycle({
  machine: caseMachine,
  table: cases,
  columns: { state: 'status', version: 'version', subject: 'patientId' },
  audit: { ask: 'cases.asked', close: 'cases.closed' },
  about: ({ row }) => ({ target: { type: 'case', id: row.id }, subjectId: row.patientId }),
  refused: 'journeys.case_closed',
  missing: 'journeys.case_not_found',
});
