type Kind = 'consultation' | 'contact' | 'claim';

/** Texts of the confirmation emails, in one language. */
export interface MailTexts {
  greeting: string;
  subject: Readonly<Record<Kind, (reference: string) => string>>;
  /** What was received. */
  received: Readonly<Record<Kind, string>>;
  /** What happens next, with the reply deadline. */
  next: Readonly<Record<Kind, (day: string, clinic: string | null) => string>>;
  /** Same, for a demo, where no answer is promised. */
  demo: Readonly<Record<Kind, string>>;
  referenceLabel: string;
  aboutLabel: string;
  replyLabel: string;
  noDocuments: string;
  urgent: string;
  withdraw: (address: string, months: number) => string;
  notYou: string;
  closing: readonly string[];
}
