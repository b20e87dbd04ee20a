import { journeyNotices } from '@travesia/contracts/journeys';
import type { MailKind } from '../../../platform/mail/define-mails.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { findTimeZone } from '../../accounts/index.ts';
import { findActivePerson, findDeskPeople, mailPerson, type Post, withdrawOutdated } from '../../bookings/index.ts';
import { findJourneyNews } from './find-journey-news.ts';
import { type JourneyMailFacts, journeyMails } from './mails/journey-mails.ts';
import type { DeskTold, PatientTold } from './news.ts';
import type { JourneyHappened } from './news.rules.ts';
import { tellOfJourneyEvents } from './tell-of-journey-events.ts';

/** What happens besides, and leaves what was told before as true as it was. What is offered on has only begun. */
const BESIDES: readonly JourneyHappened['what'][] = [
  'offered_on',
  'documents_offered',
  'document_signed',
  'document_declined',
  'document_withdrawn',
  'document_asked',
  'document_answered',
  'quote_asked',
  'quote_answered',
  'task_reminded',
  'task_added',
  'discharge_corrected',
];

/** Emails patients, and those who answer for clinics, what happens to journeys, in their language and as they wish. */
export function writeOfJourneys(outbox: Pick<Outbox, 'subscribe'>, post: Post): void {
  tellOfJourneyEvents(outbox, 'journeys.mails', async (tx, journeyId, happened) => {
    const news = await findJourneyNews(tx, journeyId, happened);
    if (!news) return;
    const about = { journeyId };
    // Whatever waits was about the journey as it was before.
    if (!BESIDES.includes(happened.what)) await withdrawOutdated(post, tx, about);
    const { record, patient, desk } = news;
    const { row, clinic, language } = record;
    const to = patient && (await findActivePerson(tx, row.patientId));
    if (patient && to) {
      const timeZone = (await findTimeZone(tx, to.id)) ?? clinic.timeZone;
      const facts = { told: patient, firstName: to.firstName, timeZone };
      await mailPerson(post, tx, { to, language, about, ...mailOf(patient), facts });
    }
    if (!desk) return;
    for (const person of await findDeskPeople(tx, row, 'journeys.change')) {
      const told = desk(person.desk);
      if (!told) continue;
      const facts = { told, firstName: person.firstName, timeZone: clinic.timeZone };
      await mailPerson(post, tx, { to: person, language: person.language, about, ...mailOf(told), facts });
    }
  });
}

const mailOf = (told: PatientTold | DeskTold) => ({
  topic: journeyNotices[told.kind].topic,
  kind: journeyMails[told.kind] as MailKind<JourneyMailFacts>,
  outdatedAt: outdatedAt(told),
});

function outdatedAt({ params }: PatientTold | DeskTold): Date | null {
  if ('due_at' in params) return new Date(params.due_at);
  return 'valid_until' in params ? new Date(params.valid_until) : null;
}
