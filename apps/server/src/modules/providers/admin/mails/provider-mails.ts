import type { Locale } from '@travesia/contracts/kit';
import { CREDENTIAL_KINDS } from '@travesia/contracts/credentials';
import { PROVIDER_FIELDS } from '@travesia/contracts/providers';
import { defineMails, linkTo, type MailReader } from '../../../../platform/mail/define-mails.ts';
import { CREDENTIAL_CHANGES, type MailTexts, type ProviderMail, type ProviderMailFacts } from './mail-texts.ts';
import { en } from './texts.en.ts';
import { es } from './texts.es.ts';
import { pt } from './texts.pt.ts';

const TEXTS: Readonly<Record<Locale, MailTexts>> = { en, es, pt };

interface About {
  firstName: string;
  /** Name of the clinic. */
  name: string;
}

interface MailedCredential {
  kind: string;
  body: string;
}

interface EndingCredential extends MailedCredential {
  /** The clinician who holds it; empty for one of the clinic. */
  whose: string;
  ends_on: string;
  ended: boolean;
}

/** The screen of the clinic's portal where something can be done about it; the dashboard otherwise. */
const SCREENS: Readonly<Partial<Record<ProviderMail, string>>> = {
  rejected: 'credentials',
  change_approved: 'settings',
  change_declined: 'settings',
  credential: 'credentials',
  credentials: 'credentials',
  lapsed: 'credentials',
};

const dayIn = (language: Locale, date: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

/** The word for something an event names; events of a later version may name what this one does not know. */
const wordFor = (words: Readonly<Record<string, string>>, name: string): string => words[name] ?? name;

type Facts = About & { reason?: string | null } & Partial<Omit<ProviderMailFacts, 'reason' | 'link'>>;

function letterOf(
  kind: ProviderMail,
  { firstName, reason, ...facts }: Facts,
  reader: MailReader,
  screen = `/provider/${SCREENS[kind] ?? 'dashboard'}`,
) {
  const texts = TEXTS[reader.language];
  const { subject, paragraphs } = texts.mails[kind];
  const link = linkTo(reader, screen);
  return {
    subject: subject(facts.name),
    greeting: texts.greeting(firstName),
    paragraphs: paragraphs({
      fields: [],
      credentials: [],
      change: '',
      other: '',
      ...facts,
      reason: reason ? [texts.reason(reason)] : [],
      link,
    }),
    facts: [],
    closing: texts.closing,
  };
}

const ANA: About = { firstName: 'Ana', name: 'Clínica Um' };
const REASON = 'It was agreed by telephone';
const LICENCE = { kind: 'facility_licence', body: 'Anvisa', whose: '', ends_on: '2026-12-01', ended: false };

/** Credentials with issuer and expiration date, in the language of the reader. */
function linesOf(credentials: readonly EndingCredential[], { language }: MailReader): string[] {
  const texts = TEXTS[language];
  return credentials.map(({ kind, body, whose, ends_on: end, ended }) =>
    texts.credentialLine({ name: wordFor(texts.credentials, kind), body, whose, date: dayIn(language, end), ended }),
  );
}

const withCredentials = (kind: ProviderMail, examples: readonly (readonly EndingCredential[])[]) => ({
  examples: examples.map((credentials) => ({ ...ANA, credentials })),
  write: ({ credentials, ...facts }: About & { credentials: readonly EndingCredential[] }, reader: MailReader) =>
    letterOf(kind, { ...facts, credentials: linesOf(credentials, reader) }, reader),
});

const plain = (kind: ProviderMail) => ({
  examples: [ANA] as const,
  write: (facts: About, reader: MailReader) => letterOf(kind, facts, reader),
});

const withReason = (kind: ProviderMail) => ({
  examples: [
    { ...ANA, reason: REASON },
    { ...ANA, reason: null },
  ] as const,
  write: (facts: About & { reason: string | null }, reader: MailReader) => letterOf(kind, facts, reader),
});

const withOther = (kind: ProviderMail) => ({
  examples: [{ ...ANA, reason: REASON, other: 'Clínica Dois' }] as const,
  write: (facts: About & { reason: string; other: string }, reader: MailReader) => letterOf(kind, facts, reader),
});

/** What a clinic's team is told of what admins did with it, and of credentials that end; admins of the last, too. */
export const providerMails = defineMails('providers', {
  suspended: withReason('suspended'),
  activated: plain('activated'),
  verified: plain('verified'),
  rejected: withReason('rejected'),
  change_approved: plain('change_approved'),
  change_declined: withReason('change_declined'),
  edited: {
    examples: [{ ...ANA, reason: REASON, fields: PROVIDER_FIELDS }],
    write: ({ fields, ...facts }: About & { reason: string; fields: readonly string[] }, reader: MailReader) => {
      const words = TEXTS[reader.language].fields;
      return letterOf('edited', { ...facts, fields: fields.map((field) => wordFor(words, field)) }, reader);
    },
  },
  credential: {
    examples: [
      { ...ANA, reason: null, change: 'verified', credential: LICENCE },
      ...CREDENTIAL_CHANGES.map((change) => ({ ...ANA, reason: REASON, change, credential: LICENCE })),
    ],
    write: (
      { change, credential, ...facts }: About & { reason: string | null; change: string; credential: MailedCredential },
      reader: MailReader,
    ) => {
      const { changes, credentials } = TEXTS[reader.language];
      const named = [`${wordFor(credentials, credential.kind)} (${credential.body})`];
      return letterOf('credential', { ...facts, change: wordFor(changes, change), credentials: named }, reader);
    },
  },
  credentials: withCredentials('credentials', [
    CREDENTIAL_KINDS.map((kind) => ({ ...LICENCE, kind })),
    [{ ...LICENCE, whose: 'Dra. Lia Prado', ended: true }],
  ]),
  lapsed: withCredentials('lapsed', [[{ ...LICENCE, ended: true }], []]),
  merged: withOther('merged'),
  split: withOther('split'),
  lapsed_for_admins: {
    examples: [{ ...ANA, providerId: '0190a5f0-0000-7000-8000-000000000001' }],
    write: ({ providerId, ...facts }: About & { providerId: string }, reader: MailReader) =>
      letterOf('lapsed_for_admins', facts, reader, `/admin/providers/${providerId}?tab=documents`),
  },
} satisfies Record<ProviderMail, object>);
