import {
  type MadeRecordLink,
  type NewRecordLink,
  RECORD_LINK_CONSENT_WORDING,
  RECORD_LINKS_MAX,
  recordLinkMachine,
} from '@travesia/contracts/records';
import { uuidv7 } from 'uuidv7';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { hashLinkToken, newLinkToken } from '../../../../platform/secrets/link-token.ts';
import { begin } from '../../../../platform/transition/transition.ts';
import { lockVault } from '../../arrivals/vault-space.ts';
import type { RecordsDeps } from '../../records-deps.ts';
import { ownRecords } from '../../records.policy.ts';
import { lockRecord } from '../../records.repo.ts';
import { presentLink } from '../links.presenter.ts';
import { countActiveLinks, findLink, insertLink } from '../links.repo.ts';
import { recordLinkLifecycle } from '../record-link.lifecycle.ts';

const DAY_MS = 24 * 3_600_000;

/** Makes a link to records. Its secret is returned this once. Throws `records.not_found` and `records.too_many_links`. */
export async function addLink(
  { database, clock, seal }: RecordsDeps,
  { name, record_ids: recordIds, days }: NewRecordLink,
  actor: Actor,
): Promise<MadeRecordLink> {
  const scope = ownRecords(actor);
  const at = clock.now();
  return unitOfWork(database, async (tx) => {
    await lockVault(tx, scope.patientId);
    if ((await countActiveLinks(tx, scope, at)) >= RECORD_LINKS_MAX) throw new ProblemError('records.too_many_links');
    for (const recordId of recordIds.toSorted())
      if (!(await lockRecord(tx, scope, recordId))) throw new ProblemError('records.not_found');
    const id = uuidv7();
    const token = newLinkToken();
    const link = {
      id,
      patientId: scope.patientId,
      status: recordLinkMachine.initial,
      nameSealed: seal.seal(name, id),
      tokenHash: hashLinkToken(token),
      expiresAt: new Date(at.getTime() + days * DAY_MS),
      consentWording: RECORD_LINK_CONSENT_WORDING,
      createdAt: at,
    };
    const row = await insertLink(tx, link, recordIds);
    await begin(tx, recordLinkLifecycle, { row, actor, as: 'patient', at });
    const facts = { link: id, until: row.expiresAt.toISOString(), wording: RECORD_LINK_CONSENT_WORDING };
    for (const recordId of recordIds)
      await appendAudit(tx, {
        action: 'records.link_made',
        actor,
        at,
        target: { type: 'medical_record', id: recordId },
        subjectId: scope.patientId,
        facts,
      });
    const found = await findLink(tx, scope, id);
    if (!found) throw new Error('a link is gone');
    return { link: presentLink(seal, found, at), token };
  });
}
