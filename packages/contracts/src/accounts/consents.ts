import { z } from 'zod';

/** What people with an account may agree to beside the terms, each by itself. */
export const AccountPurpose = z.enum(['health_data', 'news']).meta({
  description: 'What the consent is for: keeping what the person writes about their health, or news by mail.',
});
export type AccountPurpose = z.infer<typeof AccountPurpose>;

/** Version of the wordings that are shown now, the day they were written. A changed wording gets a new one; old ones stay stored. */
export const CONSENT_WORDING = '2026-11-22';
