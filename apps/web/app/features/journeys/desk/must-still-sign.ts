import type { JourneySummary } from '@travesia/contracts/journeys';
import { isOpen } from '../ui/journey-status.tsx';

/** Whether a clinician must sign the answers: of a journey that ended, nothing is asked any more. */
export const mustStillSign = ({ review, status }: Pick<JourneySummary, 'review' | 'status'>): boolean =>
  isOpen(status) && (review === 'needed' || review === 'outdated');
