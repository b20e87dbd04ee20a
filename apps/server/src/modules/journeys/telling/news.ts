import type { JourneyNotice, JourneyTold } from '@travesia/contracts/journeys';

export type DeskKind = Extract<JourneyNotice, `desk_${string}`>;
export type PatientKind = Exclude<JourneyNotice, DeskKind>;
export type PatientTold = JourneyTold<PatientKind>;
export type DeskTold = JourneyTold<DeskKind>;
export type Desk = DeskTold['params']['desk'];

/** Whom it is told: the patient, and those who answer for the clinic, each for their desk; null for a desk that did it. */
export interface JourneyNews {
  patient: PatientTold | null;
  desk: ((desk: Desk) => DeskTold | null) | null;
}

/** What every text names. */
export interface AboutJourney {
  journey_id: string;
  reference: string;
  clinic: string;
}
