export interface ProviderMailFacts {
  /** Name of the clinic. */
  name: string;
  reason: string;
  link: string;
  /** Labels of the changed fields. */
  fields: string[];
  /** Credentials with issuer and expiration date, as text. */
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
  /** Labels of the fields. */
  fields: Record<string, string>;
  /** Labels of the credential types. */
  credentials: Record<string, string>;
  /** Actions on credentials, in the past tense. */
  changes: Record<string, string>;
  /** A credential and its expiration date. */
  credentialLine: (credential: { name: string; body: string; whose: string; date: string; ended: boolean }) => string;
  mails: Record<
    ProviderMail,
    { subject: (name: string) => string; paragraphs: (facts: ProviderMailFacts) => string[] }
  >;
}
