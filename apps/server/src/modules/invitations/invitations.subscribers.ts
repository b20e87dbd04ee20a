import { invitationAccepted, invitationCreated, invitationDeclined } from '@travesia/contracts/invitations';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { demoFlagOf } from '../../platform/demo/sight.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { findUser } from '../accounts/index.ts';
import { findClinic, findOrganization } from '../organizations/index.ts';
import { createInvitationKeys } from './invitation-keys.ts';
import { stateAt } from './invitation-state.ts';
import { findInvitationById, type InvitationRow } from './invitations.repo.ts';
import { invitationMails, mailName } from './mails/invitation-mails.ts';
import type { Answer } from './mails/mail-texts.ts';

interface Post {
  mail: Pick<Mail, 'queueMail'>;
  clock: Clock;
  secret: string;
  /** Public origin of this installation. */
  origin: string;
}

/** Sends invitation emails: the link to the invited person, the answer to the inviter. */
export function writeToInvited(outbox: Outbox, { mail, clock, secret, origin }: Post): void {
  const keys = createInvitationKeys(secret);
  outbox.subscribe(invitationCreated, 'invitations_invite', async (tx, { invitation_id: id }) => {
    const row = await findInvitationById(tx, id);
    // Invitations withdrawn or replaced meanwhile are not emailed.
    if (!row || stateAt(row, clock.now()) !== 'pending') return;
    const { kind, language, expiresAt } = row;
    const names = await namesIn(tx, row);
    const facts = { names, token: keys.tokenOf(id), expiresAt };
    await mail.queueMail(tx, invitationMails[kind], { to: row, language, origin, facts });
  });
  const tell = async (tx: Tx, id: string, answer: Answer) => {
    const row = await findInvitationById(tx, id);
    const inviter = row?.inviterId ? await findUser(tx, row.inviterId) : undefined;
    if (!row || inviter?.status !== 'active') return;
    const { place } = await namesIn(tx, row);
    const to = { email: inviter.email, ...demoFlagOf(row, inviter) };
    const facts = { address: row.email, place };
    await mail.queueMail(tx, invitationMails[answer], { to, language: inviter.language, origin, facts });
  };
  outbox.subscribe(invitationAccepted, 'invitations_tell', (tx, event) => tell(tx, event.invitation_id, 'accepted'));
  outbox.subscribe(invitationDeclined, 'invitations_tell', (tx, event) => tell(tx, event.invitation_id, 'declined'));
}

async function namesIn(tx: Tx, { organizationId, providerId, inviterId }: InvitationRow) {
  const organization = organizationId ? await findOrganization(tx, organizationId) : undefined;
  const clinic = providerId ? await findClinic(tx, providerId) : undefined;
  const inviter = inviterId ? await findUser(tx, inviterId) : undefined;
  return {
    inviter: mailName(inviter && `${inviter.firstName} ${inviter.lastName}`),
    place: mailName(organization?.name ?? clinic?.name),
    clinic: mailName(clinic?.name),
  };
}
