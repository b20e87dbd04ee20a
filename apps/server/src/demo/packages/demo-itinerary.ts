import type { PackageDay } from '@travesia/contracts/packages';
import type { Reference } from '../../modules/catalog/index.ts';
import { itineraryOf } from '../../modules/packages/index.ts';
import type { DemoClinician, DemoPackage } from '../types.ts';

const PICKED_UP = {
  en: 'Our driver meets you at the airport and takes you to your lodging.',
  es: 'Nuestro conductor le espera en el aeropuerto y le lleva a su alojamiento.',
  pt: 'Nosso motorista espera você no aeroporto e leva você até a hospedagem.',
};

/** The days of a package as its clinic would write them: the catalog's, fitted to its nights, its stay and its transfers. */
export function demoItinerary(one: DemoPackage, reference: Reference): PackageDay[] {
  const treatment = reference.treatments.get(one.treatment);
  if (!treatment || treatment.trips === 0) return [];
  const usual = itineraryOf({ ...treatment, hospitalNights: one.hospital_nights });
  const isDriven = one.inclusions.some(({ key, answer }) => key === 'transfers' && answer === 'included');
  return usual
    .flatMap((day): PackageDay[] => {
      // Stays of several trips can't be told apart.
      if (treatment.trips > 1) return [day];
      if (day.place === 'home') return [{ ...day, day: one.stay_days }];
      return day.day < one.stay_days ? [day] : [];
    })
    .map((day) => (isDriven && day.day === 1 ? { ...day, note: withDriver(day.note) } : day));
}

const withDriver = ({ en, es, pt }: PackageDay['note']): PackageDay['note'] => ({
  en: `${PICKED_UP.en} ${en}`.trim(),
  es: `${PICKED_UP.es} ${es}`.trim(),
  pt: `${PICKED_UP.pt} ${pt}`.trim(),
});

/** The clinician who leads, and one more of the clinic who performs the treatment, if there is one. */
export function demoClinicianIds({ clinician_id: lead, provider_id: clinic, treatment }: DemoPackage, staff: readonly DemoClinician[]): string[] {
  const other = staff.find(
    ({ id, provider_id: at, treatments }) =>
      at === clinic && id !== lead && treatments.some((done) => done.treatment === treatment),
  );
  return other ? [lead, other.id] : [lead];
}
