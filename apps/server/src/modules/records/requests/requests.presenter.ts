import type { RecordRequest } from '@travesia/contracts/records';
import type { Seal } from '../../../platform/secrets/seal.ts';
import type { JourneyRow, JourneyScope } from '../../journeys/index.ts';
import { requestActions } from './requests.policy.ts';
import type { RequestFound } from './requests.repo.ts';

export const presentRequest = (
  seal: Seal,
  { scope, row: journey }: { scope: JourneyScope; row: JourneyRow },
  { row, askedBy }: RequestFound,
): RecordRequest => ({
  id: row.id,
  words: seal.open(row.wordsSealed, row.id),
  category: row.category,
  due_on: row.dueOn,
  status: row.status,
  asked_by: askedBy,
  asked_at: row.createdAt.toISOString(),
  ended_at: row.endedAt?.toISOString() ?? null,
  version: row.version,
  actions: requestActions(scope, journey, row),
});
