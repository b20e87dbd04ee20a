import type { credentialReminded } from '@travesia/contracts/credentials';
import type { EventPayload } from '@travesia/contracts/kit';
import { defineMails, linkTo, type MailReader } from '../../../../platform/mail/define-mails.ts';
import { REMINDER_TEXTS } from './reminder-texts.ts';

interface Reminder extends Omit<EventPayload<typeof credentialReminded>, 'provider_id'> {
  firstName: string;
  /** Name of the clinic. */
  clinic: string;
}

function reminderOf(
  { credential_id: id, kind, body, ends_on: end, ended, clinic, firstName }: Reminder,
  to: MailReader,
) {
  const texts = REMINDER_TEXTS[to.language];
  const credential = texts.kinds[kind] ?? kind;
  const date = (day: string) =>
    new Intl.DateTimeFormat(to.language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
  const what = end
    ? texts.expires({ credential, body, clinic, date: date(end), ended })
    : texts.undated({ credential, body, clinic });
  return {
    subject: texts.subject({ clinic, credential }),
    greeting: texts.greeting(firstName),
    paragraphs: [what, texts.ask, linkTo(to, `/provider/credentials#${id}`)],
    facts: [],
    closing: texts.closing,
  };
}

const EXAMPLE: Reminder = {
  credential_id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e90',
  kind: 'insurance',
  body: 'Seguros del Guarumo',
  ends_on: '2026-12-14',
  ended: false,
  clinic: 'Clínica Um',
  firstName: 'Bea',
};

/** What a clinic's owners are asked to renew; the link opens the credential. */
export const credentialMails = defineMails('credentials', {
  reminder: {
    examples: [EXAMPLE, { ...EXAMPLE, ended: true }, { ...EXAMPLE, ends_on: null }],
    write: (facts: Reminder, reader: MailReader) => reminderOf(facts, reader),
  },
});
