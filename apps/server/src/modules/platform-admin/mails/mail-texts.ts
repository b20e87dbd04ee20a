export interface ProviderMailFacts {
  /** Of the clinic. */
  name: string;
  reason: string;
  link: string;
  /** What was changed, in words. */
  fields: string[];
}

export type ProviderMail = 'suspended' | 'activated' | 'verified' | 'rejected' | 'edited';

export interface MailTexts {
  greeting: (firstName: string) => string;
  closing: string[];
  /** What fields are called. */
  fields: Record<string, string>;
  mails: Record<
    ProviderMail,
    { subject: (name: string) => string; paragraphs: (facts: ProviderMailFacts) => string[] }
  >;
}
