import type { Application } from '@travesia/contracts/applications';

export type ApplicationMail = 'received' | 'more_wanted' | 'approved' | 'rejected';

interface Facts {
  link: string;
  reason: string;
  /** How long the answer takes, as a sentence. */
  wait: string;
}

interface MailWords {
  /** Takes the clinic's name. */
  subject: (name: string) => string;
  paragraphs: (facts: Facts) => string[];
}

export interface MailTexts {
  greeting: (firstName: string) => string;
  wait: (review: NonNullable<Application['review']>) => string;
  closing: string[];
  mails: Record<ApplicationMail, MailWords>;
}
