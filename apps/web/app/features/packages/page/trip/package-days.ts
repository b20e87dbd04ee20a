import type { TreatmentDetail } from '@travesia/contracts/catalog';
import type { PackageDetail } from '@travesia/contracts/packages';

type Step = TreatmentDetail['content']['steps'][number];

/** Where a night is spent, and whether the package's price includes it. */
export interface Night {
  place: 'hospital' | 'lodging';
  included: boolean;
}

/** One day of a package's trip, or several days in a row without an appointment. */
export interface PackageDay {
  /** Day of the trip, from 1; `last` is the same unless several days are merged. */
  first: number;
  last: number;
  /** Days from the procedure; 0 is the procedure's day. */
  offset: number;
  steps: readonly Pick<Step, 'kind' | 'title' | 'text'>[];
  /** Null on the last day. */
  night: Night | null;
  /** The first day on which the patient may fly. */
  mayFly: boolean;
  /** The last day: the flight home. */
  flight: boolean;
}

export interface PackageTrip {
  days: readonly PackageDay[];
  /** Steps of the treatment's usual calendar after the package's last day. */
  later: readonly Step[];
  /** Whether the package ends before the earliest flight home. */
  tooShort: boolean;
}

/** Whether the package has days abroad to list. */
export const hasNightsAbroad = (
  { stay_days: days }: Pick<PackageDetail, 'stay_days'>,
  { content, trips }: Pick<TreatmentDetail, 'content' | 'trips'>,
): boolean => trips > 0 && days > 1 && content.steps.some(({ trip }) => trip === 1);

/** The first trip of a package day by day, from its own nights; null without nights abroad. */
export function packageTrip(
  { inclusions, nights, stay_days: days }: Pick<PackageDetail, 'inclusions' | 'nights' | 'stay_days'>,
  { content, hospital_nights: usualHospital, trips }: Pick<TreatmentDetail, 'content' | 'hospital_nights' | 'trips'>,
  flyDay: number,
): PackageTrip | null {
  const steps = content.steps.filter(({ trip }) => trip === 1);
  if (!hasNightsAbroad({ stay_days: days }, { content, trips })) return null;
  const arrive = Math.min(0, ...steps.map(({ day_offset: offset }) => offset));
  const end = arrive + days - 1;
  const item = (key: 'hospital_nights' | 'lodging') => inclusions.find((one) => one.key === key);
  const hospital = Math.min(nights, item('hospital_nights')?.quantity ?? usualHospital);
  const paid = item('lodging')?.answer === 'included' ? (item('lodging')?.quantity ?? nights - hospital) : 0;
  let lodged = 0;
  const nightAt = (offset: number): Night => {
    if (offset >= 0 && offset < hospital)
      return { place: 'hospital', included: item('hospital_nights')?.answer === 'included' };
    lodged += 1;
    return { place: 'lodging', included: lodged <= paid };
  };
  const all = Array.from({ length: days }, (_, index): PackageDay => {
    const offset = arrive + index;
    const flight = offset === end;
    return {
      first: index + 1,
      last: index + 1,
      offset,
      // The flight is on the package's last day, whatever day is usual.
      steps: steps.filter(
        ({ day_offset: at, kind }) => (kind === 'fly_home' && flight) || (kind !== 'fly_home' && at === offset),
      ),
      night: flight ? null : nightAt(offset),
      mayFly: offset === flyDay,
      flight,
    };
  });
  return {
    days: all.reduce(mergeQuietDays, []),
    later: steps.filter(({ day_offset: at, kind }) => kind !== 'fly_home' && kind !== 'rest' && at > end),
    tooShort: end < flyDay,
  };
}

const isQuiet = ({ steps, flight, mayFly }: PackageDay) => steps.length === 0 && !flight && !mayFly;

/** Days without an appointment become one entry while nights are spent alike. */
function mergeQuietDays(days: PackageDay[], day: PackageDay): PackageDay[] {
  const before = days.at(-1);
  const alike = before?.night?.place === day.night?.place && before?.night?.included === day.night?.included;
  if (before && isQuiet(before) && isQuiet(day) && alike) return [...days.slice(0, -1), { ...before, last: day.last }];
  return [...days, day];
}
