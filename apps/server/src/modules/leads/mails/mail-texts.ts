type Kind = 'consultation' | 'contact' | 'claim';

/** Everything that confirmations say, in one language. */
export interface MailTexts {
  greeting: string;
  subject: Readonly<Record<Kind, (reference: string) => string>>;
  /** What was received. */
  received: Readonly<Record<Kind, string>>;
  /** What happens next, with the last day of an answer. */
  next: Readonly<Record<Kind, (day: string) => string>>;
  /** The same in a demonstration, where nobody answers. */
  demo: string;
  referenceLabel: string;
  aboutLabel: string;
  replyLabel: string;
  noDocuments: string;
  urgent: string;
  withdraw: (address: string, months: number) => string;
  notYou: string;
  closing: readonly string[];
}
