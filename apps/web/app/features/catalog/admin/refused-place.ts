import { LOCALES, type Locale } from '@travesia/contracts/kit';

/** A refused part of a treatment: its name, and the field that shows it. */
export interface RefusedPlace {
  /** A part, a section of the page, a fact or a field of the review. */
  what: 'part' | 'section' | 'fact' | 'review';
  key: string;
  /** Entry number within a section, from 1. */
  number: number | null;
  language: Locale | null;
  /** Name of the field in the form. */
  field: string;
}

const REVIEW = { reviewer: 'reviewer', credential: 'reviewer_credential', reviewed_on: 'reviewed_on' } as const;

/**
 * Parses `content.steps.0.title.es`, `name.pt` or `facts.trips`, with or without a `body.` prefix; null if the path
 * is not part of a treatment.
 */
export function refusedPlace(path: string): RefusedPlace | null {
  const [part, ...rest] = path.replace(/^body\./, '').split('.');
  const language = LOCALES.find((one) => rest.includes(one)) ?? null;
  const inLanguage = (field: string) => (language ? `${field}-${language}` : field);
  const place = { number: null, language };
  if (part === 'content' && rest[0]) {
    const { number, field } = entryOf(rest);
    return { what: 'section', key: rest[0], number, field: inLanguage(field), language };
  }
  if (part === 'facts' && rest[0]) return { what: 'fact', key: rest.join('.'), field: factField(rest), ...place };
  if (part === 'medical_review') {
    const key = (Object.keys(REVIEW) as (keyof typeof REVIEW)[]).find((one) => one === rest[0]) ?? 'reviewer';
    return { what: 'review', key, field: REVIEW[key], ...place };
  }
  return part && PARTS.includes(part) ? { what: 'part', key: part, field: inLanguage(part), ...place } : null;
}

const PARTS = ['slug', 'category', 'name', 'short_name', 'summary', 'content', 'synonyms', 'facts', 'status'];

const factField = ([fact, end]: readonly string[]): string =>
  fact === 'second_trip_after_months' ? `second_trip_${end ?? 'min'}` : (fact ?? '');

/** Maps `steps.0.title.es` to the field `steps-0-title` and `risks.1.source.label` to `risks-1-source`. */
function entryOf([section, index, ...rest]: readonly string[]): Pick<RefusedPlace, 'number' | 'field'> {
  const key = rest.find((one) => !LOCALES.some((locale) => locale === one)) ?? 'text';
  const shown = key === 'source' && rest.includes('url') ? 'url' : key === 'day_offset' ? 'day' : key;
  const number = index === undefined || Number.isNaN(Number(index)) ? null : Number(index) + 1;
  return { number, field: `${section}-${index ?? 0}-${shown}` };
}
