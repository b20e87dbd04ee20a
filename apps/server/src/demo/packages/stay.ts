import type { SeededRandom } from '../seeded-random.ts';
import type { DemoPackage, DemoTreatment } from '../types.ts';
import type { PackageAnchor } from '../content/read-content.ts';

export type Stay = Pick<DemoPackage, 'hospital_nights' | 'lodging_nights' | 'nights' | 'stay_days'>;

/**
 * Days at the destination: enough for arrival, treatment and the wait before the flight home, within
 * the treatment's usual stay. Remote treatments have none.
 */
export function planStay(
  treatment: DemoTreatment,
  random: SeededRandom,
  tier: DemoPackage['tier'],
  anchor?: PackageAnchor,
): Stay {
  const { hospital_nights, stay_days_min, stay_days_max, fly_home_min_days } = treatment;
  const most = Math.max(0, stay_days_max - 1);
  // One night before the main day, and the wait after it.
  const least = Math.min(most, Math.max(stay_days_min - 1, hospital_nights, waitNights(fly_home_min_days)));
  const usual = random.int(least, Math.min(most, least + 3));
  const nights = treatment.slug === 'executive-checkup' ? Number(tier === 'complete') : usual;
  const lodging_nights = anchor?.lodging_nights ?? nights - hospital_nights;
  return {
    hospital_nights,
    lodging_nights,
    nights: hospital_nights + lodging_nights,
    stay_days: anchor?.stay_days ?? (stay_days_max === 0 ? 0 : nights + 1),
  };
}

const waitNights = (days: number) => (days === 0 ? 0 : days + 1);
