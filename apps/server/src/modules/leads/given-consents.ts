import type { Locale } from '@travesia/contracts/kit';
import type { Consent } from '@travesia/contracts/leads';
import type { GivenConsent } from './leads.tables.ts';

/** Consents as stored: with the language their wording was shown in, and the time. */
export const keepConsents = (given: readonly Consent[], language: Locale, at: Date): GivenConsent[] =>
  given.map((consent) => ({ ...consent, language, given_at: at.toISOString() }));
