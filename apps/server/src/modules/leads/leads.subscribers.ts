import type { Locale } from '@travesia/contracts/kit';
import { claimSubmitted, consultationRequested, contactReceived } from '@travesia/contracts/leads';
import type { Tx } from '../../platform/db/database.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { findClinic } from '../organizations/index.ts';
import { replyBy } from './lead.rules.ts';
import { visibleTo } from './leads.policy.ts';
import { findClaim, findConsultation, findContact } from './leads.repo.ts';
import { leadMails } from './mails/lead-mails.ts';

interface Sender {
  email: string;
  language: Locale;
  reference: string;
  createdAt: Date;
}

type Received = 'consultation_received' | 'contact_received' | 'claim_received';

/** Public origin of this installation, and whether it is a demo. */
export interface LeadsPlace {
  origin: string;
  demo: boolean;
}

/** Sends confirmation emails. A lead deleted meanwhile is not confirmed. */
export function confirmLeads(outbox: Outbox, mail: Pick<Mail, 'queueMail'>, { origin, demo }: LeadsPlace): void {
  const scope = visibleTo({ kind: 'system' });
  const confirm = async (
    tx: Tx,
    kind: Received,
    sender: Sender | undefined,
    about: string | null,
    clinic: string | null,
  ) => {
    if (!sender) return;
    const { language, reference } = sender;
    // People who write to the team are real, even in a demo.
    const to = { email: sender.email, demo: false };
    const facts = { reference, about, clinic, replyBy: replyBy(sender.createdAt), demo };
    await mail.queueMail(tx, leadMails[kind], { to, language, origin, facts });
  };

  outbox.subscribe(consultationRequested, 'leads_confirm', async (tx, { consultation_request_id: id }) => {
    const row = await findConsultation(tx, scope, id);
    const clinic = row?.providerId ? await findClinic(tx, row.providerId) : undefined;
    await confirm(tx, 'consultation_received', row, row?.about?.[row.language] ?? null, clinic?.name ?? null);
  });
  outbox.subscribe(contactReceived, 'leads_confirm', async (tx, { contact_request_id: id }) => {
    await confirm(tx, 'contact_received', await findContact(tx, scope, id), null, null);
  });
  outbox.subscribe(claimSubmitted, 'leads_confirm', async (tx, { directory_claim_id: id }) => {
    const row = await findClaim(tx, scope, id);
    await confirm(tx, 'claim_received', row, row?.providerName ?? null, null);
  });
}
