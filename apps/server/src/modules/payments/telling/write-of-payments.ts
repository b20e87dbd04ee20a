import { paymentNotices } from '@travesia/contracts/payments';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { findTimeZone } from '../../accounts/index.ts';
import { findActivePerson, findDeskPeople, mailPerson, type Post } from '../../bookings/index.ts';
import { findPaymentNews } from './find-payment-news.ts';
import { paymentMails } from './mails/payment-mails.ts';
import { tellOfPaymentEvents } from './tell-of-payment-events.ts';

/** Emails patients what happens to their money, and those who answer for the clinic of disputes and balances. */
export function writeOfPayments(outbox: Pick<Outbox, 'subscribe'>, post: Post): void {
  tellOfPaymentEvents(outbox, 'payments.mails', async (tx, bookingId, happened) => {
    const news = await findPaymentNews(tx, bookingId, happened);
    if (!news?.isMailed) return;
    const { patient, desk } = news;
    const { booking } = news.record;
    const common = { topic: paymentNotices.payment_failed.topic, about: { bookingId } };
    const to = patient && (await findActivePerson(tx, booking.patientId));
    if (patient && to) {
      const timeZone = (await findTimeZone(tx, to.id)) ?? booking.timeZone;
      await mailPerson(post, tx, {
        ...common,
        to,
        language: booking.language,
        kind: paymentMails[patient.kind],
        facts: { told: patient, firstName: to.firstName, timeZone },
        outdatedAt: 'due_at' in patient.params ? new Date(patient.params.due_at) : null,
      });
    }
    if (!desk) return;
    for (const person of await findDeskPeople(tx, booking)) {
      const { firstName, language } = person;
      const told = desk(person.desk);
      const facts = { told, firstName, timeZone: booking.timeZone };
      await mailPerson(post, tx, {
        ...common,
        to: person,
        language,
        kind: paymentMails[told.kind],
        facts,
        outdatedAt: null,
      });
    }
  });
}
