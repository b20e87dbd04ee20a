import type { InclusionKey } from '@travesia/contracts/packages';

export const ITEM_GROUPS = ['core', 'travel', 'care', 'option'] as const;
export const ITEM_UNITS = ['nights', 'visits', 'months', 'sessions', 'hours', 'pieces'] as const;

interface PriceItem {
  group: (typeof ITEM_GROUPS)[number];
  /** What it is counted in; null if it isn't. */
  unit: (typeof ITEM_UNITS)[number] | null;
}

/** Category and unit of each price item, as in the catalog. */
export const PRICE_ITEMS: Readonly<Record<InclusionKey, PriceItem>> = {
  surgeon_fee: { group: 'core', unit: null },
  anesthesia: { group: 'core', unit: null },
  facility: { group: 'core', unit: null },
  hospital_nights: { group: 'core', unit: 'nights' },
  implants_devices: { group: 'core', unit: 'pieces' },
  preop_tests: { group: 'core', unit: null },
  medications_in: { group: 'core', unit: null },
  medications_out: { group: 'core', unit: null },
  garments: { group: 'core', unit: 'pieces' },
  followup_visits: { group: 'core', unit: 'visits' },
  remote_followup: { group: 'core', unit: 'months' },
  revision_policy: { group: 'core', unit: 'months' },
  complication_policy: { group: 'core', unit: 'months' },
  taxes_fees: { group: 'core', unit: null },
  transfers: { group: 'travel', unit: null },
  lodging: { group: 'travel', unit: 'nights' },
  companion: { group: 'travel', unit: null },
  nurse: { group: 'travel', unit: 'visits' },
  lymphatic_massage: { group: 'care', unit: 'sessions' },
  interpreter: { group: 'care', unit: 'hours' },
  records_pack: { group: 'care', unit: null },
  insurance: { group: 'option', unit: null },
};
