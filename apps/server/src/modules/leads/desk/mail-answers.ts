import { claimDecided, leadAnswered, type LeadKind, type LeadReason, requestDecided } from '@travesia/contracts/leads';
import type { Tx } from '../../../platform/db/database.ts';
import { mayMailTyped } from '../../../platform/demo/demo-people.ts';
import { demoFlagOf } from '../../../platform/demo/sight.ts';
import type { MailKind } from '../../../platform/mail/define-mails.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { listChanges } from '../../../platform/transition/history.repo.ts';
import { findUserByEmail } from '../../accounts/index.ts';
import { findClinic } from '../../organizations/index.ts';
import { createLeadKeys } from '../lead-keys.ts';
import { claimLifecycle, consultationLifecycle } from '../leads.lifecycles.ts';
import { leadMails } from '../mails/lead-mails.ts';
import type { SenderMailFacts } from '../mails/sender-mails.ts';
import type { SenderMail } from '../mails/sender-texts.ts';
import { findLead, type Lead } from './desk.repo.ts';
import { findLeadMessage, listLeadMessages } from './lead-messages.repo.ts';

interface Post {
  mail: Pick<Mail, 'queueMail'>;
  /** The installation's secret, to open sealed answers. */
  secret: string;
  /** Public origin of this installation. */
  origin: string;
}

/** What can be said of each kind of lead. */
const MAILS = {
  consultation: {
    answered: leadMails.consultation_answered,
    accepted: leadMails.consultation_accepted,
    declined: leadMails.consultation_declined,
  },
  contact: { answered: leadMails.contact_answered },
  claim: {
    answered: leadMails.claim_answered,
    approved: leadMails.claim_approved,
    rejected: leadMails.claim_rejected,
  },
} satisfies Record<LeadKind, Partial<Record<SenderMail, MailKind<SenderMailFacts>>>>;

interface Saying {
  text: string | null;
  reason: LeadReason | null;
}

/**
 * Emails senders the answers to what they sent, in their language. Anyone can sign in as a clinic of the demo, so there
 * the email contains nothing typed, and only the first answer sends one: nobody may use it to write to strangers.
 */
export function mailAnswers(outbox: Pick<Outbox, 'subscribe'>, { mail, secret, origin }: Post): void {
  const keys = createLeadKeys(secret);

  const send = async (tx: Tx, saying: MailKind<SenderMailFacts>, { kind, row }: Lead, { text, reason }: Saying) => {
    const account = await findUserByEmail(tx, row.email);
    const clinicId = kind === 'consultation' ? row.providerId : null;
    const clinic = clinicId ? await findClinic(tx, clinicId) : undefined;
    const facts = {
      reference: row.reference,
      clinic: clinic?.name ?? (kind === 'claim' ? row.providerName : null),
      clinicPath: clinic ? `/booking/consultation?provider=${clinic.slug}` : null,
      subject: kind === 'consultation' ? (row.about?.[row.language] ?? null) : null,
      text: mayMailTyped(row) ? text : null,
      reason,
      isTextMailed: mayMailTyped(row),
      hasAccount: kind === 'consultation' && account?.emailVerifiedAt ? row.id : null,
    };
    // A request to a clinic of the demo may come from a real address; messages and claims of the demo do not.
    const to = { email: row.email, ...demoFlagOf(account, kind === 'consultation' ? undefined : row) };
    await mail.queueMail(tx, saying, { to, language: row.language, origin, facts });
  };

  /** The reason of a decision, and what was written to the sender with it, in the same transaction. It may be closed by now. */
  const wordsOf = async (tx: Tx, { kind, row }: Lead, decision: SenderMail): Promise<Saying> => {
    const lifecycle = kind === 'claim' ? claimLifecycle : consultationLifecycle;
    const changes = await listChanges(tx, lifecycle, row.id);
    const change = changes.findLast(({ fromState, toState }) => toState === decision && fromState !== toState);
    const messages = await listLeadMessages(tx, kind, [row.id]);
    const message = messages.find(
      ({ internal, createdAt }) => !internal && createdAt.getTime() === change?.at.getTime(),
    );
    return {
      reason: (change?.reason ?? null) as LeadReason | null,
      text: message ? keys.open(message.textSealed, message.id) : null,
    };
  };

  outbox.subscribe(leadAnswered, 'leads_mail_answers', async (tx, { message_id: messageId }) => {
    const message = await findLeadMessage(tx, messageId);
    const about = leadOf(message);
    const lead = about && (await findLead(tx, about.kind, about.id));
    if (!message || !lead) return;
    const [first] = (await listLeadMessages(tx, lead.kind, [lead.row.id])).filter(({ internal }) => !internal);
    if (!mayMailTyped(lead.row) && first?.id !== messageId) return;
    const saying = { text: keys.open(message.textSealed, messageId), reason: null };
    await send(tx, MAILS[lead.kind].answered, lead, saying);
  });
  outbox.subscribe(requestDecided, 'leads_mail_answers', async (tx, { consultation_request_id: id, decision }) => {
    const lead = await findLead(tx, 'consultation', id);
    if (lead) await send(tx, MAILS.consultation[decision], lead, await wordsOf(tx, lead, decision));
  });
  outbox.subscribe(claimDecided, 'leads_mail_answers', async (tx, { directory_claim_id: id, decision }) => {
    const lead = await findLead(tx, 'claim', id);
    if (lead) await send(tx, MAILS.claim[decision], lead, await wordsOf(tx, lead, decision));
  });
}

type Message = Awaited<ReturnType<typeof findLeadMessage>>;

/** Which lead a message is about. */
function leadOf(message: Message): { kind: LeadKind; id: string } | undefined {
  if (message?.consultationId) return { kind: 'consultation', id: message.consultationId };
  if (message?.contactId) return { kind: 'contact', id: message.contactId };
  return message?.claimId ? { kind: 'claim', id: message.claimId } : undefined;
}
