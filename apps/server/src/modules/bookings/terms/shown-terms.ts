import type { NewBooking } from '@travesia/contracts/bookings';
import type { Money } from '@travesia/contracts/kit';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { Offer } from '../offer/find-offer.ts';

const same = (one: Money | null, other: Money | null): boolean =>
  one?.amount === other?.amount && one?.currency === other?.currency;

/** Throws `bookings.terms_changed` if somebody was shown another price, deposit or policy than holds now. */
export function refuseOtherTerms({ terms }: Pick<Offer, 'terms'>, shown: NewBooking['shown_terms']): void {
  if (!shown) return;
  const now = { price: terms?.price ?? null, deposit: dueOf(terms), policy_version: terms?.policy.version ?? null };
  const isSame =
    same(shown.price, now.price) && same(shown.deposit, now.deposit) && shown.policy_version === now.policy_version;
  if (!isSame) throw new ProblemError('bookings.terms_changed', { present: now });
}

/** The amount due to confirm a booking; null if none. */
export const dueOf = (terms: Offer['terms']): Money | null =>
  terms && terms.deposit.amount > 0 ? terms.deposit : null;
