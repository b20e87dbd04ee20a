import { z } from 'zod';

/**
 * The consents of a request, one checkbox each: getting an answer, sharing health details with the named clinic, news.
 */
export const ConsentPurpose = z
  .enum(['answer_request', 'share_with_clinic', 'news'])
  .meta({ description: 'Purpose of the consent.' });
export type ConsentPurpose = z.infer<typeof ConsentPurpose>;

/** Version of each consent's text: the day it was written. A changed text gets a new version; old ones stay stored. */
export const CONSENT_VERSIONS: Readonly<Record<ConsentPurpose, string>> = {
  answer_request: '2026-11-21',
  share_with_clinic: '2026-11-23',
  news: '2026-11-21',
};

/** From this version on, the consent to share with a clinic names the organization that manages it. */
export const SHARED_WITH_ORGANIZATION_SINCE = '2026-11-23';

export const Consent = z
  .strictObject({
    purpose: ConsentPurpose,
    version: z.iso.date().meta({ description: 'Version of the text that was shown.', example: '2026-11-21' }),
  })
  .meta({ description: 'A given consent.' });
export type Consent = z.infer<typeof Consent>;

/** Consents of a request: each purpose once. */
export const Consents = z
  .array(Consent)
  .max(ConsentPurpose.options.length)
  .refine((given) => new Set(given.map(({ purpose }) => purpose)).size === given.length, 'names a purpose twice')
  .meta({ description: 'Given consents by purpose, each with the version of its text.' });
