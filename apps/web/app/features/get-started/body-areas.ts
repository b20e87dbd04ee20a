import type { TreatmentSummary } from '@travesia/contracts/catalog';

export const GOALS = ['repair', 'look', 'weight', 'child', 'check', 'mind', 'know'] as const;
export type Goal = (typeof GOALS)[number];

/** From head to foot, then areas without a single place. */
export const AREAS = [
  'hair',
  'eyes',
  'face',
  'teeth',
  'breasts',
  'heart',
  'back',
  'belly',
  'hips',
  'pelvis',
  'knees',
  'whole',
] as const;
export type Area = (typeof AREAS)[number];

type Placed = Pick<TreatmentSummary, 'slug' | 'category' | 'restricted' | 'package_count'>;
interface Place {
  goals: readonly Goal[];
  areas: readonly Area[];
}

/** Default goal and body area of a category, unless a treatment overrides it; also used for treatments added later. */
const OF_CATEGORY: Readonly<Record<string, Place>> = {
  dental: { goals: ['repair'], areas: ['teeth'] },
  bariatric: { goals: ['weight'], areas: ['belly'] },
  cosmetic: { goals: ['look'], areas: ['face', 'breasts', 'belly', 'hips'] },
  ophthalmology: { goals: ['repair'], areas: ['eyes'] },
  orthopedic: { goals: ['repair'], areas: ['back', 'hips', 'knees'] },
  fertility: { goals: ['child'], areas: ['pelvis'] },
  cardiac: { goals: ['repair'], areas: ['heart'] },
  oncology: { goals: ['check'], areas: ['whole'] },
  checkup: { goals: ['check'], areas: ['whole'] },
  mental_health: { goals: ['mind'], areas: [] },
};

const OF_TREATMENT: Readonly<Record<string, Partial<Place>>> = {
  'veneer-porcelain': { goals: ['look'] },
  'crown-zirconia': { goals: ['repair', 'look'] },
  rhinoplasty: { areas: ['face'] },
  facelift: { areas: ['face'] },
  'hair-transplant-2500': { areas: ['hair'] },
  'breast-augmentation': { areas: ['breasts'] },
  liposuction: { areas: ['belly', 'hips'] },
  'tummy-tuck': { areas: ['belly'] },
  bbl: { areas: ['hips'] },
  'knee-replacement': { areas: ['knees'] },
  'hip-replacement': { areas: ['hips'] },
  'spinal-fusion-1-level': { areas: ['back'] },
};

const placeOf = ({ slug, category }: Placed): Place => ({
  goals: [],
  areas: [],
  ...OF_CATEGORY[category.slug],
  ...OF_TREATMENT[slug],
});

/** Can be suggested: it has an offer, no regulator warning, and is not mental health, which has its own page. */
const suggestable = (treatment: Placed): boolean =>
  treatment.package_count > 0 && !treatment.restricted && !placeOf(treatment).goals.includes('mind');

/** The treatments for a goal and body area; an unanswered goal or area does not filter. */
export const suggest = <T extends Placed>(treatments: readonly T[], goal: Goal | null, area: Area | null): T[] =>
  treatments.filter((treatment) => {
    const { goals, areas } = placeOf(treatment);
    const serves = goal === null || goal === 'know' || goals.includes(goal);
    return suggestable(treatment) && serves && (area === null || areas.includes(area));
  });

/** Body areas with suggestions for the goal, from head to foot. */
export const areasFor = (goal: Goal | null, treatments: readonly Placed[]): Area[] =>
  AREAS.filter((area) => suggest(treatments, goal, area).length > 0);
