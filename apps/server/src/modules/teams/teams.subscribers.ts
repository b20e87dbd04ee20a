import type { Locale } from '@travesia/contracts/kit';
import { clinicReleased, memberRemoved } from '@travesia/contracts/organizations';
import type { Tx } from '../../platform/db/database.ts';
import type { MailKind } from '../../platform/mail/define-mails.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { findUser } from '../accounts/index.ts';
import { listOwnersToTell, listPeopleToTell, findClinic, findOrganization } from '../organizations/index.ts';
import { teamMails } from './mails/team-mails.ts';

interface Post {
  mail: Pick<Mail, 'queueMail'>;
  /** Public origin of this installation. */
  origin: string;
}

interface Recipient {
  email: string;
  demo: boolean;
  firstName: string;
  language: Locale;
}

/**
 * Emails people who lost access, and owners whose clinic left its organization, regardless of their notification settings:
 * another person may have done it.
 */
export function writeToTeams(outbox: Outbox, { mail, origin }: Post): void {
  const send = async <F extends object>(
    tx: Tx,
    to: Recipient,
    kind: MailKind<F & { firstName: string }>,
    facts: F,
  ): Promise<void> => {
    const { firstName, language } = to;
    await mail.queueMail(tx, kind, { to, language, origin, facts: { ...facts, firstName } });
  };
  outbox.subscribe(
    memberRemoved,
    'organizations_tell',
    async (tx, { user_id: userId, place, place_id: id, reason }) => {
      const user = await findUser(tx, userId);
      const from = place === 'clinic' ? await findClinic(tx, id) : await findOrganization(tx, id);
      if (!user || user.status !== 'active' || !from) return;
      await send(tx, user, teamMails.member_removed, { name: from.name, reason });
    },
  );
  outbox.subscribe(
    clinicReleased,
    'organizations_tell',
    async (tx, { organization_id: organizationId, provider_id: providerId, by, reason }) => {
      const [clinic, organization] = [await findClinic(tx, providerId), await findOrganization(tx, organizationId)];
      if (!clinic || !organization) return;
      const facts = { name: clinic.name, organization: organization.name, reason };
      for (const owner of await listPeopleToTell(tx, providerId, ['owner']))
        await send(tx, owner, teamMails.clinic_left, facts);
      // The person who did it is not notified.
      for (const owner of by === 'platform' ? await listOwnersToTell(tx, organizationId) : [])
        await send(tx, owner, teamMails.clinic_taken, facts);
    },
  );
}
