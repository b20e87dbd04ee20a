import type { TreatmentDetail } from '@travesia/contracts/catalog';
import { earliestFlightDay } from './trip-days.ts';

/** Sourced advice on flying, by type of surgery. */
export type FlyAdvice = 'abdomen' | 'face';

const DAYS: Readonly<Record<FlyAdvice, number>> = { abdomen: 10, face: 10 };

/** Surgery covered by the advice: the chest or abdomen is opened, or cosmetic surgery of the face. */
const ADVICE: Readonly<Record<string, FlyAdvice>> = {
  'gastric-sleeve': 'abdomen',
  'gastric-bypass': 'abdomen',
  'tummy-tuck': 'abdomen',
  cabg: 'abdomen',
  'heart-valve-replacement': 'abdomen',
  rhinoplasty: 'face',
  facelift: 'face',
};

export interface FlyRule {
  /** First day to fly in our calendar, in days after the procedure. */
  ours: number;
  advice: FlyAdvice | null;
  /** Days the advice asks for. */
  advised: number | null;
  /** Whether the advice asks for more days than our calendar. */
  isLonger: boolean;
  /** Whether the treatment raises the risk of blood clots. */
  clots: boolean;
}

/** Earliest flight home, and how we know it. */
export function flyRule(
  treatment: Pick<TreatmentDetail, 'slug' | 'flags' | 'fly_home_min_days' | 'hospital_nights'>,
): FlyRule {
  const ours = earliestFlightDay(treatment);
  const advice = (Object.hasOwn(ADVICE, treatment.slug) ? ADVICE[treatment.slug] : null) ?? null;
  const advised = advice && DAYS[advice];
  return {
    ours,
    advice,
    advised,
    isLonger: advised !== null && advised > ours,
    clots: treatment.flags.includes('vte_gate'),
  };
}
