import { PREVIEW_MAX, type RecallCriteria, type RecallPreview, type RecallRooms } from '@travesia/contracts/aftercare';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import type { AftercareDeps } from '../../aftercare-deps.ts';
import { findConcerned } from '../concerned.repo.ts';
import { criteriaOf } from '../content-of.ts';
import { presentConcerned } from '../recalls.presenter.ts';
import { ofTeam } from '../recalls.policy.ts';
import { listRoomsOf } from '../recalls.repo.ts';

/**
 * Whom a recall would concern that this admin drafts, without names: real people for real admins, people of the demo for its admins, as the draft
 * itself will belong to the one or the other.
 */
export async function previewRecall(
  { database: { db }, secret, clock }: AftercareDeps,
  criteria: RecallCriteria,
  { actor }: RequestContext,
): Promise<RecallPreview> {
  const { person } = ofTeam(actor);
  const sought = { ...criteriaOf(secret, criteria), demo: person.demo };
  const { total, rows } = await findConcerned(db, sought, { now: clock.now(), limit: PREVIEW_MAX });
  return { total, data: rows.map(presentConcerned) };
}

/** Rooms of a clinic that a recall can name. */
export const listRoomsQuery = async (
  { database: { db } }: AftercareDeps,
  clinic: string,
  { actor }: RequestContext,
): Promise<RecallRooms> => ({ data: await listRoomsOf(db, ofTeam(actor), clinic) });
