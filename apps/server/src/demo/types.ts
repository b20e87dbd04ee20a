import type { Catalog, CatalogTreatment, Localized } from '../../data/catalog/schema.ts';

export type { Localized } from '../../data/catalog/schema.ts';

/** The part of the catalog that the demo is built on. */
export type DemoCatalog = Pick<
  Catalog,
  'prices' | 'cities' | 'countries' | 'inclusions' | 'currencies' | 'rates' | 'accreditors'
> & { treatments: DemoTreatment[] };

export type DemoTreatment = Pick<
  CatalogTreatment,
  'slug' | 'hospital_nights' | 'stay_days_min' | 'stay_days_max' | 'fly_home_min_days'
>;

/** Every record has this flag; screens show it as "Demo". */
type Marked = { demo: true; id: string };

/** Integer minor units of an ISO 4217 currency. */
export type DemoMoney = { amount: number; currency: string };

export type DemoProvider = Marked & {
  slug: string;
  name: string;
  type: string;
  city: string;
  country: string;
  address: {
    street: string;
    neighbourhood: string;
    city: string;
    state: string;
    country: string;
    postal_code: string;
  };
  lat: number;
  lon: number;
  phone: string;
  email: string;
  website: string;
  languages: string[];
  specialties: { key: string; name: Localized }[];
  description: Localized;
  founded_year: number;
  capacity: { unit: 'beds' | 'chairs' | 'rooms'; count: number };
  /** Median time to the first reply. */
  response_minutes: number;
  verification_status: 'unverified' | 'pending' | 'verified' | 'rejected' | 'expired';
  operational_status: 'active' | 'suspended';
  suspension_reason: Localized | null;
  /** Since when its credentials have been waiting for a check. */
  verification_since: string | null;
  /** In public lists: not when unverified, rejected or suspended. */
  listed: boolean;
  settings: {
    allow_online_booking: boolean;
    require_deposit: boolean;
    deposit_percentage: number;
  };
  /** Accreditors whose credential is verified and has not expired. */
  accreditations: string[];
  treatments: DemoOfferedTreatment[];
  cancellation_policy: string;
  currency: string;
  transport: {
    airport: string;
    airport_minutes: number;
    hotel_minutes: number;
    /** To the nearest emergency room; 0 when on site. */
    emergency_minutes: number;
  };
  created_on: string;
};

/** `count`: number of cases in that calendar year. */
export type DemoExperience = { year: number; count: number };

export type DemoOfferedTreatment = {
  treatment: string;
  clinician_ids: string[];
  experience: DemoExperience[];
};

export type DemoClinician = Marked & {
  slug: string;
  provider_id: string;
  given_name: string;
  family_name: string;
  /** Title and display name, such as "Dra. Elena Restrepo Gil". */
  name: string;
  title: 'Dra.' | 'Dr.';
  specialty_key: string;
  specialty: Localized;
  languages: string[];
  years_in_practice: number;
  /** `specialty_number`: Brazil's RQE, without which no specialty may be shown there. */
  registration: { body: string; number: string; specialty_number: string | null };
  treatments: { treatment: string; experience: DemoExperience[] }[];
  bio: Localized;
  /** A question patients ask, and a sample answer. */
  answer: { question: Localized; answer: Localized };
};

export type DemoCredential = Marked & {
  provider_id: string;
  clinician_id: string | null;
  kind: 'facility_licence' | 'professional_licence' | 'accreditation' | 'insurance';
  accreditor: string | null;
  body: string;
  number: string | null;
  holder: string;
  scope: Localized;
  /** As checked. Whether it has expired depends on `expires_on` and the current date. */
  status: 'verified' | 'being_checked' | 'not_held';
  issued_on: string | null;
  checked_on: string | null;
  /** null: the registry gives no expiration date. */
  expires_on: string | null;
  next_check_on: string | null;
};

export type DemoInclusion = {
  key: string;
  answer: 'included' | 'not_included' | 'not_applicable';
  /** Quantity included; for an item not included, the quantity to buy at `extra_price` (null: one). */
  quantity: number | null;
  unit: string | null;
  detail: Localized | null;
  /** Price of an item that is not included. */
  extra_price: (DemoMoney & { per: ExtraPriceUnit }) | null;
};

export type ExtraPriceUnit = 'night' | 'visit' | 'session' | 'hour' | 'ride' | 'case' | 'piece';

export type DemoPackage = Marked & {
  provider_id: string;
  clinician_id: string;
  treatment: string;
  tier: 'essential' | 'standard' | 'complete';
  title: Localized;
  description: Localized;
  total: DemoMoney;
  hospital_nights: number;
  /** Nights outside the hospital, whether or not the price includes them. */
  lodging_nights: number;
  nights: number;
  stay_days: number;
  deposit_percent: number;
  cancellation_policy: string;
  /** One answer per inclusion key, in catalog order. */
  inclusions: DemoInclusion[];
  /** Sum to `total`; keys are inclusion keys, `taxes_fees` is always among them. */
  lines: { key: string; amount: number }[];
  status: 'draft' | 'published' | 'archived';
  price_confirmed_on: string;
  published_on: string | null;
};

export type DemoReview = Marked & {
  provider_id: string;
  package_id: string;
  treatment: string;
  author: string;
  home_city: string;
  home_country: string;
  language: 'en' | 'es' | 'pt';
  overall: number;
  scores: { care: number; communication: number; facility: number; value: number };
  title: string;
  body: string;
  /** YYYY-MM. */
  visited_month: string;
  follow_up: 'day14' | 'month3' | 'month12';
  published_on: string;
  reply: { body: string; published_on: string } | null;
};

export type DemoData = {
  demo: true;
  today: string;
  providers: DemoProvider[];
  clinicians: DemoClinician[];
  credentials: DemoCredential[];
  packages: DemoPackage[];
  reviews: DemoReview[];
};
