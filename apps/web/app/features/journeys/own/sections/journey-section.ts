import type { Journey } from '@travesia/contracts/journeys';
import type { ComponentType } from 'react';

/** What a section of a patient’s journey shows and can do. */
export interface JourneySectionProps {
  journey: Journey;
  /** Shows what an act answered. */
  show: (journey: Journey) => void;
  reload: () => Promise<void>;
}

/** A section by the id of its heading. */
export interface JourneySection {
  id: string;
  Section: ComponentType<JourneySectionProps>;
}
