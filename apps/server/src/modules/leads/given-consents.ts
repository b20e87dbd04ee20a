import type { Locale } from '@travesia/contracts/kit';
import type { Consent } from '@travesia/contracts/leads';
import type { GivenConsent } from './leads.tables.ts';

/** Consents as they are kept: with the language their wording was shown in, and the moment. */
export const keepConsents = (given: readonly Consent[], language: Locale, at: Date): GivenConsent[] =>
  given.map((consent) => ({ ...consent, language, given_at: at.toISOString() }));
