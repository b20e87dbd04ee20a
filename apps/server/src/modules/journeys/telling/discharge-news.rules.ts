import { journeyMachine } from '@travesia/contracts/journeys';
import { statesTagged } from '@travesia/contracts/kit';
import type { JourneyRow } from '../journey.lifecycle.ts';
import type { AboutJourney, JourneyNews } from './news.ts';

/** What happened to discharge papers, as their events say. */
export interface DischargeHappened {
  what: 'discharged' | 'discharge_corrected';
}

const ENDED_EARLY: readonly string[] = statesTagged(journeyMachine, 'untreated');

/** What is told of discharge papers: to the patient, that they are there. The clinic knows. */
export function dischargeNewsOf(
  { what }: DischargeHappened,
  { status }: Pick<JourneyRow, 'status'>,
  about: AboutJourney,
): JourneyNews | null {
  if (ENDED_EARLY.includes(status)) return null;
  const kind = what === 'discharged' ? 'journey_discharged' : 'discharge_corrected';
  return { patient: { kind, params: about }, desk: null };
}
