import type { Outbox } from '../../../platform/outbox/outbox.ts';
import type { BookingMoney } from '../../bookings/index.ts';
import { tellOfAccount } from './tell-of-account.ts';
import { tellOfAftercare } from './tell-of-aftercare.ts';
import { tellOfAnswers } from './tell-of-answers.ts';
import { tellOfBookings } from './tell-of-bookings.ts';
import { tellOfConsultations } from './tell-of-consultations.ts';
import { tellOfCredentials } from './tell-of-credentials.ts';
import { tellOfJourneys } from './tell-of-journeys.ts';
import { tellOfMessages } from './tell-of-messages.ts';
import { tellOfPackages } from './tell-of-packages.ts';
import { tellOfPayouts } from './tell-of-payouts.ts';
import { tellOfRecords } from './tell-of-records.ts';
import { tellOfRequests } from './tell-of-requests.ts';
import { tellOfSubscriptions } from './tell-of-subscriptions.ts';

/** All notification subscriptions. */
export function tellPeople(outbox: Pick<Outbox, 'subscribe'>, money: Pick<BookingMoney, 'paid' | 'returned'>): void {
  tellOfAccount(outbox);
  tellOfAftercare(outbox);
  tellOfAnswers(outbox);
  tellOfBookings(outbox, money);
  tellOfConsultations(outbox);
  tellOfCredentials(outbox);
  tellOfJourneys(outbox);
  tellOfMessages(outbox);
  tellOfPackages(outbox);
  tellOfPayouts(outbox);
  tellOfRecords(outbox);
  tellOfRequests(outbox);
  tellOfSubscriptions(outbox);
}
