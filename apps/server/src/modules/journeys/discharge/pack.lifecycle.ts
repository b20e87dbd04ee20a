import { dischargePackMachine } from '@travesia/contracts/journeys';
import { defineLifecycle } from '../../../platform/transition/lifecycle.ts';
import { dischargePacks } from './discharge.tables.ts';

export type PackRow = typeof dischargePacks.$inferSelect;

/** How discharge packs move. What is told of a delivery depends on the journey: `commands/deliver-discharge.ts` says it. */
export const packLifecycle = defineLifecycle({
  machine: dischargePackMachine,
  table: dischargePacks,
  columns: { state: 'status', version: 'version', subject: 'patientId' },
  audit: { deliver: 'discharge.delivered', supersede: 'discharge.superseded' },
  about: ({ row }) => ({
    target: { type: 'discharge_pack', id: row.id },
    subjectId: row.patientId,
    contextProviderId: row.providerId,
  }),
  facts: ({ row }) => ({ trip: row.trip, number: row.number }),
  sets: ({ action, at }) => ({ updatedAt: at, ...(action === 'deliver' ? { deliveredAt: at } : {}) }),
  refused: 'journeys.discharge_not_possible',
  missing: 'journeys.discharge_not_found',
});
