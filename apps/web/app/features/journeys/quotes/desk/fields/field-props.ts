import type { QuoteWork } from '../use-quote-draft.ts';

/** What every part of the editor needs. */
export interface QuoteFieldProps {
  value: QuoteWork['content'];
  set: QuoteWork['set'];
  /** The quote as it is on the server. */
  known: QuoteWork['known'];
}
