import type { Locale } from '@travesia/contracts/kit';
import { type AdminProvider, riskLevelOf } from '@travesia/contracts/providers';
import type { Reference } from '../../catalog/index.ts';
import type { AdminProviderRow } from './admin-providers.repo.ts';
import { providerActions } from './provider-actions.rules.ts';

/** Converts a timestamp from SQL text to the API's format. */
export const instant = (text: string): string => new Date(text).toISOString();

/** A provider in the admin list. */
export const presentAdminProvider = (reference: Reference, row: AdminProviderRow, language: Locale): AdminProvider => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  type: {
    slug: row.type,
    name: reference.types.find(({ slug }) => slug === row.type)?.name[language] ?? row.type,
  },
  listing: row.listing,
  demo: row.demo,
  city: row.cityName?.[language] ?? null,
  country: { code: row.country, name: reference.countries.get(row.country)?.name[language] ?? row.country },
  verification_status: row.verificationStatus,
  verification_since: instant(row.verificationSince),
  operational_status: row.operationalStatus,
  listed: row.listed,
  credential_counts: { total: row.total, in_force: row.inForce, expiring: row.expiring, expired: row.expired },
  risk: row.riskReasons && { level: riskLevelOf(row.riskReasons), reasons: row.riskReasons },
  package_count: row.packageCount,
  staff_count: row.staff,
  last_active_at: row.lastSeen && instant(row.lastSeen),
  organization:
    row.organizationId && row.organizationName ? { id: row.organizationId, name: row.organizationName } : null,
  version: row.version,
  actions: providerActions(row),
});
