import { signInRefused } from '@travesia/contracts/accounts';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { isNoted } from '../../../platform/audit/audit.repo.ts';
import { lockKeys } from '../../../platform/db/lock-keys.ts';
import { anonymous } from '../../../platform/http/request-context.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';

const QUARTER_MS = 15 * 60_000;

/** Writes wrong passwords to the audit log: one entry per account, network and quarter of an hour. */
export function noteRefusedSignIns(outbox: Outbox): void {
  outbox.subscribe(signInRefused, 'accounts_note_refusal', async (tx, { user_id: subjectId, at, ...facts }) => {
    if (!subjectId) return;
    const action = 'account.sign_in_refused';
    const when = new Date(at);
    const since = new Date(Math.floor(when.getTime() / QUARTER_MS) * QUARTER_MS);
    const until = new Date(since.getTime() + QUARTER_MS);
    await lockKeys(tx, action, [subjectId]);
    if (await isNoted(tx, { action, subjectId, network: facts.network, since, until })) return;
    await appendAudit(tx, { action, actor: anonymous, at: when, subjectId, facts });
  });
}
