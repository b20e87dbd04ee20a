import { z } from 'zod';

/** What somebody agrees to, one box each: being answered, health details going to the named clinic, news. */
export const ConsentPurpose = z
  .enum(['answer_request', 'share_with_clinic', 'news'])
  .meta({ description: 'What the consent is for.' });
export type ConsentPurpose = z.infer<typeof ConsentPurpose>;

/** Version of each consent's wording, the day it was written. A changed wording gets a new version; old ones stay stored. */
export const CONSENT_VERSIONS: Readonly<Record<ConsentPurpose, string>> = {
  answer_request: '2026-11-21',
  share_with_clinic: '2026-11-21',
  news: '2026-11-21',
};

export const Consent = z
  .strictObject({
    purpose: ConsentPurpose,
    version: z.iso.date().meta({ description: 'Version of the wording that was shown.', example: '2026-11-21' }),
  })
  .meta({ description: 'A consent that was given.' });
export type Consent = z.infer<typeof Consent>;

/** Consents of a request: each purpose once. */
export const Consents = z
  .array(Consent)
  .max(ConsentPurpose.options.length)
  .refine((given) => new Set(given.map(({ purpose }) => purpose)).size === given.length, 'names a purpose twice')
  .meta({ description: 'Consents given, by purpose, each with the version of its wording.' });
