import type { PackageDay } from '@travesia/contracts/packages';
import type { Reference } from '../../modules/catalog/index.ts';
import { itineraryOf } from '../../modules/packages/index.ts';
import type { DemoClinician, DemoPackage } from '../types.ts';

/** The days of a package as its clinic would write them: the catalog's, fitted to its nights and its stay. */
export function demoItinerary(one: DemoPackage, reference: Reference): PackageDay[] {
  const treatment = reference.treatments.get(one.treatment);
  if (!treatment || treatment.trips === 0 || one.stay_days < 2) return [];
  const usual = itineraryOf({ ...treatment, hospitalNights: one.hospital_nights });
  // Stays of several trips can't be told apart.
  if (treatment.trips > 1) return usual;
  return usual.flatMap((day): PackageDay[] => {
    if (day.place === 'home') return [{ ...day, day: one.stay_days }];
    return day.day < one.stay_days ? [day] : [];
  });
}

/** The clinician who leads, and one more of the clinic who performs the treatment, if there is one. */
export function demoClinicianIds(
  { clinician_id: lead, provider_id: clinic, treatment }: DemoPackage,
  staff: readonly DemoClinician[],
): string[] {
  const other = staff.find(
    ({ id, provider_id: at, treatments }) =>
      at === clinic && id !== lead && treatments.some((done) => done.treatment === treatment),
  );
  return other ? [lead, other.id] : [lead];
}
