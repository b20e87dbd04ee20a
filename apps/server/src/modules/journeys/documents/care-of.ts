import type { Reference } from '../../catalog/index.ts';
import type { JourneyRow } from '../journey.lifecycle.ts';
import { type JourneysDeps, treatmentOf } from '../journeys-deps.ts';

/** What kind of care a journey's treatment is: what it requires to be signed, and what its forms say. */
export function careOf(
  { consents }: Pick<JourneysDeps, 'consents'>,
  reference: Reference,
  { treatment }: Pick<JourneyRow, 'treatment'>,
) {
  const found = treatmentOf(reference, treatment);
  return {
    treatment: found,
    care: consents.careOf({ key: found.releaseKey ?? found.slug, category: found.category }),
  };
}
