import type { ProviderSummary, VerificationStatus, Why } from '@travesia/contracts/providers';
import type { Tone } from '../../../ui/badge/badge.tsx';
import type { IconName } from '../../../ui/icon/icon.tsx';
import type { ProviderText } from './texts.ts';

/** The page of a provider, without language prefix. */
export const providerAddress = ({ slug }: Pick<ProviderSummary, 'slug'>): string => `/providers/${slug}`;

/** How each verification status looks; its words are `verification.<status>`. */
export const VERIFICATION_LOOKS: Readonly<Record<VerificationStatus, { tone: Tone; icon: IconName }>> = {
  verified: { tone: 'success', icon: 'circle-check' },
  pending: { tone: 'warning', icon: 'clock-alert' },
  unverified: { tone: 'warning', icon: 'clock-alert' },
  expired: { tone: 'warning', icon: 'triangle-alert' },
  rejected: { tone: 'danger', icon: 'ban' },
};

/** Median time to a first answer as one would say it: minutes to the next five, hours, from two days on days. */
export function answerTime(minutes: number): { key: ProviderText; count: number } {
  if (minutes < 60) return { key: 'answers.minutes', count: Math.max(5, Math.ceil(minutes / 5) * 5) };
  if (minutes < 48 * 60) return { key: 'answers.hours', count: Math.round(minutes / 60) };
  return { key: 'answers.days', count: Math.round(minutes / (24 * 60)) };
}

/** Reasons by what they tell: those that set one result apart before those that the visitor asked of all. */
const TELLING: readonly Why['code'][] = [
  'nearest',
  'lowest_price',
  'highest_rated',
  'name_match',
  'near_name',
  'offers_treatment',
  'speaks_language',
  'accredited',
  'verified',
  'within_price',
  'in_place',
  'listed',
];

/** The reason to show of those the API gives; undefined without any. */
export const tellingWhy = (why: readonly Why[]): Why | undefined =>
  why.toSorted((a, b) => TELLING.indexOf(a.code) - TELLING.indexOf(b.code))[0];

/** Why a provider stands in a list: the text and its value. Language codes become names by `languageName`. */
export function whyText(why: Why, languageName: (code: string) => string): { key: ProviderText; value: string } {
  const value = why.value ?? '';
  return { key: `why.${why.code}`, value: why.code === 'speaks_language' && value ? languageName(value) : value };
}

/** Languages by name as a line of its own: in Spanish and Portuguese their names begin small, a line does not. */
export function languagesLine(
  codes: readonly string[],
  format: { list: (items: readonly string[]) => string; language: (code: string) => string },
): string {
  const line = format.list(codes.map(format.language));
  return line.charAt(0).toLocaleUpperCase() + line.slice(1);
}

/** Where it is in one line; the city is left out when it is not known. */
export const placeOf = ({ city, country }: Pick<ProviderSummary, 'city' | 'country'>): string =>
  city ? `${city.name}, ${country.name}` : country.name;
