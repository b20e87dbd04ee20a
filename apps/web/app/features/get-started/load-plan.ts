import type { PriceRange, TreatmentSummary, View } from '@travesia/contracts/catalog';
import { createCostEstimate } from '@travesia/contracts/estimates';
import { listPackages } from '@travesia/contracts/packages';
import type { Call } from '../../lib/api/call.ts';
import { type Answers, ANY } from './answers.ts';
import { suggest } from './body-areas.ts';
import { type Candidate, type Choice, choose, type Option, type Wishes, wishesOf } from './match.ts';

/** An option with its trip cost; null if it could not be calculated. */
export interface PlannedOption extends Option {
  trip: { total: PriceRange; home: string; trips: number } | null;
}

export interface Plan extends Omit<Choice, 'options'> {
  options: readonly PlannedOption[];
}

const PAGE = 100;
/** Enough pages for all offers of a treatment in any country today. */
const MOST_PAGES = 3;
const MOST_TREATMENTS = 30;

/** The treatments that remain possible for the answers. */
export const treatmentsFor = (
  { goal, area, treatment }: Pick<Answers, 'goal' | 'area' | 'treatment'>,
  treatments: readonly TreatmentSummary[],
): string[] =>
  treatment !== null && treatment !== ANY ? [treatment] : suggest(treatments, goal, area).map(({ slug }) => slug);

/** All offers for the treatments, each with whether one of the languages is spoken there. */
export async function loadPool(
  call: Call,
  { treatments, spoken, view }: { treatments: readonly string[]; spoken: readonly string[]; view: View },
): Promise<Candidate[]> {
  if (treatments.length === 0) return [];
  const read = async (more: { spoken?: string }) => {
    const query = { ...view, treatment: treatments.slice(0, MOST_TREATMENTS).join(','), limit: PAGE, ...more };
    const first = await call(listPackages, { query });
    const pages = Array.from({ length: Math.min(first.total_pages, MOST_PAGES) - 1 }, (_, index) => index + 2);
    const rest = await Promise.all(pages.map(async (page) => call(listPackages, { query: { ...query, page } })));
    return [first, ...rest].flatMap(({ data }) => data);
  };
  const [offers, speaking] = await Promise.all([read({}), spoken.length > 0 ? read({ spoken: spoken.join(',') }) : []]);
  const ids = new Set(speaking.map(({ id }) => id));
  const known = new Set(offers.map(({ id }) => id));
  // Offers with a matching language count even beyond the last page loaded.
  return [...offers, ...speaking.filter(({ id }) => !known.has(id))].map((offer) => ({
    offer,
    speaks: ids.has(offer.id),
  }));
}

interface Known {
  treatments: readonly TreatmentSummary[];
  homes: readonly { slug: string; lat: number; lon: number }[];
}

/** Converts answers to wishes, using catalog data. */
export const wishesWith = (answers: Answers, { treatments, homes }: Known): Wishes =>
  wishesOf(answers, treatmentsFor(answers, treatments), homes.find(({ slug }) => slug === answers.from) ?? null);

interface Asked {
  call: Call;
  answers: Answers;
  known: Known;
  pool: readonly Candidate[];
  view: View;
  report: (error: unknown) => void;
}

/** Selects options from the pool and calculates each trip cost; null for a cost that cannot be calculated. */
export async function makePlan({ call, answers, known, pool, view, report }: Asked): Promise<Plan> {
  const choice = choose(pool, wishesWith(answers, known));
  const options = await Promise.all(
    choice.options.map(async (option) => {
      try {
        const {
          total,
          home_city: home,
          trips,
        } = await call(createCostEstimate, {
          body: {
            ...view,
            treatment: option.offer.treatment.slug,
            package_id: option.offer.id,
            companion: answers.companion,
            ...(answers.from ? { home_city: answers.from } : {}),
          },
        });
        return { ...option, trip: { total, home: home.name, trips: trips.length } };
      } catch (error) {
        report(error);
        return { ...option, trip: null };
      }
    }),
  );
  return { ...choice, options };
}
