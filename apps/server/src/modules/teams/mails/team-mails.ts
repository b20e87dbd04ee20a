import type { Locale } from '@travesia/contracts/kit';
import { defineMails, linkTo, type MailReader } from '../../../platform/mail/define-mails.ts';
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

interface OfTeam {
  firstName: string;
  /** Name of the clinic or organization it is about. */
  name: string;
  reason: string | null;
}

interface OfClinic extends OfTeam {
  /** Name of the organization that the clinic belonged to. */
  organization: string;
}

function letterOf(kind: TeamMail, { firstName, name, organization, reason }: OfClinic, reader: MailReader) {
  const texts = TEXTS[reader.language];
  const link = linkTo(reader, PLACES[kind]);
  const [first = '', ...rest] = texts.mails[kind].paragraphs({ name, organization, link });
  return {
    subject: texts.mails[kind].subject(name),
    greeting: texts.greeting(firstName),
    paragraphs: [first, ...(reason ? [texts.reason(reason)] : []), ...rest],
    facts: [],
    closing: texts.closing,
  };
}

const LEO: OfTeam = { firstName: 'Leo', name: 'Clínica Um', reason: null };
const ANA: OfClinic = { firstName: 'Ana', name: 'Clínica Um', organization: 'Rede Araucária', reason: 'It was agreed' };

const ofClinic = (kind: TeamMail) => ({
  examples: [ANA, { ...ANA, reason: null }] as const,
  write: (facts: OfClinic, reader: MailReader) => letterOf(kind, facts, reader),
});

/** Emails about changes to a person's team or clinic. */
export const teamMails = defineMails('teams', {
  member_removed: {
    examples: [LEO, { ...LEO, reason: 'The contract has ended' }],
    write: (facts: OfTeam, reader: MailReader) =>
      letterOf('member_removed', { ...facts, organization: facts.name }, reader),
  },
  clinic_left: ofClinic('clinic_left'),
  clinic_taken: ofClinic('clinic_taken'),
} satisfies Record<TeamMail, object>);
