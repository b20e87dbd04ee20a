import type { Application, ApplicationStatus } from '@travesia/contracts/applications';
import type { Locale } from '@travesia/contracts/kit';
import { defineMails, linkTo, type MailReader } from '../../../platform/mail/define-mails.ts';
import type { ApplicationMail, MailTexts } from './mail-texts.ts';
import { en } from './texts.en.ts';
import { es } from './texts.es.ts';
import { pt } from './texts.pt.ts';

const TEXTS: Readonly<Record<Locale, MailTexts>> = { en, es, pt };

/** The email for each application status; none for what the applicant did. */
const MAILS: Readonly<Record<ApplicationStatus, ApplicationMail | null>> = {
  draft: null,
  submitted: 'received',
  in_review: 'received',
  more_wanted: 'more_wanted',
  approved: 'approved',
  rejected: 'rejected',
  withdrawn: null,
};

export const mailOf = (status: ApplicationStatus): ApplicationMail | null => MAILS[status];

interface About {
  firstName: string;
  /** Name of the clinic. */
  name: string;
  reason: string | null;
  review: Application['review'];
}

const ANA: About = { firstName: 'Ana', name: 'Clínica Um', reason: 'We are glad to have you', review: null };
const REVIEWS: readonly NonNullable<About['review']>[] = [
  { ahead: 2, expected_days: 5, basis: 'promise' },
  { ahead: 0, expected_days: 1, basis: 'measured' },
  { ahead: 1, expected_days: 3, basis: 'measured' },
];

const about = (kind: ApplicationMail, ...examples: readonly About[]) => ({
  examples,
  write: ({ firstName, name, reason, review }: About, reader: MailReader) => {
    const texts = TEXTS[reader.language];
    const { subject, paragraphs } = texts.mails[kind];
    const link = linkTo(reader, kind === 'approved' ? '/provider/onboarding' : '/provider/apply');
    return {
      subject: subject(name),
      greeting: texts.greeting(firstName),
      paragraphs: paragraphs({ link, reason: reason ?? '', wait: review ? texts.wait(review) : '' }),
      facts: [],
      closing: texts.closing,
    };
  },
});

/** What an applicant is told of their application. */
export const applicationMails = defineMails('applications', {
  received: about('received', ANA, ...REVIEWS.map((review) => ({ ...ANA, reason: null, review }))),
  more_wanted: about('more_wanted', ANA),
  approved: about('approved', ANA, { ...ANA, reason: null }),
  rejected: about('rejected', ANA),
} satisfies Record<ApplicationMail, object>);
