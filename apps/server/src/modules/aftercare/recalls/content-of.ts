import type { NewRecall, RecallCriteria } from '@travesia/contracts/aftercare';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { lotHashOf, lotKeyOf } from '../../journeys/index.ts';
import type { RecallScope } from './recalls.policy.ts';
import { isKnownPlace } from './recalls.repo.ts';

/** What is sought, as it is stored: a lot is found by its hash only. */
export const criteriaOf = (
  secret: string,
  { provider_id: providerId, room_id: roomId, material, from, to }: RecallCriteria,
) => ({
  providerId,
  roomId,
  materialKind: material?.kind ?? null,
  lot: material?.lot ?? null,
  lotHash: material ? lotHashOf(lotKeyOf(secret), material.kind, material.lot) : null,
  from,
  to,
});

/** The columns of a draft. Throws `recalls.unknown_place`. */
export async function contentOf(
  db: Db | Tx,
  scope: RecallScope,
  secret: string,
  { title, message, criteria }: Pick<NewRecall, 'title' | 'message' | 'criteria'>,
) {
  const sought = criteriaOf(secret, criteria);
  if (!(await isKnownPlace(db, scope, sought))) throw new ProblemError('recalls.unknown_place');
  return { title, message, ...sought, draftedBy: scope.person.userId };
}
