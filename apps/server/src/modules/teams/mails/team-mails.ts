import type { Locale } from '@travesia/contracts/kit';
import { writeLetter } from '../../../platform/mail/letter.ts';
import type { MailTexts, TeamMail } from './mail-texts.ts';
import { en } from './texts.en.ts';
import { es } from './texts.es.ts';
import { pt } from './texts.pt.ts';

const TEXTS: Readonly<Record<Locale, MailTexts>> = { en, es, pt };

/** Link target of each email, without language prefix. */
const PLACES: Readonly<Record<TeamMail, string>> = {
  member_removed: '/support',
  clinic_left: '/provider/dashboard',
  clinic_taken: '/organization/providers',
};

interface Facts {
  kind: TeamMail;
  firstName: string;
  language: Locale;
  /** Name of the clinic or organization it is about. */
  name: string;
  organization?: string;
  reason: string | null;
  /** Public origin of this installation; never taken from a request. */
  origin: string;
}

/** Writes the email about a change to a person's team or clinic. */
export function writeTeamMail({ kind, firstName, language, name, organization = name, reason, origin }: Facts) {
  const texts = TEXTS[language];
  const link = `${origin}${language === 'en' ? '' : `/${language}`}${PLACES[kind]}`;
  const [first = '', ...rest] = texts.mails[kind].paragraphs({ name, organization, link });
  return writeLetter(
    {
      subject: texts.mails[kind].subject(name),
      greeting: texts.greeting(firstName),
      paragraphs: [first, ...(reason ? [texts.reason(reason)] : []), ...rest],
      facts: [],
      closing: texts.closing,
    },
    language,
  );
}
