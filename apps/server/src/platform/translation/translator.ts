import type { Locale } from '@travesia/contracts/kit';

/** A term of a field: the forms that are recognized in each language, and what it is translated to. */
export interface Term {
  recognized: Readonly<Record<Locale, readonly string[]>>;
  to: Readonly<Partial<Record<Locale, string>>>;
}

/** A text to translate. */
export interface Asked {
  text: string;
  /** The language that its writer probably used. Of longer texts the service detects it. */
  from: Locale;
  to: Locale;
  /** Names that stay as they are. */
  names: readonly string[];
}

export type Translated =
  | { kind: 'translated'; text: string; from: string }
  | { kind: 'same_language'; from: string }
  /** The service lost or changed something that must stay, such as a dose. */
  | { kind: 'not_translatable'; from: string };

/** The service does not answer, or not as it should. It may later. */
export class TranslationUnavailable extends Error {
  override name = 'TranslationUnavailable';
}

/** Translates texts by an outside service. Never called inside a transaction. */
export interface Translator {
  /** Name of the service. */
  readonly service: string;
  /** Faults since the last success. */
  readonly faults: () => number;
  /** Throws TranslationUnavailable. */
  translate(asked: Asked): Promise<Translated>;
}
