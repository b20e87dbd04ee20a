import type { Reference } from '../../catalog/index.ts';
import type { JourneyRow } from '../../journeys/index.ts';

/** What decides which questions are asked: the category, and the name that the data files know a treatment by. */
export function treatmentFor(
  { treatments }: Reference,
  { treatment }: Pick<JourneyRow, 'treatment'>,
): { category: string; key: string } {
  const found = treatments.get(treatment);
  return { category: found?.category ?? '', key: found?.releaseKey ?? treatment };
}
