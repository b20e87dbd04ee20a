import type { AdminSubscription } from '@travesia/contracts/providers';

/** Subscriptions as a CSV table, with API field names as column names. */
export function subscriptionsTable(subscriptions: readonly AdminSubscription[]): (string | number | null)[][] {
  const head = 'id,name,city,country,operation,organization,packages,status,plan,ends_on,days_left';
  const rows = subscriptions.map((one) => [
    one.id,
    one.name,
    one.city,
    one.country.code,
    one.operational_status,
    one.organization?.name ?? null,
    one.package_count,
    one.status,
    one.package_type,
    one.ends_on,
    one.days_left,
  ]);
  return [head.split(','), ...rows];
}
