import type { Locale } from '@travesia/contracts/kit';
import { InclusionKey, type PackageContent, type PackageEditor } from '@travesia/contracts/packages';
import { DEPOSIT_LEAST, DEPOSIT_MOST, depositOf } from '@travesia/contracts/terms';
import type { Reference } from '../../catalog/index.ts';
import { neededKeys } from '../needs.rules.ts';
import type { SellingClinic } from './selling-clinic.repo.ts';

interface EditorView {
  reference: Reference;
  clinic: SellingClinic;
  language: Locale;
}

/** What the editor shows besides the content. */
export function presentEditor(
  { reference, clinic, language }: EditorView,
  { treatment }: PackageContent,
  agreements: number,
): PackageEditor {
  return {
    clinic: {
      id: clinic.id,
      name: clinic.name,
      slug: clinic.slug,
      city: clinic.cityName[language],
      country: clinic.country,
      currency: clinic.currency,
      time_zone: clinic.timeZone,
      demo: clinic.demo,
    },
    deposit: {
      percent: depositOf({ require_deposit: clinic.requireDeposit, deposit_percentage: clinic.depositPercentage }),
      least: DEPOSIT_LEAST,
      most: DEPOSIT_MOST,
    },
    clinicians: clinic.clinicians.map(({ id, name, specialty, licensed }) => ({
      id,
      name,
      specialty: specialty[language],
      licensed,
    })),
    items: presentItems(reference, treatment, language),
    policies: [...reference.policies.values()].map((policy) => ({
      key: policy.key,
      name: policy.name[language],
      summary: policy.summary[language],
    })),
    treatments: presentChoices(reference, clinic, language),
    treatment: presentFacts(reference, treatment, language),
    agreements,
  };
}

function presentItems(reference: Reference, treatment: string | null, language: Locale): PackageEditor['items'] {
  const needed = treatment === null ? new Set<string>() : neededKeys(reference, treatment);
  const reasons = treatment === null ? undefined : reference.needs.get(treatment);
  return reference.inclusionKeys.map((item) => ({
    key: InclusionKey.parse(item.key),
    group: item.group,
    label: item.label[language],
    explanation: item.explanation[language],
    quantity_unit: item.quantityUnit,
    needed: needed.has(item.key),
    needed_because: reasons?.get(item.key)?.[language] ?? null,
  }));
}

/** Published treatments that a package can be for, by category and name. */
function presentChoices(
  reference: Reference,
  { offered }: SellingClinic,
  language: Locale,
): PackageEditor['treatments'] {
  const positions = new Map([...reference.categories.keys()].map((slug, place) => [slug, place]));
  const names = new Intl.Collator(language);
  return [...reference.treatments.values()]
    .toSorted(
      (a, b) =>
        (positions.get(a.category) ?? 0) - (positions.get(b.category) ?? 0) ||
        names.compare(a.shortName[language], b.shortName[language]),
    )
    .map((treatment) => ({
      slug: treatment.slug,
      name: treatment.shortName[language],
      category: reference.categories.get(treatment.category)?.name[language] ?? treatment.category,
      offered: offered.includes(treatment.slug),
    }));
}

function presentFacts(reference: Reference, slug: string | null, language: Locale): PackageEditor['treatment'] {
  const treatment = slug === null ? undefined : reference.everyTreatment.get(slug);
  if (!treatment) return null;
  return {
    slug: treatment.slug,
    name: treatment.name[language],
    unit: treatment.unit,
    hospital_nights: treatment.hospitalNights,
    stay_days_min: treatment.stayDaysMin,
    stay_days_max: treatment.stayDaysMax,
    fly_home_min_days: treatment.flyHomeMinDays,
    trips: treatment.trips,
    restricted: treatment.restricted,
  };
}
