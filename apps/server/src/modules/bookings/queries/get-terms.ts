import {
  type BookingTerms,
  type getBookingTerms,
  ONLINE_PAYMENT_MINUTES,
  PAYMENT_MINUTES,
} from '@travesia/contracts/bookings';
import type { EndpointArgs, Locale } from '@travesia/contracts/kit';
import { calendar } from '../../../platform/calendar.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import type { BookingsDeps } from '../bookings-deps.ts';
import { findOffer } from '../offer/find-offer.ts';
import { refundSteps } from '../terms/refunds.ts';
import { dueOf } from '../terms/shown-terms.ts';

/** What a booking would cost, and what a cancellation would return. Throws `bookings.not_bookable`. */
export async function getBookingTermsQuery(
  deps: BookingsDeps,
  { date, ...asked }: EndpointArgs<typeof getBookingTerms>['query'],
  actor: Actor,
  language: Locale,
): Promise<BookingTerms> {
  const { terms, clinic } = await findOffer(deps, asked, actor);
  const kept = await deps.reference();
  const deposit = dueOf(terms);
  const startsAt = new Date(calendar.startOfDay(date, clinic.timeZone));
  const minutes = asked.kind === 'online' ? ONLINE_PAYMENT_MINUTES : PAYMENT_MINUTES;
  return {
    price: terms?.price ?? null,
    deposit,
    deposit_percent: terms?.deposit_percent ?? 0,
    needs_acceptance: !clinic.allowOnlineBooking,
    hold_minutes: deposit ? minutes : null,
    policy: terms && {
      ...terms.policy,
      name: kept.policies.get(terms.policy.key)?.name[language] ?? terms.policy.key,
    },
    refunds: terms && deposit ? refundSteps(terms, { startsAt, timeZone: clinic.timeZone }, deposit) : [],
  };
}
