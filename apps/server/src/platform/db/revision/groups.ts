/**
 * What changes together, as far as cached responses are concerned. Each table belongs to one group; provider and
 * package columns shown only on detail pages, and those in no public response, have their own groups.
 */
export const GROUPS = [
  'reference',
  'providers',
  'provider_pages',
  'provider_own',
  'credentials',
  'clinicians',
  'packages',
  'package_pages',
  'package_own',
  'reviews',
  'services',
  'search',
  'next_free',
  'availability',
] as const;

export type Group = (typeof GROUPS)[number];

export interface WatchedTable {
  /**
   * Group of the whole row: changes when rows are added or removed, and when a column outside the other groups
   * changes.
   */
  group: Group;
  /** Column groups; they change with these columns only, and when rows are added or removed. */
  columns?: Partial<Record<Group, readonly string[]>>;
}

const reference: WatchedTable = { group: 'reference' };
const availability: WatchedTable = { group: 'availability' };

/**
 * Every table cached responses may read. The database triggers match (a test compares them); an unlisted column
 * belongs to its table's group, so that a new one may invalidate too much but never too little.
 */
export const WATCHED: Readonly<Record<string, WatchedTable>> = {
  accreditors: reference,
  cancellation_policies: reference,
  cancellation_policy_versions: reference,
  cancellation_rules: reference,
  cities: reference,
  countries: reference,
  currencies: reference,
  exchange_rates: reference,
  inclusion_keys: reference,
  provider_types: reference,
  service_types: reference,
  site_settings: reference,
  treatment_categories: reference,
  treatment_former_slugs: reference,
  treatment_needs: reference,
  treatment_prices: reference,
  treatment_synonyms: reference,
  treatments: reference,
  providers: {
    group: 'providers',
    columns: {
      provider_pages: [
        'airport_minutes',
        'allow_online_booking',
        'beds',
        'cancellation_policy',
        'created_at',
        'deposit_percentage',
        'description',
        'email',
        'founded_year',
        'phone',
        'postal_code',
        'rating_distribution',
        'region',
        'require_deposit',
        'street',
        'updated_at',
        'version',
        'website',
      ],
      provider_own: [
        'attributes',
        'phones',
        'rejection_reason',
        'suspended_at',
        'suspension_reason',
        'verification_since',
      ],
      next_free: ['next_free_on', 'next_free_online_on'],
    },
  },
  advertising_facts: { group: 'provider_pages' },
  provider_sources: { group: 'provider_pages' },
  provider_merges: { group: 'provider_pages' },
  organizations: { group: 'provider_pages' },
  organization_providers: { group: 'provider_pages' },
  organization_showcases: { group: 'provider_pages' },
  provider_treatments: { group: 'services' },
  intake_forms: { group: 'services' },
  booking_rules: { group: 'services' },
  clinicians: { group: 'clinicians' },
  credentials: { group: 'credentials' },
  packages: {
    group: 'packages',
    columns: {
      package_pages: [
        'advertising_number',
        'cancellation_policy',
        'clinician_ids',
        'complications',
        'description',
        'itinerary',
        'lines',
        'search_summary',
        'version',
      ],
      package_own: ['created_at'],
    },
  },
  package_inclusions: { group: 'package_pages' },
  treatment_approvals: { group: 'packages' },
  reviews: { group: 'reviews' },
  service_offers: { group: 'services' },
  search_documents: { group: 'search' },
  calendars: availability,
  calendar_windows: availability,
  calendar_exceptions: availability,
  clinic_holidays: availability,
  feed_busy: availability,
  booking_slots: availability,
  rooms: availability,
};
