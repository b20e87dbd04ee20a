import type { Calendar } from '@travesia/contracts/kit';
import { PRICE_HIDDEN_DAYS, PRICE_STALE_DAYS, type PackageStatus } from '@travesia/contracts/packages';

interface Aging {
  status: PackageStatus;
  public: { status: PackageStatus; confirmedOn: string } | null;
}

/** How old a price is: marked after a while, and later hidden from patients. Only published packages age. */
export function priceAge(calendar: Calendar, row: Aging, today: string) {
  const confirmedOn = row.public?.confirmedOn ?? null;
  const isShown = row.status === 'published' && confirmedOn !== null;
  return {
    confirmed_on: confirmedOn,
    stale: isShown && calendar.daysBetween(confirmedOn, today) >= PRICE_STALE_DAYS,
    hidden: isShown && row.public?.status !== 'published',
    hides_on: isShown ? calendar.addDays(confirmedOn, PRICE_HIDDEN_DAYS) : null,
  };
}
