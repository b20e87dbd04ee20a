import type { Companion } from '@travesia/contracts/journeys';
import type { Seal } from '../../../platform/secrets/seal.ts';
import type { CompanionRow } from './companion.lifecycle.ts';
import { companionActions } from './companions.policy.ts';

/** A companion for the patient. */
export const presentCompanion = (seal: Seal, row: CompanionRow): Companion => ({
  id: row.id,
  name: row.nameSealed === null ? '…' : seal.open(row.nameSealed, row.id),
  rights: row.rights,
  status: row.status,
  joined: row.companionId !== null,
  expires_at: row.expiresAt.toISOString(),
  last_seen_at: row.lastSeenAt?.toISOString() ?? null,
  views: row.views,
  actions: companionActions(row),
  version: row.version,
});
