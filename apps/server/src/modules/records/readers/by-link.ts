import { recordLinkOpened } from '@travesia/contracts/records';
import { appendEvent } from '../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { hashLinkToken } from '../../../platform/secrets/link-token.ts';
import { linkReads } from '../links/links.policy.ts';
import { countLinkRead, findLinkByToken, listLinkedIds } from '../links/links.repo.ts';
import { findOwner } from '../records.repo.ts';
import type { OpenGrant } from './grant.ts';

/** What can be read with a link. Throws `records.link_not_found` and `records.link_ended`. */
export const byRecordLink =
  (token: string): OpenGrant =>
  async (tx, at) => {
    const link = await findLinkByToken(tx, hashLinkToken(token));
    if (!link) throw new ProblemError('records.link_not_found');
    const recordIds = linkReads(link, at) ? await listLinkedIds(tx, link.id) : [];
    const { id, patientId, expiresAt } = link;
    const patient = await findOwner(tx, { patientId });
    if (recordIds.length === 0 || patient === null) throw new ProblemError('records.link_ended');
    return {
      through: `link:${id}`,
      patientId,
      patient,
      expiresAt,
      recordIds,
      target: { type: 'record_link', id },
      refuse: () => Promise.resolve(new ProblemError('records.link_ended')),
      count: async (readAt) => {
        if (await countLinkRead(tx, id, readAt))
          await appendEvent(tx, recordLinkOpened, { link_id: id, patient_id: patientId });
      },
    };
  };
