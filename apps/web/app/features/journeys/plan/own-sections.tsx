import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import type { JourneySectionProps } from '../own/sections/journey-section.ts';
import { ItinerarySection } from './itinerary/itinerary-section.tsx';
import { isRunning } from './is-running.ts';
import { ChecklistSection } from './tasks/checklist-section.tsx';
import { planTexts } from './texts.ts';

/** The itinerary as its patient reads it. */
export const OwnItinerary = ({ journey }: JourneySectionProps) => (
  <ItinerarySection journey={journey} reader="patient" />
);

/** The tasks as the patient reads them. */
export const OwnChecklist = ({ journey }: JourneySectionProps) => (
  <ChecklistSection journey={journey} reader="patient" />
);
