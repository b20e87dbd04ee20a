import type { PageFacts } from './read-page.ts';

/** Programming values that a text must never show. */
const LEAKS = /\b(?:undefined|null|NaN|Infinity)\b|\[object |\{\w+(?:, \w+|\})|\b[a-z]+_[a-z_]+\b/;
/** URLs, file names and codes may look like such values. */
const NO_TEXT = /^(?:https?:\/\/|\/|[\w.+-]+@)|\w\.(?:json|csv|html?|pdf)\b/;

/** Names of data stored on a device, which the privacy notice uses literally. */
const REAL_NAMES = new Set(['access_token', 'refresh_token']);

/** Texts of a page that leak a programming value. */
export const leaksOf = ({ texts }: PageFacts): string[] =>
  texts.map(({ text }) => text).filter((text) => LEAKS.test(text) && !NO_TEXT.test(text) && !REAL_NAMES.has(text));

/** Problems in a page's structured data: invalid JSON, a price without currency, a rating without count. */
export function structuredDataComplaints({ jsonLd }: PageFacts): string[] {
  return jsonLd.flatMap((source) => {
    try {
      return complaintsIn(JSON.parse(source));
    } catch (error) {
      return [`JSON-LD cannot be read: ${String(error)}`];
    }
  });
}

function complaintsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(complaintsIn);
  if (typeof value !== 'object' || value === null) return [];
  const thing = value as Record<string, unknown>;
  const complaints = Object.values(thing).flatMap(complaintsIn);
  const isPriced = ['price', 'lowPrice', 'highPrice', 'minPrice', 'maxPrice'].some((name) => name in thing);
  if (isPriced && !/^[A-Z]{3}$/.test(String(thing['priceCurrency'] ?? thing['currency'])))
    complaints.push(`a price without currency: ${JSON.stringify(thing).slice(0, 200)}`);
  const rating = thing['aggregateRating'] as Record<string, unknown> | undefined;
  if (rating && !(Number(rating['reviewCount'] ?? rating['ratingCount']) >= 1 && Number(rating['ratingValue']) >= 1))
    complaints.push(`a rating without its count: ${JSON.stringify(rating)}`);
  return complaints;
}

/** SEO problems of a single page; lengths are counted elsewhere. */
export function searchEngineComplaints(facts: PageFacts, status: number): string[] {
  const complaints: string[] = [];
  if (!facts.title) complaints.push('no title');
  if (status >= 400) return complaints;
  if (facts.indexed && !facts.canonical) complaints.push('no canonical address');
  if (facts.indexed && !facts.description) complaints.push('no description');
  if (facts.indexed && facts.alternates.size !== 4) complaints.push(`${facts.alternates.size} language alternates`);
  if (facts.headings !== 1) complaints.push(`${facts.headings} headings of the first level`);
  if (facts.repeatedIds.length) complaints.push(`ids used twice: ${facts.repeatedIds.join(', ')}`);
  return complaints;
}
