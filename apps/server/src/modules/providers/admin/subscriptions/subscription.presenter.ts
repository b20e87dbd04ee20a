import type { Locale } from '@travesia/contracts/kit';
import type { AdminSubscription, Subscription } from '@travesia/contracts/providers';
import type { Reference } from '../../../catalog/index.ts';
import type { SubscriptionRow } from './subscription-list.repo.ts';
import type { PeriodRow } from './subscriptions.repo.ts';

/** A subscription with all its periods; the current one is the period that covers today. */
export function presentSubscription(periods: readonly PeriodRow[], today: string): Subscription {
  const running = periods.find(({ startsOn, endsOn }) => startsOn <= today && today < endsOn);
  const covered = periods.find(({ endsOn }) => endsOn > today);
  return {
    package_type: running?.packageType ?? null,
    ends_on: covered?.endsOn ?? null,
    periods: periods.map(({ id, packageType, months, startsOn, endsOn }) => ({
      id,
      package_type: packageType,
      months,
      starts_on: startsOn,
      ends_on: endsOn,
    })),
  };
}

/** A clinic in the admins' list of subscriptions. */
export const presentAdminSubscription = (
  reference: Reference,
  row: SubscriptionRow,
  language: Locale,
): AdminSubscription => ({
  id: row.id,
  name: row.name,
  city: row.cityName?.[language] ?? null,
  country: { code: row.country, name: reference.countries.get(row.country)?.name[language] ?? row.country },
  operational_status: row.operationalStatus,
  organization:
    row.organizationId && row.organizationName ? { id: row.organizationId, name: row.organizationName } : null,
  package_count: row.packageCount,
  status: row.status,
  package_type: row.packageType,
  ends_on: row.endsOn,
  days_left: row.daysLeft,
  actions: ['subscribe'],
});
