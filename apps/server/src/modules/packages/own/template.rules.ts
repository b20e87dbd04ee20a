import type { Localized } from '@travesia/contracts/kit';
import {
  emptyContent,
  INCLUSION_KEYS,
  type InclusionKey,
  PACKAGE_LIMITS,
  type PackageContent,
  type PackageDay,
} from '@travesia/contracts/packages';
import { depositOf } from '@travesia/contracts/terms';
import type { Reference } from '../../catalog/index.ts';
import { neededKeys } from '../needs.rules.ts';
import type { SellingClinic } from './selling-clinic.repo.ts';

type Treatment = NonNullable<ReturnType<Reference['everyTreatment']['get']>>;
type Clinic = Pick<
  SellingClinic,
  'currency' | 'requireDeposit' | 'depositPercentage' | 'cancellationPolicy' | 'clinicians'
>;

/** What a new package begins with: the clinic's own rules, and what the catalog knows about the treatment. */
export function templateOf(
  reference: Pick<Reference, 'needs' | 'policies'>,
  clinic: Clinic,
  treatment: Treatment | null,
): PackageContent {
  const blank = emptyContent(clinic.currency);
  const policy = clinic.cancellationPolicy;
  const begun: PackageContent = {
    ...blank,
    deposit_percent: depositOf({
      require_deposit: clinic.requireDeposit,
      deposit_percentage: clinic.depositPercentage,
    }),
    cancellation_policy: policy !== null && reference.policies.has(policy) ? policy : null,
  };
  if (!treatment) return begun;
  const trips = Math.max(1, treatment.trips);
  const stay = treatment.stayDaysMin * trips;
  const nights = treatment.trips === 0 ? 0 : Math.max(treatment.hospitalNights, stay - trips);
  const lead = clinic.clinicians.find(({ treatments, licensed }) => licensed && treatments.includes(treatment.slug));
  return {
    ...begun,
    treatment: treatment.slug,
    title: within(treatment.name, PACKAGE_LIMITS.title),
    clinicians: lead ? [lead.id] : [],
    nights,
    stay_days: stay,
    items: itemsFor(neededKeys(reference, treatment.slug), treatment, nights, begun),
    itinerary: itineraryOf(treatment),
  };
}

const within = (text: Localized, most: number): Localized => ({
  en: text.en.slice(0, most),
  es: text.es.slice(0, most),
  pt: text.pt.slice(0, most),
});

/** Needed items start as included: leaving one out is a decision. The others are for the clinic to answer. */
function itemsFor(
  needed: ReadonlySet<string>,
  { hospitalNights }: Treatment,
  nights: number,
  { items }: PackageContent,
): PackageContent['items'] {
  const quantities: Partial<Record<InclusionKey, number>> = {
    hospital_nights: hospitalNights,
    lodging: Math.max(0, nights - hospitalNights),
  };
  return INCLUSION_KEYS.flatMap((key) => items.filter((item) => item.key === key)).map((item) => {
    const quantity = quantities[item.key] ?? null;
    if (item.key === 'hospital_nights' && hospitalNights === 0) return { ...item, answer: 'not_applicable' as const };
    return needed.has(item.key) ? { ...item, answer: 'included' as const, quantity } : { ...item, quantity };
  });
}

const PLACES: Readonly<Record<Treatment['content']['steps'][number]['kind'], PackageDay['place']>> = {
  arrive: 'lodging',
  examination: 'lodging',
  procedure: 'lodging',
  check: 'lodging',
  rest: 'lodging',
  fly_home: 'home',
};

/** The catalog's days of the trip, counted from arrival; a day with two steps is told as one. */
export function itineraryOf({ content: { steps }, hospitalNights, trips }: Treatment): PackageDay[] {
  const byTrip = Map.groupBy(
    steps.filter(({ trip }) => trip >= 1 && trip <= 2),
    ({ trip }) => trip,
  );
  return [...byTrip].flatMap(([trip, own]) => {
    const first = Math.min(...own.map(({ day_offset: offset }) => offset));
    const byDay = Map.groupBy(own, ({ day_offset: offset }) => offset);
    return [...byDay].map(([offset, [step, ...more]]): PackageDay => {
      const inHospital = trip === trips && offset >= 0 && offset < hospitalNights;
      const last = more.at(-1) ?? step;
      return {
        trip,
        day: Math.min(PACKAGE_LIMITS.days, offset - first + 1),
        place: inHospital ? 'hospital' : PLACES[last?.kind ?? 'rest'],
        title: within(step?.title ?? { en: '', es: '', pt: '' }, PACKAGE_LIMITS.dayTitle),
        note: within(joined([step, ...more].flatMap((one) => one?.text ?? [])), PACKAGE_LIMITS.dayNote),
      };
    });
  });
}

const joined = (texts: readonly Localized[]): Localized => ({
  en: texts.map(({ en }) => en).join(' '),
  es: texts.map(({ es }) => es).join(' '),
  pt: texts.map(({ pt }) => pt).join(' '),
});
