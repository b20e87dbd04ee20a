import { INVITATION_DAYS, invitationMachine, type InvitationTo } from '@travesia/contracts/invitations';
import { uuidv7 } from 'uuidv7';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { lockKeys } from '../../../platform/db/lock-keys.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { begin } from '../../../platform/transition/transition.ts';
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
}

/** Recreates the demo invitations, so that the next visitor finds them open, and undoes what they caused. */
export async function remakeDemoInvitations(
  database: Database,
  clock: Clock,
  demo: readonly DemoInvitation[],
): Promise<void> {
  await unitOfWork(database, async (tx) => {
    // Several processes may start at once.
    await lockKeys(tx, 'invitations', ['demo']);
    for (const one of demo) await remake(tx, one, clock.now());
  });
}

async function remake(tx: Tx, { token, to, mailbox, age, ...row }: DemoInvitation, now: Date): Promise<void> {
  const tokenHash = hashToken(token);
  await deleteByToken(tx, tokenHash);
  if (to.kind === 'provider_joins_organization' && row.providerId) await freeDemoClinic(tx, row.providerId);
  const email = await freeAddress(tx, mailbox);
  // A resent invitation has another link, and is still this address's open one.
  const place = { kind: to.kind, organizationId: row.organizationId, providerId: row.providerId };
  const open = await lockPending(tx, emailKeyOf(email), place);
  if (open) await deleteByToken(tx, open.tokenHash);
  const createdAt = new Date(now.getTime() - age * DAY_MS);
  const made = await insertInvitation(tx, {
    ...row,
    id: uuidv7(),
    tokenHash,
    publicToken: token,
    kind: to.kind,
    role: to.role,
    state: invitationMachine.initial,
    email,
    emailKey: emailKeyOf(email),
    language: 'en',
    demo: true,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + INVITATION_DAYS * DAY_MS),
  });
  await begin(tx, invitationLifecycle, { row: made, actor: { kind: 'system' }, as: 'system', at: createdAt });
}

/** An address without an account: visitors who used an earlier one keep theirs. */
async function freeAddress(tx: Tx, mailbox: string): Promise<string> {
  for (let number = 1; ; number++) {
    const email = `${mailbox}${number === 1 ? '' : number}@example.com`;
    if (!(await findUserByEmail(tx, email))) return email;
  }
}
