import type { TreatmentDetail } from '@travesia/contracts/catalog';
import { earliestFlightDay } from './trip-days.ts';

/** Advice on flying that was read in a source, by the kind of operation. */
export type FlyAdvice = 'abdomen' | 'face';

const DAYS: Readonly<Record<FlyAdvice, number>> = { abdomen: 10, face: 10 };

/** Operations that the advice is about: the chest or the abdomen is opened, or the face is operated on for its looks. */
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
  /** First day of a flight in our calendar, days after the procedure. */
  ours: number;
  advice: FlyAdvice | null;
  /** Days that the advice asks for. */
  advised: number | null;
  /** Whether the advice asks for more than our calendar. */
  isLonger: boolean;
  /** Whether the treatment raises the risk of clots. */
  clots: boolean;
}

/** When somebody may fly home, and how that is known. */
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
