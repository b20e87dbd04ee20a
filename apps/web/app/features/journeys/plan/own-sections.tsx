import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import type { JourneySectionProps } from '../own/sections/journey-section.ts';
import { ItinerarySection } from './itinerary/itinerary-section.tsx';
import { isRunning } from './is-running.ts';
import { ChecklistSection } from './tasks/checklist-section.tsx';
import { planTexts } from './texts.ts';

/** The itinerary as its patient reads it. */
export function OwnItinerary({ journey }: JourneySectionProps) {
  const t = useTexts(planTexts);
  return (
    <>
      {isRunning(journey.status) ? (
        <nav className="plan-anchors" aria-label={t('anchors')}>
          <a href="#itinerary" className="btn btn-secondary">
            {t('itinerary.heading')}
          </a>
          <a href="#checklist" className="btn btn-secondary">
            {t('tasks.heading')}
          </a>
        </nav>
      ) : null}
      <ItinerarySection journey={journey} reader="patient" />
    </>
  );
}

/** The tasks as the patient reads them. */
export const OwnChecklist = ({ journey }: JourneySectionProps) => (
  <ChecklistSection journey={journey} reader="patient" />
);
