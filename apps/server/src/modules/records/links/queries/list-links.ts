import { RECORD_LINKS_MAX, type RecordLinks } from '@travesia/contracts/records';
import type { Actor } from '../../../../platform/http/request-context.ts';
import type { RecordsDeps } from '../../records-deps.ts';
import { ownRecords } from '../../records.policy.ts';
import { presentLink } from '../links.presenter.ts';
import { listLinksOf } from '../links.repo.ts';

/** The links of a patient, ended ones included. */
export async function listLinksQuery(
  { database: { db }, clock, seal }: RecordsDeps,
  actor: Actor,
): Promise<RecordLinks> {
  const now = clock.now();
  const data = (await listLinksOf(db, ownRecords(actor))).map((found) => presentLink(seal, found, now));
  return { data, may_add: data.filter(({ status }) => status === 'active').length < RECORD_LINKS_MAX };
}
