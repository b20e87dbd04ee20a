import type { Locale } from '@travesia/contracts/kit';

/** What a service is asked: texts in HTML, all of one language. */
export interface ServiceAsked {
  html: readonly string[];
  /** Null: the service detects it. */
  from: Locale | null;
  to: Locale;
}

export interface ServiceAnswer {
  html: readonly string[];
  /** The detected language of all texts; null if the service does not say, or is not sure. */
  detected: string | null;
}

/** How a translation service is asked, and what its answers mean. */
export interface TranslationService {
  name: string;
  /** Path and contents of a request. */
  request: (asked: ServiceAsked) => { path: string; headers: Record<string, string>; body: unknown };
  /** Null if it is not an answer of this service. */
  read: (answer: unknown, asked: ServiceAsked) => ServiceAnswer | null;
  /** Whether it answers in HTML; otherwise entities are decoded already. */
  isHtml: boolean;
}
