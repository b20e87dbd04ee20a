import type { AdminProvider } from '@travesia/contracts/providers';

/** Providers as a CSV table, with API field names as column names. */
export function providersTable(providers: readonly AdminProvider[]): (string | number | null)[][] {
  const head =
    'id,name,city,country,listing,verification,operation,credentials_in_force,credentials,credentials_expired,risk,risk_reasons,packages,staff,last_active';
  const rows = providers.map((one) => [
    one.id,
    one.name,
    one.city,
    one.country.code,
    one.listing,
    one.verification_status,
    one.operational_status,
    one.credential_counts.in_force,
    one.credential_counts.total,
    one.credential_counts.expired,
    one.risk?.level ?? null,
    one.risk?.reasons.join(' ') ?? null,
    one.package_count,
    one.staff_count,
    one.last_active_at,
  ]);
  return [head.split(','), ...rows];
}
