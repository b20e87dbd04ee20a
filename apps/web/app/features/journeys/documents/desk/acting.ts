import type { JourneyDocumentSummary } from '@travesia/contracts/journeys';

/** What a dialog needs that changes a document. */
export interface Acting {
  journeyId: string;
  document: JourneyDocumentSummary;
  /** Its name in the reader’s language. */
  name: string;
  reload: () => Promise<void>;
  onClose: () => void;
}
