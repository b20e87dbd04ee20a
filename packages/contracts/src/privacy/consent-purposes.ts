// Plain values, so that browsers load them without the schemas.
/** What people agree to, each separately. */
export const CONSENT_PURPOSES = [
  'health_data',
  'news',
  'share_answers',
  'offer_on',
  'document',
  'share_record',
  'record_link',
] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];
