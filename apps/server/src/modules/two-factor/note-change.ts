import type { AuditAction } from '@travesia/contracts/audit';
import { type SecurityChange, securityChanged } from '@travesia/contracts/two-factor';
import { appendAudit } from '../../platform/audit/append-audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import { appendEvent } from '../../platform/outbox/append-event.ts';

const ACTIONS = {
  turned_on: 'account.two_factor_on',
  turned_off: 'account.two_factor_off',
  codes_made: 'account.recovery_codes_made',
  code_used: 'account.recovery_code_used',
  passkey_added: 'account.passkey_added',
  passkey_removed: 'account.passkey_removed',
} as const satisfies Record<Exclude<SecurityChange, 'removed_by_operator'>, AuditAction>;

interface Change {
  userId: string;
  change: keyof typeof ACTIONS;
  actor: Actor;
  at: Date;
  passkeyId?: string;
}

/** Audits a change and emails the person about it, in the same transaction. */
export async function noteChange(tx: Tx, { userId, change, actor, at, passkeyId }: Change): Promise<void> {
  const target = passkeyId ? { type: 'passkey', id: passkeyId } : undefined;
  await appendAudit(tx, { action: ACTIONS[change], actor, at, subjectId: userId, target });
  await appendEvent(tx, securityChanged, { user_id: userId, change });
}
