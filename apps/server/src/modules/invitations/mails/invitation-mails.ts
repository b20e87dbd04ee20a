import type { InvitationKind } from '@travesia/contracts/invitations';
import type { Locale } from '@travesia/contracts/kit';
import { defineMails, linkTo, type MailReader } from '../../../platform/mail/define-mails.ts';
import type { Answer, MailNames, MailTexts } from './mail-texts.ts';
import { en } from './texts.en.ts';
import { es } from './texts.es.ts';
import { pt } from './texts.pt.ts';

const TEXTS: Readonly<Record<Locale, MailTexts>> = { en, es, pt };
const LONGEST_NAME = 120;

/** A name that is safe in emails: names that look like an address are dropped, since email programs turn them into links. */
export const mailName = (name: string | null | undefined): string | null =>
  name && name.length <= LONGEST_NAME && !/[/:@\\]|\S\.\S|\p{Cc}/u.test(name) ? name : null;

/** The page for each type of invitation: clinics invited to join have their own. */
const pathOf = (kind: InvitationKind, token: string): string =>
  kind === 'provider_joins_organization' ? `/auth/provider-invitation?token=${token}` : `/invitation/accept/${token}`;

interface Link extends MailReader {
  kind: InvitationKind;
  token: string;
}

/** The URL of an invitation's link. */
export const invitationLink = ({ kind, token, ...reader }: Link): string => linkTo(reader, pathOf(kind, token));

interface Invited {
  names: MailNames;
  token: string;
  expiresAt: Date;
}

const NAMES: MailNames = { inviter: 'Inés Quiroga', place: 'Rede Araucária', clinic: 'Clínica Um' };
const INVITED: Invited = { names: NAMES, token: 'abc', expiresAt: new Date('2026-12-01T10:00:00Z') };

/** The invitation. The inviter's message stays on the page: emails contain no user input. */
const invites = (kind: InvitationKind) => ({
  examples: [INVITED, { ...INVITED, names: { inviter: null, place: null, clinic: null } }] as const,
  write: ({ names, token, expiresAt }: Invited, reader: MailReader) => {
    const texts = TEXTS[reader.language];
    const format = new Intl.DateTimeFormat(reader.language, { dateStyle: 'long', timeZone: 'UTC' });
    return {
      subject: texts.invited[kind].subject(names),
      greeting: texts.greeting,
      paragraphs: [
        texts.invited[kind].text(names),
        texts.link,
        invitationLink({ kind, token, ...reader }),
        texts.until(format.format(expiresAt)),
        texts.unexpected,
      ],
      facts: [],
      closing: texts.closing,
    };
  },
});

interface Answered {
  /** The address that was invited. */
  address: string;
  place: string | null;
}

/** Tells an inviter the outcome. */
const tells = (answer: Answer) => ({
  examples: [
    { address: 'rosa@example.com', place: 'Rede Araucária' },
    { address: 'rosa@example.com', place: null },
  ] as const,
  write: ({ address, place }: Answered, { language }: MailReader) => {
    const { greeting, closing, answers } = TEXTS[language];
    const { subject, text } = answers[answer];
    return { subject, greeting, paragraphs: [text(address, place)], facts: [], closing };
  },
});

/** Invitations, and what became of them. */
export const invitationMails = defineMails('invitations', {
  organization_member: invites('organization_member'),
  provider_member: invites('provider_member'),
  provider_joins_organization: invites('provider_joins_organization'),
  admin: invites('admin'),
  accepted: tells('accepted'),
  declined: tells('declined'),
} satisfies Record<InvitationKind | Answer, object>);
