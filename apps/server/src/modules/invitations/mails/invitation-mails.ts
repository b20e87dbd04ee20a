import type { InvitationKind } from '@travesia/contracts/invitations';
import type { Locale } from '@travesia/contracts/kit';
import { writeLetter } from '../../../platform/mail/letter.ts';
import type { Answer, MailNames, MailTexts } from './mail-texts.ts';
import { en } from './texts.en.ts';
import { es } from './texts.es.ts';
import { pt } from './texts.pt.ts';

const TEXTS: Readonly<Record<Locale, MailTexts>> = { en, es, pt };
const LONGEST_NAME = 120;

/** A name that is safe in emails: names that look like an address are dropped, since email programs turn them into links. */
export const mailName = (name: string | null | undefined): string | null =>
  name && name.length <= LONGEST_NAME && !/[/:@\\]|\S\.\S|\p{Cc}/u.test(name) ? name : null;

interface Facts {
  kind: InvitationKind;
  names: MailNames;
  language: Locale;
  /** Public origin of this installation; never taken from a request. */
  origin: string;
  token: string;
  expiresAt: Date;
}

/** The page for each type of invitation: clinics invited to join have their own. */
const pathOf = (kind: InvitationKind, token: string): string =>
  kind === 'provider_joins_organization' ? `/auth/provider-invitation?token=${token}` : `/invitation/accept/${token}`;

/** The URL of an invitation's link. */
export function invitationLink({
  kind,
  language,
  origin,
  token,
}: Pick<Facts, 'kind' | 'language' | 'origin' | 'token'>) {
  return `${origin}${language === 'en' ? '' : `/${language}`}${pathOf(kind, token)}`;
}

/** Writes the invitation email. The inviter's message stays on the page: emails contain no user input. */
export function writeInvitation(facts: Facts): { subject: string; text: string; html: string } {
  const { kind, names, language, expiresAt } = facts;
  const texts = TEXTS[language];
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(expiresAt);
  const letter = {
    subject: texts.invited[kind].subject(names),
    greeting: texts.greeting,
    paragraphs: [
      texts.invited[kind].text(names),
      texts.link,
      invitationLink(facts),
      texts.until(day),
      texts.unexpected,
    ],
    facts: [],
    closing: texts.closing,
  };
  return writeLetter(letter, language);
}

/** Tells an inviter the outcome of their invitation; `address` is the one they invited. */
export function writeAnswer(answer: Answer, address: string, place: string | null, language: Locale) {
  const { greeting, closing, answers } = TEXTS[language];
  const { subject, text } = answers[answer];
  return writeLetter({ subject, greeting, paragraphs: [text(address, place)], facts: [], closing }, language);
}
