import type { Application, ApplicationStatus } from '@travesia/contracts/applications';
import type { Locale } from '@travesia/contracts/kit';
import { writeLetter } from '../../../platform/mail/letter.ts';
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

interface MailFacts {
  kind: ApplicationMail;
  firstName: string;
  language: Locale;
  /** Name of the clinic. */
  name: string;
  reason: string | null;
  review: Application['review'];
  /** Public origin of this installation; never taken from a request. */
  origin: string;
}

/** Writes an email in the applicant's language. */
export function writeApplicationMail({ kind, firstName, language, name, reason, review, origin }: MailFacts): {
  subject: string;
  text: string;
  html: string;
} {
  const texts = TEXTS[language];
  const place = kind === 'approved' ? 'onboarding' : 'apply';
  const link = `${origin}${language === 'en' ? '' : `/${language}`}/provider/${place}`;
  const { subject, paragraphs } = texts.mails[kind];
  return writeLetter(
    {
      subject: subject(name),
      greeting: texts.greeting(firstName),
      paragraphs: paragraphs({ link, reason: reason ?? '', wait: review ? texts.wait(review) : '' }),
      facts: [],
      closing: texts.closing,
    },
    language,
  );
}
