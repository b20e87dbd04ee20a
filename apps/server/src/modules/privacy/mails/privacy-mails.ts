import type { Locale } from '@travesia/contracts/kit';
import { EXPORT_DAYS } from '@travesia/contracts/privacy';
import { defineMails, linkTo, type MailReader } from '../../../platform/mail/define-mails.ts';
import { PRIVACY_MAILS, type PrivacyMail } from './texts.ts';

const DATE_TAG: Readonly<Record<Locale, string>> = { en: 'en-US', es: 'es-419', pt: 'pt-BR' };

interface Named {
  firstName: string | null;
}

/** A link leads to the profile and signs nobody in. */
function letterOf(kind: PrivacyMail, { firstName }: Named, reader: MailReader, date = '') {
  const { greeting, closing, mails } = PRIVACY_MAILS[reader.language];
  const { subject, paragraphs } = mails[kind];
  return {
    subject,
    greeting: greeting(firstName),
    paragraphs: paragraphs(linkTo(reader, '/profile'), date, EXPORT_DAYS),
    facts: [],
    closing,
  };
}

/** The emails about a person's data: its copy, and its erasure. */
export const privacyMails = defineMails('privacy', {
  export_ready: {
    examples: [{ firstName: 'Ana' }, { firstName: null }],
    write: (facts: Named, reader: MailReader) => letterOf('export_ready', facts, reader),
  },
  erasure_asked: {
    examples: [{ firstName: 'Ana', eraseAfter: new Date('2026-12-23T00:00:00Z') }],
    write: ({ eraseAfter, ...facts }: Named & { eraseAfter: Date }, reader: MailReader) => {
      const format = new Intl.DateTimeFormat(DATE_TAG[reader.language], { dateStyle: 'long', timeZone: 'UTC' });
      return letterOf('erasure_asked', facts, reader, format.format(eraseAfter));
    },
  },
  erased: {
    examples: [{ firstName: null }],
    write: (facts: Named, reader: MailReader) => letterOf('erased', facts, reader),
  },
} satisfies Record<PrivacyMail, object>);
