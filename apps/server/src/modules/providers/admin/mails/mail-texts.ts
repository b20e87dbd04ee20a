export interface ProviderMailFacts {
  /** Of the clinic. */
  name: string;
  reason: string;
  link: string;
  /** What was changed, in words. */
  fields: string[];
  /** Credentials with who issued them and until when, in words. */
  credentials: string[];
  /** What was done with a credential. */
  change: string;
}

export type ProviderMail =
  | 'suspended'
  | 'activated'
  | 'verified'
  | 'rejected'
  | 'edited'
  | 'credential'
  | 'credentials'
  | 'lapsed';

export interface MailTexts {
  greeting: (firstName: string) => string;
  closing: string[];
  /** What fields are called. */
  fields: Record<string, string>;
  /** What kinds of credentials are called. */
  credentials: Record<string, string>;
  /** What is done with credentials, in the past. */
  changes: Record<string, string>;
  /** A credential and when it ends or ended. */
  credentialLine: (credential: { name: string; body: string; whose: string; date: string; ended: boolean }) => string;
  mails: Record<
    ProviderMail,
    { subject: (name: string) => string; paragraphs: (facts: ProviderMailFacts) => string[] }
  >;
}
