import { isUntreated } from '../journey-sides.policy.ts';
import type { JourneyRow } from '../journey.lifecycle.ts';
import type { AboutJourney, JourneyNews } from './news.ts';

/** What happened to discharge papers, as their events say. */
export interface DischargeHappened {
  what: 'discharged' | 'discharge_corrected';
}

/** What is told of discharge papers: to the patient, that they are there. The clinic knows. */
export function dischargeNewsOf(
  { what }: DischargeHappened,
  { status }: Pick<JourneyRow, 'status'>,
  about: AboutJourney,
): JourneyNews | null {
  if (isUntreated({ status })) return null;
  const kind = what === 'discharged' ? 'journey_discharged' : 'discharge_corrected';
  return { patient: { kind, params: about }, desk: null };
}
