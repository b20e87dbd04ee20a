import type { Locale } from '@travesia/contracts/kit';
import { type ProblemCode, problems } from '@travesia/contracts/problems';

/** The wait named when a problem has none of its own. */
const WAIT_SECONDS = 60;
/** From here on, a wait is named in minutes. */
const IN_MINUTES = 120;

/** The sentence of a problem in the reader's language; some name the wait. */
export const sayProblem = (code: ProblemCode, language: Locale, retryAfter = WAIT_SECONDS): string =>
  problems[code].text[language].replace('{wait}', () => wait(Math.max(1, retryAfter), language));

/** `12 seconds`, `3 minutos`. */
const wait = (seconds: number, language: Locale): string =>
  seconds < IN_MINUTES ? inUnit(seconds, 'second', language) : inUnit(Math.ceil(seconds / 60), 'minute', language);

const inUnit = (value: number, unit: 'second' | 'minute', language: Locale): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
