import {
  credentialsEnding,
  providerActivated,
  providerDecided,
  providerEdited,
  providerLapsed,
  providerCredentialChanged,
  providerSuspended,
} from '@travesia/contracts/providers';
import type { Tx } from '../../../platform/db/database.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import type { PeopleToTell } from '../people-to-tell.ts';
import { findProviderName } from '../writing/administer.repo.ts';
import type { ProviderMail } from './mails/mail-texts.ts';
import { type MailedCredential, writeProviderMail } from './mails/provider-mails.ts';

interface Post {
  mail: Pick<Mail, 'queueMail'>;
  /** Public origin of this installation. */
  origin: string;
  peopleToTell: PeopleToTell;
}

interface Telling {
  kind: ProviderMail;
  to: 'all' | 'owners';
  reason?: string | null;
  fields?: readonly string[];
  change?: string;
  credentials?: readonly MailedCredential[];
}

/** Emails a clinic's team about what admins did with it. */
export function writeToProviders(outbox: Outbox, { mail, origin, peopleToTell }: Post): void {
  const tell = async (tx: Tx, providerId: string, { kind, to, ...facts }: Telling) => {
    const name = await findProviderName(tx, providerId);
    if (name === undefined) return;
    for (const person of await peopleToTell(tx, providerId, to)) {
      const { firstName, language } = person;
      const letter = writeProviderMail({ kind, firstName, language, name, origin, ...facts });
      await mail.queueMail(tx, { to: person, template: `platform-admin.${kind}`, locale: language, ...letter });
    }
  };
  outbox.subscribe(providerSuspended, 'platform_admin_tell', (tx, { provider_id: id, reason }) =>
    tell(tx, id, { kind: 'suspended', to: 'all', reason }),
  );
  outbox.subscribe(providerActivated, 'platform_admin_tell', (tx, { provider_id: id }) =>
    tell(tx, id, { kind: 'activated', to: 'all' }),
  );
  outbox.subscribe(providerDecided, 'platform_admin_tell', (tx, { provider_id: id, decision, reason }) =>
    tell(tx, id, { kind: decision, to: 'all', reason }),
  );
  outbox.subscribe(providerEdited, 'platform_admin_tell', (tx, { provider_id: id, reason, fields }) =>
    tell(tx, id, { kind: 'edited', to: 'owners', reason, fields }),
  );
  outbox.subscribe(
    providerCredentialChanged,
    'platform_admin_tell',
    (tx, { provider_id: id, paper: credential, change, reason }) =>
      tell(tx, id, { kind: 'credential', to: 'owners', reason, change, credentials: [credential] }),
  );
  outbox.subscribe(credentialsEnding, 'platform_admin_tell', (tx, { provider_id: id, papers: credentials }) =>
    tell(tx, id, { kind: 'credentials', to: 'owners', credentials }),
  );
  outbox.subscribe(providerLapsed, 'platform_admin_tell', (tx, { provider_id: id }) =>
    tell(tx, id, { kind: 'lapsed', to: 'owners' }),
  );
}
