import { INVITATION_DAYS, invitationMachine, type InvitationTo } from '@travesia/contracts/invitations';
import type { PastEntry } from '../../../platform/audit/audit.repo.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { lockKeys } from '../../../platform/db/lock-keys.ts';
import { type PastLife, rewriteDemoHistory } from '../../../platform/transition/rewrite-demo-history.ts';
import { emailKeyOf, findUserByEmail } from '../../accounts/index.ts';
import { freeDemoClinic } from '../../organizations/index.ts';
import { invitationLifecycle } from '../invitation.lifecycle.ts';
import { hashToken } from '../invitation-keys.ts';
import { deleteByToken, insertInvitation, lockPending } from '../invitations.repo.ts';

const DAY_MS = 24 * 3_600_000;

/** A demo invitation. Its token is public. */
export interface DemoInvitation {
  token: string;
  to: InvitationTo;
  organizationId: string | null;
  providerId: string | null;
  inviterId: string;
  /** Before the number that makes the address unique for each use. */
  mailbox: string;
  message: string;
  /** Age in days. */
  age: number;
  /** Its id; of a day, like its history, which is never rewritten. */
  id: string;
}

/**
 * Recreates the demo invitations as of a day, so that the next visitor finds them open, and undoes what they caused. Returns
 * what the audit log says about them.
 */
export async function remakeDemoInvitations(
  tx: Tx,
  demo: readonly DemoInvitation[],
  today: Date,
): Promise<PastEntry[]> {
  // Several processes may start at once.
  await lockKeys(tx, 'invitations', ['demo']);
  const entries: PastEntry[] = [];
  for (const one of demo) entries.push(...(await remake(tx, one, today)));
  return entries;
}

async function remake(tx: Tx, { token, to, mailbox, age, ...row }: DemoInvitation, today: Date): Promise<PastEntry[]> {
  const tokenHash = hashToken(token);
  await deleteByToken(tx, tokenHash);
  if (to.kind === 'provider_joins_organization' && row.providerId) await freeDemoClinic(tx, row.providerId);
  const email = await freeAddress(tx, mailbox);
  // A resent invitation has another link, and is still this address's open one.
  const place = { kind: to.kind, organizationId: row.organizationId, providerId: row.providerId };
  const open = await lockPending(tx, emailKeyOf(email), place);
  if (open) await deleteByToken(tx, open.tokenHash);
  const createdAt = new Date(today.getTime() - age * DAY_MS);
  const expiresAt = new Date(createdAt.getTime() + INVITATION_DAYS * DAY_MS);
  const hasExpired = expiresAt <= today;
  const { id } = await insertInvitation(tx, {
    ...row,
    tokenHash,
    publicToken: token,
    kind: to.kind,
    role: to.role,
    state: hasExpired ? 'expired' : invitationMachine.initial,
    email,
    emailKey: emailKeyOf(email),
    language: 'en',
    demo: true,
    version: hasExpired ? 2 : 1,
    createdAt,
    expiresAt,
    answeredAt: hasExpired ? expiresAt : null,
  });
  const target = { type: 'invitation', id };
  const past: PastLife<keyof (typeof invitationMachine)['transitions']> = {
    begun: {
      actor: { kind: 'person', userId: row.inviterId },
      as: row.organizationId === null ? 'provider' : 'organization',
      at: createdAt,
      facts: { kind: to.kind, role: to.role },
      audit: { action: 'invitation.created', subjectId: row.inviterId, target },
    },
    moves: hasExpired ? [{ action: 'expire', actor: { kind: 'system' }, as: 'system', at: expiresAt }] : [],
  };
  return rewriteDemoHistory(tx, invitationLifecycle, id, past, today);
}

/** An address without an account: visitors who used an earlier one keep theirs. */
async function freeAddress(tx: Tx, mailbox: string): Promise<string> {
  for (let number = 1; ; number++) {
    const email = `${mailbox}${number === 1 ? '' : number}@example.com`;
    if (!(await findUserByEmail(tx, email))) return email;
  }
}
