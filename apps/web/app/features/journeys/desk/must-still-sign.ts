import type { JourneySummary } from '@travesia/contracts/journeys';
import { isOpen } from '../ui/journey-status.tsx';

/** Whether a clinician’s signature is missing, or of answers that changed since. */
export const isUnsigned = ({ review }: Pick<JourneySummary, 'review'>): boolean =>
  review === 'needed' || review === 'outdated';

/** Whether a clinician must sign the answers: of a journey that ended, nothing is asked any more. */
export const mustStillSign = (journey: Pick<JourneySummary, 'review' | 'status'>): boolean =>
  isOpen(journey.status) && isUnsigned(journey);
