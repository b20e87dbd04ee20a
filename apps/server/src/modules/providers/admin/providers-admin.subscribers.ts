import {
  clinicChangeDecided,
  credentialsEnding,
  providerActivated,
  providerDecided,
  providerEdited,
  providerLapsed,
  providerCredentialChanged,
  providerSuspended,
} from '@travesia/contracts/providers';
import type { Tx } from '../../../platform/db/database.ts';
import type { MailKind } from '../../../platform/mail/define-mails.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import type { PeopleToTell } from '../people-to-tell.ts';
import { findProviderName } from '../writing/administer.repo.ts';
import { providerMails } from './mails/provider-mails.ts';

interface Post {
  mail: Pick<Mail, 'queueMail'>;
  /** Public origin of this installation. */
  origin: string;
  peopleToTell: PeopleToTell;
}

/** What every one of these emails begins with. */
interface About {
  firstName: string;
  name: string;
}

/** Emails a clinic's team about what admins did with it. */
export function writeToProviders(outbox: Outbox, { mail, origin, peopleToTell }: Post): void {
  const tell = async <F extends object>(
    tx: Tx,
    providerId: string,
    which: 'all' | 'owners',
    kind: MailKind<F & About>,
    facts: F,
  ): Promise<void> => {
    const name = await findProviderName(tx, providerId);
    if (name === undefined) return;
    for (const to of await peopleToTell(tx, providerId, which)) {
      const { firstName, language } = to;
      await mail.queueMail(tx, kind, { to, language, origin, facts: { ...facts, firstName, name } });
    }
  };
  outbox.subscribe(providerSuspended, 'platform_admin_tell', (tx, { provider_id: id, reason }) =>
    tell(tx, id, 'all', providerMails.suspended, { reason }),
  );
  outbox.subscribe(providerActivated, 'platform_admin_tell', (tx, { provider_id: id }) =>
    tell(tx, id, 'all', providerMails.activated, {}),
  );
  outbox.subscribe(providerDecided, 'platform_admin_tell', (tx, { provider_id: id, decision, reason }) =>
    decision === 'verified'
      ? tell(tx, id, 'all', providerMails.verified, {})
      : tell(tx, id, 'all', providerMails.rejected, { reason }),
  );
  outbox.subscribe(clinicChangeDecided, 'platform_admin_tell', (tx, { provider_id: id, decision, reason }) =>
    decision === 'approved'
      ? tell(tx, id, 'all', providerMails.change_approved, {})
      : tell(tx, id, 'all', providerMails.change_declined, { reason }),
  );
  outbox.subscribe(providerEdited, 'platform_admin_tell', (tx, { provider_id: id, reason, fields }) =>
    tell(tx, id, 'owners', providerMails.edited, { reason, fields }),
  );
  outbox.subscribe(
    providerCredentialChanged,
    'platform_admin_tell',
    (tx, { provider_id: id, paper: credential, change, reason }) =>
      tell(tx, id, 'owners', providerMails.credential, { reason, change, credential }),
  );
  outbox.subscribe(credentialsEnding, 'platform_admin_tell', (tx, { provider_id: id, papers: credentials }) =>
    tell(tx, id, 'owners', providerMails.credentials, { credentials }),
  );
  outbox.subscribe(providerLapsed, 'platform_admin_tell', (tx, { provider_id: id }) =>
    tell(tx, id, 'owners', providerMails.lapsed, {}),
  );
}
