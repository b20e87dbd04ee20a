import { INVITATION_DAYS, invitationCreated, invitationMachine } from '@travesia/contracts/invitations';
import { uuidv7 } from 'uuidv7';
import type { Tx } from '../../platform/db/database.ts';
import { lockKeys } from '../../platform/db/lock-keys.ts';
import { appendEvent } from '../../platform/outbox/append-event.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { begin } from '../../platform/transition/transition.ts';
import { waitSeconds } from '../../platform/wait-seconds.ts';
import { emailKeyOf } from '../accounts/index.ts';
import type { MadeInvitation, NewInvitation } from '../providers/index.ts';
import { invitationLifecycle } from './invitation.lifecycle.ts';
import type { InvitationsDeps } from './invitations-deps.ts';
import { insertInvitation, listPendingTimes, lockPending } from './invitations.repo.ts';
import { refuseUnlessMayInvite } from './may-invite.ts';
import { takeBack } from './settling/take-back.ts';

const DAY_MS = 24 * 3_600_000;
/** Maximum open invitations per person and day. */
const MOST_A_DAY = 20;
/** Maximum message length in characters. */
const MESSAGE_MAX = 1000;

/**
 * Invites an address, in the caller's transaction; the email is sent through the outbox. Withdraws an open invitation of that
 * address to the same place. Throws if the inviter isn't allowed to, if the person is already a member, or if it is the inviter's
 * twenty-first open one of a day. Demo invitations send no email.
 */
export async function createInvitation(
  tx: Tx,
  { accounts, keys }: InvitationsDeps,
  { by, to, organizationId, providerId, email, message, language }: NewInvitation,
): Promise<MadeInvitation> {
  const at = accounts.clock.now();
  const place = { kind: to.kind, organizationId: organizationId ?? null, providerId: providerId ?? null };
  const inviterId = by.kind === 'person' ? by.userId : null;
  const { demo } = await refuseUnlessMayInvite(tx, { by, to, ...place, email });
  if (inviterId) await refuseTooMany(tx, inviterId, at);
  const emailKey = emailKeyOf(email);
  await lockKeys(tx, 'invited', [emailKey]);
  const earlier = await lockPending(tx, emailKey, place);
  if (earlier) await takeBack(tx, earlier, { actor: by, at, as: 'system' });
  const id = uuidv7();
  const token = keys.tokenOf(id);
  const expiresAt = new Date(at.getTime() + INVITATION_DAYS * DAY_MS);
  const row = await insertInvitation(tx, {
    id,
    ...place,
    tokenHash: keys.hashToken(token),
    state: invitationMachine.initial,
    role: to.role,
    email: email.trim(),
    emailKey,
    inviterId,
    message: message?.trim().slice(0, MESSAGE_MAX) || null,
    language,
    demo,
    expiresAt,
    createdAt: at,
  });
  const target = { type: 'invitation', id };
  const facts = { kind: to.kind, role: to.role };
  const audit = { action: 'invitation.created', subjectId: inviterId ?? undefined, target } as const;
  await begin(tx, invitationLifecycle, {
    row,
    actor: by,
    as: by.kind === 'person' ? by.role : 'system',
    at,
    facts,
    audit,
  });
  await appendEvent(tx, invitationCreated, { invitation_id: id });
  return { id, token, expiresAt };
}

async function refuseTooMany(tx: Tx, inviterId: string, at: Date): Promise<void> {
  await lockKeys(tx, 'inviter', [inviterId]);
  const times = await listPendingTimes(tx, inviterId, new Date(at.getTime() - DAY_MS));
  const retryAfter = waitSeconds(times, { most: MOST_A_DAY, withinMs: DAY_MS }, at);
  if (retryAfter > 0) throw new ProblemError('invitation.too_many', { retryAfter });
}
