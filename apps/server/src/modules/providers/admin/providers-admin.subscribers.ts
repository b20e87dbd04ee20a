import type { ClinicTopic } from '@travesia/contracts/providers';
import { UNDO_SECONDS } from '@travesia/contracts/kit';
import {
  clinicChangeDecided,
  credentialsEnding,
  providerActUndone,
  providerActivated,
  providerDecided,
  providerEdited,
  providerLapsed,
  providerCredentialChanged,
  providerSuspended,
  providersMerged,
  providersSplit,
} from '@travesia/contracts/providers';
import type { Tx } from '../../../platform/db/database.ts';
import type { MailKind } from '../../../platform/mail/define-mails.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { listAdminsToTell } from '../../accounts/index.ts';
import type { PeopleToTell } from '../people-to-tell.ts';
import { addresseesOf } from '../notices/addressees.ts';
import { findClinicName, findProviderName } from '../writing/administer.repo.ts';
import { providerMails } from './mails/provider-mails.ts';

interface Post {
  mail: Pick<Mail, 'queueMail' | 'withdrawMails'>;
  /** Public origin of this installation. */
  origin: string;
  peopleToTell: PeopleToTell;
}

/** What every one of these emails begins with. */
interface About {
  firstName: string;
  name: string;
}

/** What emails about an act are withdrawn by. */
const aboutAct = (act: string, id: string): string => `${act} ${id}`;

/** Emails a clinic's team about what admins did with it, and admins about clinics that are no longer verified. */
export function writeToProviders(outbox: Outbox, { mail, origin, peopleToTell }: Post): void {
  const tell = async <F extends object>(
    tx: Tx,
    providerId: string,
    topic: ClinicTopic,
    kind: MailKind<F & About>,
    facts: F,
    undo?: { about: string; notBefore: Date },
  ): Promise<void> => {
    const name = await findProviderName(tx, providerId);
    if (name === undefined) return;
    for (const to of await addresseesOf(tx, peopleToTell, providerId, topic)) {
      const { firstName, language } = to;
      await mail.queueMail(tx, kind, { to, language, origin, facts: { ...facts, firstName, name } }, undo);
    }
  };
  const tellAdmins = async (tx: Tx, id: string): Promise<void> => {
    const clinic = await findClinicName(tx, id);
    if (!clinic) return;
    for (const to of await listAdminsToTell(tx, clinic)) {
      const { firstName, language } = to;
      const facts = { firstName, name: clinic.name, providerId: id };
      await mail.queueMail(tx, providerMails.lapsed_for_admins, { to, language, origin, facts });
    }
  };
  // What can be undone is told only when it no longer can.
  const untilFinal = (at: Date, act: string, id: string) => ({
    about: aboutAct(act, id),
    notBefore: new Date(at.getTime() + UNDO_SECONDS * 1000),
  });
  outbox.subscribe(providerSuspended, 'platform_admin_tell', (tx, { provider_id: id, reason }, { occurredAt: at }) =>
    tell(tx, id, 'decisions', providerMails.suspended, { reason }, untilFinal(at, 'suspend', id)),
  );
  outbox.subscribe(providerActivated, 'platform_admin_tell', (tx, { provider_id: id }, { occurredAt: at }) =>
    tell(tx, id, 'decisions', providerMails.activated, {}, untilFinal(at, 'activate', id)),
  );
  outbox.subscribe(
    providerDecided,
    'platform_admin_tell',
    (tx, { provider_id: id, decision, reason }, { occurredAt: at }) =>
      decision === 'verified'
        ? tell(tx, id, 'decisions', providerMails.verified, {}, untilFinal(at, 'verify', id))
        : tell(tx, id, 'decisions', providerMails.rejected, { reason }),
  );
  outbox.subscribe(providerActUndone, 'platform_admin_tell', (tx, { provider_id: id, act, of = id }) =>
    mail.withdrawMails(tx, aboutAct(act, of)),
  );
  outbox.subscribe(clinicChangeDecided, 'platform_admin_tell', (tx, { provider_id: id, decision, reason }) =>
    decision === 'approved'
      ? tell(tx, id, 'decisions', providerMails.change_approved, {})
      : tell(tx, id, 'decisions', providerMails.change_declined, { reason }),
  );
  outbox.subscribe(providerEdited, 'platform_admin_tell', (tx, { provider_id: id, reason, fields }) =>
    tell(tx, id, 'decisions', providerMails.edited, { reason, fields }),
  );
  outbox.subscribe(
    providerCredentialChanged,
    'platform_admin_tell',
    (tx, { provider_id: id, paper: credential, change, reason, of }, { occurredAt: at }) => {
      const undo = of && change === 'verified' ? untilFinal(at, 'credential', of) : undefined;
      return tell(tx, id, 'credentials', providerMails.credential, { reason, change, credential }, undo);
    },
  );
  outbox.subscribe(credentialsEnding, 'platform_admin_tell', (tx, { provider_id: id, papers: credentials, lapsed }) =>
    tell(tx, id, 'credentials', lapsed ? providerMails.lapsed : providerMails.credentials, { credentials }),
  );
  outbox.subscribe(providersMerged, 'platform_admin_tell', (tx, { provider_id: id, other, reason }) =>
    tell(tx, id, 'decisions', providerMails.merged, { other, reason }),
  );
  outbox.subscribe(providersSplit, 'platform_admin_tell', (tx, { provider_id: id, other, reason }) =>
    tell(tx, id, 'decisions', providerMails.split, { other, reason }),
  );
  outbox.subscribe(providerLapsed, 'platform_admin_tell', async (tx, { provider_id: id, reminded }) => {
    if (!reminded) await tell(tx, id, 'credentials', providerMails.lapsed, { credentials: [] });
    await tellAdmins(tx, id);
  });
}
