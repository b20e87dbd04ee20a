import type { ProviderSummary, VerificationStatus, Why } from '@travesia/contracts/providers';
import type { Tone } from '../../../ui/badge/badge.tsx';
import type { IconName } from '../../../ui/icon/icon.tsx';
import type { ProviderText } from './texts.ts';

/** A provider's page, without language prefix. */
export const providerAddress = ({ slug }: Pick<ProviderSummary, 'slug'>): string => `/providers/${slug}`;

/** How each verification status looks; its text is `verification.<status>`. */
export const VERIFICATION_LOOKS: Readonly<Record<VerificationStatus, { tone: Tone; icon: IconName }>> = {
  verified: { tone: 'success', icon: 'circle-check' },
  pending: { tone: 'warning', icon: 'clock-alert' },
  unverified: { tone: 'warning', icon: 'clock-alert' },
  expired: { tone: 'warning', icon: 'triangle-alert' },
  rejected: { tone: 'danger', icon: 'ban' },
};

/** Median time to first response in natural units: minutes rounded to five, hours, days from two days on. */
export function answerTime(minutes: number): { key: ProviderText; count: number } {
  if (minutes < 60) return { key: 'answers.minutes', count: Math.max(5, Math.ceil(minutes / 5) * 5) };
  if (minutes < 48 * 60) return { key: 'answers.hours', count: Math.round(minutes / 60) };
  return { key: 'answers.days', count: Math.round(minutes / (24 * 60)) };
}

/** Reasons by importance: those that distinguish a result before those that repeat the visitor's filters. */
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

/** Returns the most important of the API's reasons; undefined if there are none. */
export const tellingWhy = (why: readonly Why[]): Why | undefined =>
  why.toSorted((a, b) => TELLING.indexOf(a.code) - TELLING.indexOf(b.code))[0];

/** Why a provider is in a list: the message and its value. `languageName` turns language codes into names. */
export function whyText(why: Why, languageName: (code: string) => string): { key: ProviderText; value: string } {
  const value = why.value ?? '';
  return { key: `why.${why.code}`, value: why.code === 'speaks_language' && value ? languageName(value) : value };
}

/** Language names as a line: Spanish and Portuguese names are lowercase, but a line starts with a capital. */
export function languagesLine(
  codes: readonly string[],
  format: { list: (items: readonly string[]) => string; language: (code: string) => string },
): string {
  const line = format.list(codes.map(format.language));
  return line.charAt(0).toLocaleUpperCase() + line.slice(1);
}

/** Location in one line; omits the city if unknown. */
export const placeOf = ({ city, country }: Pick<ProviderSummary, 'city' | 'country'>): string =>
  city ? `${city.name}, ${country.name}` : country.name;

/** The clinic's logo for lists; null without one. */
export const smallLogo = ({ logo_url: logo }: Pick<ProviderSummary, 'logo_url'>): string | null =>
  logo && `${logo}?size=128`;
