import type { InvitationKind } from '@travesia/contracts/invitations';
import type { Locale } from '@travesia/contracts/kit';
import { writeLetter } from '../../../platform/mail/letter.ts';
import type { Answer, MailNames, MailTexts } from './mail-texts.ts';
import { en } from './texts.en.ts';
import { es } from './texts.es.ts';
import { pt } from './texts.pt.ts';

const TEXTS: Readonly<Record<Locale, MailTexts>> = { en, es, pt };
const LONGEST_NAME = 120;

/** A name as mails may hold it: one that could pass for an address is left out, since mail programs make links of them. */
export const mailName = (name: string | null | undefined): string | null =>
  name && name.length <= LONGEST_NAME && !/[/:@\\]|\S\.\S|\p{Cc}/u.test(name) ? name : null;

interface Facts {
  kind: InvitationKind;
  names: MailNames;
  language: Locale;
  /** Where people reach this installation; never taken from a request. */
  origin: string;
  token: string;
  expiresAt: Date;
}

/** The page of a kind of invitation: clinics that are asked to join have one of their own. */
const pathOf = (kind: InvitationKind, token: string): string =>
  kind === 'provider_joins_organization' ? `/auth/provider-invitation?token=${token}` : `/invitation/accept/${token}`;

/** The address that an invitation's link leads to. */
export function invitationLink({
  kind,
  language,
  origin,
  token,
}: Pick<Facts, 'kind' | 'language' | 'origin' | 'token'>) {
  return `${origin}${language === 'en' ? '' : `/${language}`}${pathOf(kind, token)}`;
}

/** Writes the mail to somebody who is invited. What the inviter wrote stays on the page: mails repeat nothing that was typed. */
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

/** Writes to an inviter what became of their invitation; `address` is the one they invited. */
export function writeAnswer(answer: Answer, address: string, place: string | null, language: Locale) {
  const { greeting, closing, answers } = TEXTS[language];
  const { subject, text } = answers[answer];
  return writeLetter({ subject, greeting, paragraphs: [text(address, place)], facts: [], closing }, language);
}
