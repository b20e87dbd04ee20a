import type { Locale } from '@travesia/contracts/kit';
import { defineMails, linkTo, type MailReader } from '../../../platform/mail/define-mails.ts';
import type { Letter } from '../../../platform/mail/letter.ts';
import type { AccountMail, MailTexts } from './mail-texts.ts';
import { en } from './texts.en.ts';
import { es } from './texts.es.ts';
import { pt } from './texts.pt.ts';

const TEXTS: Readonly<Record<Locale, MailTexts>> = { en, es, pt };

/** The page each email links to. */
const PAGES: Readonly<Record<AccountMail, string>> = {
  verify_email: '/verify-email',
  reset_password: '/reset-password',
  already_registered: '/login',
  already_registered_clinic: '/login',
  password_changed: '/forgot-password',
  session_replayed: '/forgot-password',
  email_change_confirm: '/confirm-email',
  email_change_approve: '/confirm-email',
  email_change_taken: '/login',
  email_changed: '/contact',
};

interface Named {
  /** Null while the address is unverified: text a stranger entered isn't sent to others. */
  firstName: string | null;
}

interface WithLink extends Named {
  token: string;
  /** Minutes until the link expires. */
  minutes: number;
  /** Path the link redirects to. Defaults to the start page. */
  landing?: string | null | undefined;
}

type Facts = Named & Partial<WithLink> & { newEmail?: string };

function letterOf(kind: AccountMail, facts: Facts, reader: MailReader): Letter {
  const { firstName, token, landing, minutes = 0, newEmail = '' } = facts;
  const texts = TEXTS[reader.language];
  const query = new URLSearchParams(token ? { token } : {});
  if (landing) query.set('returnUrl', linkTo({ ...reader, origin: '' }, landing));
  const link = `${linkTo(reader, PAGES[kind])}${query.size ? `?${query.toString()}` : ''}`;
  const { subject, paragraphs } = texts.mails[kind];
  return {
    subject,
    greeting: texts.greeting(firstName),
    paragraphs: paragraphs(link, minutes, newEmail),
    facts: [],
    closing: texts.closing,
  };
}

const NAMED: readonly [Named, Named] = [{ firstName: 'Ana' }, { firstName: null }];
const LINK: WithLink = { firstName: 'Ana', token: 'abc', minutes: 60 };

const plain = (kind: AccountMail, landing?: string) => ({
  examples: NAMED,
  write: (facts: Named, reader: MailReader) => letterOf(kind, { ...facts, ...(landing ? { landing } : {}) }, reader),
});

const withLink = (kind: AccountMail) => ({
  examples: [LINK, { ...LINK, firstName: null, landing: '/provider/apply' }] as const,
  write: (facts: WithLink, reader: MailReader) => letterOf(kind, facts, reader),
});

const ofChange = (kind: AccountMail) => ({
  examples: [{ ...LINK, newEmail: 'ana@example.com' }] as const,
  write: (facts: WithLink & { newEmail: string }, reader: MailReader) => letterOf(kind, facts, reader),
});

/** The emails about an account: links to sign in, and news of what happened to it. */
export const accountMails = defineMails('accounts', {
  verify_email: withLink('verify_email'),
  reset_password: withLink('reset_password'),
  already_registered: plain('already_registered'),
  already_registered_clinic: plain('already_registered_clinic', '/provider/apply'),
  password_changed: plain('password_changed'),
  session_replayed: plain('session_replayed'),
  email_change_confirm: ofChange('email_change_confirm'),
  email_change_approve: ofChange('email_change_approve'),
  email_change_taken: plain('email_change_taken'),
  email_changed: {
    examples: [{ firstName: 'Ana', newEmail: 'ana@example.com' }],
    write: (facts: Named & { newEmail: string }, reader: MailReader) => letterOf('email_changed', facts, reader),
  },
} satisfies Record<AccountMail, object>);
