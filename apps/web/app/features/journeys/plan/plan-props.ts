import type { Itinerary, Journey } from '@travesia/contracts/journeys';

/** Who reads a plan: the patient, or someone on the clinic’s side. */
export type PlanReader = 'patient' | 'clinic';

export interface PlanProps {
  journey: Journey;
  reader: PlanReader;
}

/** What acts on an itinerary need besides it. */
export interface ItineraryProps extends PlanProps {
  itinerary: Itinerary;
  /** Shows what an act answered. */
  show: (itinerary: Itinerary) => void;
}
