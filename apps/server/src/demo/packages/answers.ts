import type { SeededRandom } from '../seeded-random.ts';
import type { PackageAnchor, ProviderContent, TreatmentProfile } from '../content/read-content.ts';
import type { DemoPackage } from '../types.ts';
import type { PriceBook } from './price.ts';
import { sidePrice } from './side-costs.ts';
import type { Stay } from './stay.ts';

export type Answer = 'included' | 'not_included' | 'not_applicable';
export type Answered = { answer: Answer; quantity: number | null };

export type PackagePlan = {
  provider: ProviderContent;
  treatment: string;
  tier: DemoPackage['tier'];
  profile: TreatmentProfile;
  book: PriceBook;
  stay: Stay;
  place: number;
  /** The price in whole units of the book's currency. */
  total: number;
  anchor: PackageAnchor | undefined;
  random: SeededRandom;
};

/** Probability that a tier includes an optional item. Other items are always included. */
const CHANCES: Record<string, [essential: number, standard: number, complete: number]> = {
  preop_tests: [0.6, 1, 1],
  medications_out: [0.3, 0.9, 1],
  garments: [0.5, 1, 1],
  remote_followup: [0.5, 1, 1],
  revision_policy: [0.4, 0.85, 1],
  complication_policy: [0.7, 1, 1],
  transfers: [0, 0.8, 1],
  lodging: [0, 0.45, 0.9],
  companion: [0, 0.15, 0.6],
  nurse: [0, 0.25, 0.7],
  lymphatic_massage: [0, 0.4, 0.8],
  interpreter: [0, 0.6, 0.9],
  records_pack: [0.4, 0.85, 1],
  insurance: [0, 0.08, 0.25],
};

/** Items the provider buys per unit, ordered by which to drop first when the price is small. */
export const BOUGHT_IN = [
  'insurance',
  'companion',
  'nurse',
  'interpreter',
  'lymphatic_massage',
  'lodging',
  'transfers',
  'records_pack',
];

/** Items with a quantity when not included: nights, rides, visits… */
const COUNTED = ['lodging', 'companion', 'transfers', 'nurse', 'lymphatic_massage', 'interpreter', 'garments'];

/** Providers pay less than the public for what they buy. */
export const BOUGHT_IN_BASIS_POINTS = 8500;
/** Maximum share of a price spent on bought items. */
const BOUGHT_IN_SHARE = 0.4;

/** One answer per key, so that answers, nights and price are consistent. */
export function answerKeys(plan: PackagePlan, keys: string[]): Map<string, Answered> {
  const answers = new Map<string, Answered>();
  for (const key of keys) {
    const answer = firstAnswer(plan, key);
    const counts = answer === 'included' || (answer === 'not_included' && COUNTED.includes(key));
    answers.set(key, { answer, quantity: counts ? quantityOf(plan, key) : null });
  }
  const promised = new Set([...mustOf(plan), ...Object.keys(plan.anchor?.include ?? {})]);
  for (const key of BOUGHT_IN) {
    if (boughtInShare(plan, answers) <= BOUGHT_IN_SHARE) break;
    if (answers.get(key)?.answer === 'included' && !promised.has(key)) leaveOut(answers, key);
  }
  // A companion sleeps in the patient's room: without lodging there is none to share.
  if (answers.get('lodging')?.answer !== 'included' && answers.get('companion')?.answer === 'included')
    leaveOut(answers, 'companion');
  return answers;
}

function leaveOut(answers: Map<string, Answered>, key: string): void {
  const quantity = COUNTED.includes(key) ? (answers.get(key)?.quantity ?? null) : null;
  answers.set(key, { answer: 'not_included', quantity });
}

function mustOf(plan: PackagePlan): string[] {
  return plan.tier === 'essential' ? [] : plan.profile.must[plan.tier];
}

function firstAnswer(plan: PackagePlan, key: string): Answer {
  const { profile, stay, anchor, tier, random } = plan;
  if (profile.na.includes(key)) return 'not_applicable';
  if (key === 'hospital_nights' && stay.hospital_nights === 0) return 'not_applicable';
  if (['lodging', 'companion'].includes(key) && stay.lodging_nights === 0) return 'not_applicable';
  if (anchor && key in anchor.include) return 'included';
  if (anchor?.exclude.includes(key)) return 'not_included';
  if (mustOf(plan).includes(key)) return 'included';
  if (key === 'medications_out' && profile.out_usd > 1000) return 'not_included';
  if (key === 'interpreter' && plan.provider.languages.length < 2) return 'not_included';
  const chances = CHANCES[key];
  if (!chances) return 'included';
  const chance = chances[['essential', 'standard', 'complete'].indexOf(tier)] ?? 1;
  return random.chance(chance) ? 'included' : 'not_included';
}

function quantityOf(plan: PackagePlan, key: string): number | null {
  const given = plan.anchor?.include[key];
  if (given) return given;
  if (key === 'hospital_nights') return plan.stay.hospital_nights;
  if (key === 'lodging' || key === 'companion') return plan.stay.lodging_nights;
  if (key === 'transfers') return RIDES;
  if (key === 'implants_devices') return plan.profile.pieces;
  if (key === 'interpreter' && !plan.profile.qty[key]) return plan.random.int(1, 4) * 2;
  const range = plan.profile.qty[key];
  if (!range) return null;
  const windows = COVER_MONTHS.filter((months) => range[0] <= months && months <= range[1]);
  return COVERS.includes(key) && windows.length > 0 ? plan.random.pick(windows) : plan.random.int(...range);
}

/** Items that run for months, and the periods used in contracts. */
const COVERS = ['remote_followup', 'revision_policy', 'complication_policy'];
const COVER_MONTHS = [1, 2, 3, 6, 12, 18, 24, 36, 60];

/** Rides per stay: two to the airport and two to the clinic. */
export const RIDES = 4;

function boughtInShare(plan: PackagePlan, answers: Map<string, Answered>): number {
  const cost = BOUGHT_IN.reduce((sum, key) => {
    const given = answers.get(key);
    if (given?.answer !== 'included') return sum;
    const price = sidePrice(key, plan)?.units ?? 0;
    return sum + price * (given.quantity ?? 1) * (BOUGHT_IN_BASIS_POINTS / 10_000);
  }, 0);
  return cost / plan.total;
}
