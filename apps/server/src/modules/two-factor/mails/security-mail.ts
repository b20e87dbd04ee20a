import type { Locale } from '@travesia/contracts/kit';
import type { SecurityChange } from '@travesia/contracts/two-factor';
import { defineMails, linkTo, type MailReader } from '../../../platform/mail/define-mails.ts';
import type { SecurityMailTexts } from './mail-texts.ts';
import { en } from './texts.en.ts';
import { es } from './texts.es.ts';
import { pt } from './texts.pt.ts';

const TEXTS: Readonly<Record<Locale, SecurityMailTexts>> = { en, es, pt };

/** What changed, and what to do if it was not the reader. */
const about = (change: SecurityChange) => ({
  examples: [{ firstName: 'Ana' }] as const,
  write: ({ firstName }: { firstName: string }, reader: MailReader) => {
    const texts = TEXTS[reader.language];
    const { subject, text } = texts.changes[change];
    return {
      subject,
      greeting: texts.greeting(firstName),
      paragraphs: [text, texts.notYou, linkTo(reader, '/profile/security'), texts.noWayIn, linkTo(reader, '/contact')],
      facts: [],
      closing: texts.closing,
    };
  },
});

/** One email for each change to a person's sign-in methods. */
export const securityMails = defineMails('two-factor', {
  turned_on: about('turned_on'),
  turned_off: about('turned_off'),
  codes_made: about('codes_made'),
  code_used: about('code_used'),
  passkey_added: about('passkey_added'),
  passkey_removed: about('passkey_removed'),
  removed_by_operator: about('removed_by_operator'),
} satisfies Record<SecurityChange, object>);
