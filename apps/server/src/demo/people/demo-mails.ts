import { applicationMails } from '../../modules/applications/index.ts';
import { supportMails } from '../../modules/support/index.ts';
import type { MailKind, MailReader } from '../../platform/mail/define-mails.ts';
import type { DemoMail } from '../../platform/mail/rewrite-demo-mails.ts';
import { demoId } from '../demo-id.ts';
import { daysBefore, demoPeople } from './demo-people.ts';
import { demoTickets } from './demo-support.ts';
import type { DemoApplication } from '../../modules/applications/index.ts';
import { demoApplications } from './demo-applications.ts';

const FULL = '552 5.2.2 The recipient’s mailbox is full';

/** The emails that the demo's past would have caused on a day; one was refused, and its reader has not answered since. */
export function demoMails(today: Date, since: Date, origin: string): DemoMail[] {
  const people = new Map(demoPeople(today, since).map((person) => [person.id, person]));
  const to = <F extends object>(
    userId: string,
    kind: MailKind<F & { firstName: string }>,
    facts: F,
    at: Date,
    failure: string | null = null,
  ): DemoMail[] => {
    const person = people.get(userId);
    if (!person) return [];
    const { email, firstName, language } = person;
    const reader: MailReader = { language, origin };
    return [
      {
        ...kind.write({ ...facts, firstName }, reader),
        id: demoId(`mail/${kind.name}/${email}/${at.toISOString()}`),
        template: kind.name,
        language,
        recipient: email,
        createdAt: at,
        failure,
      },
    ];
  };
  return [
    ...demoTickets(today).flatMap(({ id, reference, userId, messages }) =>
      messages
        .filter(({ byTeam, internal }) => byTeam && !internal)
        .flatMap(({ hoursAgo }) =>
          to(userId, supportMails.answered, { id, reference }, daysBefore(today, hoursAgo / 24)),
        ),
    ),
    ...demoApplications(today, today)
      .filter(isRecent)
      .flatMap((application) => {
        const { applicantId, status, submittedAt, answeredAt, reason } = application;
        const about = { name: application.sections.business.trade_name, reason, review: null };
        const received = to(applicantId, applicationMails.received, { ...about, reason: null }, submittedAt);
        if (status !== 'more_wanted' || !answeredAt) return received;
        return [...received, ...to(applicantId, applicationMails.more_wanted, about, answeredAt, FULL)];
      }),
  ];
}

/** Older emails would have been deleted. */
const isRecent = ({ providerId, status }: DemoApplication): boolean => providerId === null && status !== 'rejected';
