import type { Itinerary, ItineraryEntry, ItineraryKind, Journey } from '@travesia/contracts/journeys';

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

/** What the dialog of an entry needs. */
export interface EntryDialogProps extends ItineraryProps {
  /** The entry to change; null adds one. */
  entry: ItineraryEntry | null;
  /** What an added one is at first. */
  added: ItineraryKind;
  /** Refused because it has changed: shows what it is now. */
  onRefused: () => void;
  onClose: () => void;
}

/** What can be done with an entry. */
export interface EntryActs {
  onEdit: (entry: ItineraryEntry) => void;
  onRemove: (entry: ItineraryEntry) => void;
  onDriver: (entry: ItineraryEntry) => void;
}
