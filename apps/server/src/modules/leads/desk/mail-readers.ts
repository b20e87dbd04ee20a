import { consultationRequested, requestOverdue } from '@travesia/contracts/leads';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { findClinic } from '../../organizations/index.ts';
import { findWish } from '../../profiles/index.ts';
import { dueOn } from '../lead.rules.ts';
import { visibleTo } from '../leads.policy.ts';
import { findConsultation } from '../leads.repo.ts';
import { leadMails } from '../mails/lead-mails.ts';
import { listClinicReaders } from './team.repo.ts';

interface Post {
  mail: Pick<Mail, 'queueMail'>;
  clock: Clock;
  /** Public origin of this installation. */
  origin: string;
}

/** A consultation request that still waits, with its clinic and the people who may answer it; undefined otherwise. */
export async function findWaitingRequest(tx: Tx, id: string) {
  const request = await findConsultation(tx, visibleTo({ kind: 'system' }), id);
  if (!request?.providerId || request.status !== 'received') return undefined;
  const clinic = await findClinic(tx, request.providerId);
  if (!clinic) return undefined;
  return { request, clinic, readers: await listClinicReaders(tx, clinic.id) };
}

/**
 * Emails the people of a clinic when a consultation request arrives and when its answer is overdue; respects their
 * notification settings. Nothing that the sender wrote is in the email.
 */
export function mailReaders(outbox: Pick<Outbox, 'subscribe'>, { mail, clock, origin }: Post): void {
  const tell = async (tx: Tx, id: string, kind: 'arrived' | 'overdue') => {
    const found = await findWaitingRequest(tx, id);
    if (!found) return;
    const { request, clinic, readers } = found;
    for (const reader of readers) {
      const wish = await findWish(tx, reader.id, 'messages', clock.now());
      if (!wish.mail) continue;
      const { firstName, language } = reader;
      const facts = {
        id,
        firstName,
        clinic: clinic.name,
        about: request.about?.[language] ?? null,
        reference: request.reference,
        dueOn: dueOn(request.dueAt),
      };
      const to = { email: reader.email, demo: reader.demo };
      const { notBefore } = wish;
      await mail.queueMail(tx, leadMails[`request_${kind}`], { to, language, origin, facts }, { notBefore });
    }
  };
  outbox.subscribe(consultationRequested, 'leads_mail_readers', (tx, { consultation_request_id: id }) =>
    tell(tx, id, 'arrived'),
  );
  outbox.subscribe(requestOverdue, 'leads_mail_readers', (tx, { consultation_request_id: id }) =>
    tell(tx, id, 'overdue'),
  );
}
