import type { Journey, Quote } from '@travesia/contracts/journeys';

/** What a page of a quote shows and can do. */
export interface ShownQuote {
  journey: Journey;
  quote: Quote;
  /** Shows what an act answered. */
  show: (quote: Quote) => void;
  reload: () => Promise<void>;
}
