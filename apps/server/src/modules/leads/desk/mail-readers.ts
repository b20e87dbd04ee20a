import type { Locale } from '@travesia/contracts/kit';
import { claimSubmitted, consultationRequested, contactReceived, requestOverdue } from '@travesia/contracts/leads';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { findWish } from '../../profiles/index.ts';
import { dueOn } from '../lead.rules.ts';
import { leadMails } from '../mails/lead-mails.ts';
import { findArrivedLead, findWaitingRequest, type Reader } from './find-readers.ts';

interface Post {
  mail: Pick<Mail, 'queueMail'>;
  clock: Clock;
  /** Public origin of this installation. */
  origin: string;
}

/**
 * Emails those who may answer: a clinic's people, its inbox and its organization when a consultation request arrives, also admins when its
 * answer is overdue, and admins when something arrives that names no clinic. Respects their notification settings. Nothing that
 * the sender wrote is in the email.
 */
export function mailReaders(outbox: Pick<Outbox, 'subscribe'>, { mail, clock, origin }: Post): void {
  /** How to write to a reader, unless they want no email. */
  const orderFor = async (tx: Tx, { id, firstName, language, email, demo }: Reader) => {
    const { mail: isWanted, notBefore } = await findWish(tx, id, 'messages', clock.now());
    const when = { notBefore, optional: { userId: id, topic: 'messages' as const } };
    return isWanted ? { order: { to: { email, demo }, language, origin }, firstName, language, when } : null;
  };
  const tell = async (tx: Tx, id: string, kind: 'arrived' | 'overdue') => {
    const found = await findWaitingRequest(tx, id, kind);
    if (!found) return;
    const { request, clinic, inbox, readers } = found;
    const factsOf = (language: Locale) => ({
      id,
      clinic: clinic.name,
      about: request.about?.[language] ?? null,
      reference: request.reference,
      dueOn: dueOn(request.dueAt),
    });
    for (const reader of readers) {
      const wanted = await orderFor(tx, reader);
      if (!wanted) continue;
      const { order, firstName, language, when } = wanted;
      const facts = { ...factsOf(language), firstName, desk: reader.desk };
      await mail.queueMail(tx, leadMails[`request_${kind}`], { ...order, facts }, when);
    }
    if (!inbox || readers.some(({ email }) => email.toLowerCase() === inbox.email.toLowerCase())) return;
    const { language, firstName } = inbox;
    const facts = { ...factsOf(language), firstName, desk: 'provider' as const, isInbox: true };
    await mail.queueMail(tx, leadMails[`request_${kind}`], { to: inbox, language, origin, facts });
  };
  const tellTeam = async (tx: Tx, kind: 'consultation' | 'contact' | 'claim', id: string) => {
    const found = await findArrivedLead(tx, kind, id);
    for (const reader of found?.readers ?? []) {
      const wanted = await orderFor(tx, reader);
      if (!found || !wanted) continue;
      const { order, firstName, when } = wanted;
      const { reference, dueAt } = found.lead;
      const facts = { id, firstName, kind, reference, dueOn: dueOn(dueAt) };
      await mail.queueMail(tx, leadMails.team_arrived, { ...order, facts }, when);
    }
  };
  const name = 'leads_mail_readers';
  outbox.subscribe(consultationRequested, name, async (tx, { consultation_request_id: id }) => {
    await tell(tx, id, 'arrived');
    await tellTeam(tx, 'consultation', id);
  });
  outbox.subscribe(requestOverdue, name, (tx, { consultation_request_id: id }) => tell(tx, id, 'overdue'));
  outbox.subscribe(contactReceived, name, (tx, { contact_request_id: id }) => tellTeam(tx, 'contact', id));
  outbox.subscribe(claimSubmitted, name, (tx, { directory_claim_id: id }) => tellTeam(tx, 'claim', id));
}
