import type { View } from '@travesia/contracts/catalog';
import type { Locale } from '@travesia/contracts/kit';
import type { ClinicProfile, ClinicSettings, ClinicTreatments, SettingLocks } from '@travesia/contracts/providers';
import { depositOf, depositOn } from '@travesia/contracts/terms';
import type { Person } from '../../../platform/http/request-context.ts';
import { type Reference, showUsd } from '../../catalog/index.ts';
import { logoAddress } from '../logo-address.ts';
import { presentPendingChanges } from '../change-requests/change-requests.presenter.ts';
import type { ChangeRequestRow } from '../change-requests/change-requests.repo.ts';
import { clinicActions } from './clinic-actions.rules.ts';
import type { DepositCounts, ClinicRow, ClinicTreatmentRow, TreatmentDoing } from './clinic.repo.ts';

const NO_TEXT = { en: '', es: '', pt: '' };
type Clinic = ClinicRow['clinic'];

const settingsOf = (clinic: Clinic) => ({
  allow_online_booking: clinic.allowOnlineBooking,
  require_deposit: clinic.requireDeposit,
  deposit_percentage: clinic.depositPercentage,
});

const namesIn = (reference: Reference, language: Locale) =>
  [...reference.categories.values()].map(({ slug, name }) => ({ slug, name: name[language] }));

interface ShownTo {
  listed: boolean;
  waiting: ChangeRequestRow | undefined;
  language: Locale;
  person: Person;
}

/** The clinic as its team sees it. */
export function presentClinicProfile(
  reference: Reference,
  { clinic, city }: ClinicRow,
  { listed, waiting, language, person }: ShownTo,
): ClinicProfile {
  const actions = clinicActions(person, clinic);
  const mayChange = actions.includes('ask_to_rename');
  return {
    id: clinic.id,
    slug: clinic.slug,
    name: clinic.name,
    type: {
      slug: clinic.type,
      name: reference.types.find(({ slug }) => slug === clinic.type)?.name[language] ?? clinic.type,
    },
    logo_url: logoAddress(clinic),
    listing: clinic.listing,
    verification_status: clinic.verificationStatus,
    suspended: clinic.operationalStatus === 'suspended',
    listed,
    demo: clinic.demo,
    description: (clinic.description ?? NO_TEXT)[language],
    descriptions: clinic.description ?? NO_TEXT,
    email: clinic.email,
    phone: clinic.phone,
    website: clinic.website,
    address: {
      street: clinic.street,
      city: city?.name[language] ?? null,
      state: clinic.region,
      postal_code: clinic.postalCode,
      country: clinic.country,
      country_name: reference.countries.get(clinic.country)?.name[language] ?? clinic.country,
    },
    time_zone: clinic.timeZone,
    specialties: clinic.categorySlugs,
    specialty_choices: namesIn(reference, language),
    languages: clinic.languages,
    settings: settingsOf(clinic),
    pending_changes: waiting ? presentPendingChanges(reference, waiting, { language, mayChange }) : null,
    type_choices: reference.types.map(({ slug, name }) => ({ slug, name: name[language] })),
    country_choices: [...reference.countries.values()]
      .filter(({ destination }) => destination)
      .map(({ code, name }) => ({ code, name: name[language] }))
      .toSorted((one, other) => one.name.localeCompare(other.name, language)),
    created_at: clinic.createdAt.toISOString(),
    updated_at: clinic.updatedAt.toISOString(),
    version: clinic.version,
    actions,
  };
}

/** A clinic's booking settings, with their effect on a booking of its cheapest package. */
export function presentClinicSettings(
  reference: Reference,
  { clinic }: Pick<ClinicRow, 'clinic'>,
  { counts, locks, view, person }: { counts: DepositCounts; locks: SettingLocks | null; view: View; person: Person },
): ClinicSettings {
  const settings = settingsOf(clinic);
  const { packages, following, cheapestUsdMinor, cheapestCurrency } = counts;
  const price = cheapestUsdMinor === null ? null : showUsd(reference, cheapestUsdMinor, view, cheapestCurrency);
  const due = price && { ...price, ...depositOn(price, depositOf(settings)) };
  return {
    ...settings,
    locks,
    effect: price && due && { packages, following, price, due_now: due },
    version: clinic.version,
    actions: clinicActions(person, clinic),
  };
}

/** A clinic's treatments by category and name, and those it could add. */
export function presentClinicTreatments(
  reference: Reference,
  { clinic }: Pick<ClinicRow, 'clinic'>,
  { treatments: rows, doings }: { treatments: readonly ClinicTreatmentRow[]; doings: readonly TreatmentDoing[] },
  { view, person }: { view: View; person: Person },
): ClinicTreatments {
  const { language } = view;
  const { compare } = new Intl.Collator(language);
  const known = [...reference.treatments.values()]
    .map(({ slug, shortName, category }) => ({
      treatment: slug,
      name: shortName[language],
      category: { slug: category, name: reference.categories.get(category)?.name[language] ?? category },
    }))
    .toSorted((one, other) => compare(one.category.name, other.category.name) || compare(one.name, other.name));
  const own = new Map(rows.map((row) => [row.treatment, row]));
  const doingOf = new Map(doings.map((doing) => [doing.treatment, doing]));
  const actions = clinicActions(person, clinic);
  const data = known.flatMap((treatment) => {
    const row = own.get(treatment.treatment);
    if (!row) return [];
    const price = clinic.priceFromByTreatment?.[treatment.treatment];
    const mayRemove = actions.includes('change_treatments') && !clinic.treatmentSlugs.includes(treatment.treatment);
    return [
      {
        ...treatment,
        cases_last_year: row.casesLastYear,
        local_name: row.localName ?? NO_TEXT,
        prerequisites: row.prerequisites ?? NO_TEXT,
        clinicians: doingOf.get(treatment.treatment)?.clinicians ?? [],
        packages: doingOf.get(treatment.treatment)?.packages ?? 0,
        package: doingOf.get(treatment.treatment)?.package ?? null,
        price_from: price ? showUsd(reference, price.usdMinor, view, price.currency) : null,
        actions: mayRemove ? (['remove'] as const) : [],
      },
    ].map((one) => ({ ...one, actions: [...one.actions] }));
  });
  return {
    data,
    choices: known.filter(({ treatment }) => !own.has(treatment)),
    version: clinic.version,
    actions,
  };
}
