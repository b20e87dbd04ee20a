import type { CredentialKind } from '@travesia/contracts/credentials';
import type { ProviderField } from '@travesia/contracts/providers';
import type { z } from 'zod';

export interface ProviderMailFacts {
  /** Name of the clinic. */
  name: string;
  /** The sentence with the reason; none if none was given. */
  reason: readonly string[];
  link: string;
  /** Labels of the changed fields. */
  fields: readonly string[];
  /** Credentials with issuer and expiration date, as text. */
  credentials: readonly string[];
  /** What was done with a credential. */
  change: string;
  /** The clinic it was merged with. */
  other: string;
}

export type ProviderMail =
  | 'change_approved'
  | 'change_declined'
  | 'suspended'
  | 'activated'
  | 'verified'
  | 'rejected'
  | 'edited'
  | 'credential'
  | 'credentials'
  | 'lapsed'
  | 'merged'
  | 'split'
  | 'lapsed_for_admins';

/** What an admin does with a credential. */
export const CREDENTIAL_CHANGES = ['added', 'corrected', 'verified', 'revoked'] as const;

export interface MailTexts {
  greeting: (firstName: string) => string;
  closing: string[];
  reason: (reason: string) => string;
  /** Labels of the fields. */
  fields: Record<ProviderField, string>;
  /** Labels of the credential types. */
  credentials: Record<z.infer<typeof CredentialKind>, string>;
  /** Actions on credentials, in the past tense. */
  changes: Record<(typeof CREDENTIAL_CHANGES)[number], string>;
  /** A credential and its expiration date. */
  credentialLine: (credential: { name: string; body: string; whose: string; date: string; ended: boolean }) => string;
  mails: Record<
    ProviderMail,
    { subject: (name: string) => string; paragraphs: (facts: ProviderMailFacts) => string[] }
  >;
}
