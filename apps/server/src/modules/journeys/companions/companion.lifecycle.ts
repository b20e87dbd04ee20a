import { companionMachine } from '@travesia/contracts/journeys';
import { defineLifecycle } from '../../../platform/transition/lifecycle.ts';
import { journeyCompanions } from './companions.tables.ts';

export type CompanionRow = typeof journeyCompanions.$inferSelect;

/** Who it is about and what they may read: reports say from it who was given a right. */
export const companionFacts = ({ id, rights }: Pick<CompanionRow, 'id' | 'rights'>) => ({
  companion: id,
  rights: rights.join(' '),
});

/** How what companions may read begins and ends. */
export const companionLifecycle = defineLifecycle({
  machine: companionMachine,
  table: journeyCompanions,
  columns: { state: 'status', version: 'version', subject: 'patientId', instants: { expires_at: 'expiresAt' } },
  audit: {
    revoke: 'companions.revoked',
    expire: 'companions.expired',
  },
  about: ({ row }) => ({
    target: { type: 'journey', id: row.journeyId },
    subjectId: row.patientId,
  }),
  facts: ({ row }) => companionFacts(row),
  refused: 'journeys.companion_not_possible',
  missing: 'journeys.companion_not_found',
});
