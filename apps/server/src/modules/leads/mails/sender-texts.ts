import type { LeadReason } from '@travesia/contracts/leads';

export type SenderMail = 'answered' | 'accepted' | 'declined' | 'approved' | 'rejected';

/** Texts of the emails that answer senders, in one language. */
export interface SenderTexts {
  greeting: string;
  subject: Readonly<Record<SenderMail, (reference: string) => string>>;
  /** What happened; `by` is the clinic that answers, null for the team. */
  first: Readonly<Record<SenderMail, (by: string | null, listing: string) => string>>;
  reasons: Readonly<Partial<Record<LeadReason, string>>>;
  /** Introduces what was written. */
  wrote: string;
  demo: string;
  /** What to do now. */
  next: Readonly<Record<SenderMail, (links: { contact: string; reply: string }) => readonly string[]>>;
  account: string;
  urgent: string;
  labels: { reference: string; about: string };
  closing: readonly string[];
}
