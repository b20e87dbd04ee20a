import { z } from 'zod';

/** What account holders may agree to besides the terms, each separately. */
export const AccountPurpose = z.enum(['health_data', 'news']).meta({
  description: 'Purpose of the consent: storing what the user writes about their health, or news by email.',
});
export type AccountPurpose = z.infer<typeof AccountPurpose>;

/**
 * Version of the consent texts shown now: the day they were written. A changed text gets a new version; old ones stay
 * stored.
 */
export const CONSENT_WORDING = '2026-11-22';
