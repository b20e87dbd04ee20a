import type { JourneyDocument } from '@travesia/contracts/journeys';

/** A document on its page, and how the page follows what was done. */
export interface ShownDocument {
  document: JourneyDocument;
  show: (document: JourneyDocument) => void;
  reload: () => Promise<void>;
}
