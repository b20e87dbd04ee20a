import { treatmentDecided, treatmentDecisionUndone } from '@travesia/contracts/advertising';
import { UNDO_SECONDS } from '@travesia/contracts/kit';
import type { Mail } from '../../../../platform/mail/mail.ts';
import type { Outbox } from '../../../../platform/outbox/outbox.ts';
import type { Reference } from '../../../catalog/index.ts';
import { addresseesOf, findProviderName, type PeopleToTell } from '../../../providers/index.ts';
import { approvalMails } from './approval-mails.ts';

interface Post {
  mail: Pick<Mail, 'queueMail' | 'withdrawMails'>;
  /** Public origin of this installation. */
  origin: string;
  peopleToTell: PeopleToTell;
  reference: () => Promise<Reference>;
}

const about = (approvalId: string): string => `treatment_approval ${approvalId}`;

/** Emails a clinic's team what was decided about its restricted treatments, once that can no longer be undone. */
export function writeToClinics(outbox: Outbox, { mail, origin, peopleToTell, reference }: Post): void {
  outbox.subscribe(treatmentDecided, 'advertising_tell', async (tx, event, { occurredAt: at }) => {
    const { provider_id: provider, approval_id: id, treatment, decision, reason } = event;
    const clinic = await findProviderName(tx, provider);
    if (clinic === undefined) return;
    const names = (await reference()).everyTreatment.get(treatment)?.name;
    const undo = { about: about(id), notBefore: new Date(at.getTime() + UNDO_SECONDS * 1000) };
    for (const to of await addresseesOf(tx, peopleToTell, provider, 'decisions')) {
      const { firstName, language } = to;
      const facts = { firstName, clinic, treatment: names?.[language] ?? treatment, decision, reason };
      await mail.queueMail(tx, approvalMails.decided, { to, language, origin, facts }, undo);
    }
  });
  outbox.subscribe(treatmentDecisionUndone, 'advertising_tell', (tx, { approval_id: id }) =>
    mail.withdrawMails(tx, about(id)),
  );
}
