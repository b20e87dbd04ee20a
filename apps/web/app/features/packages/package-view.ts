import { nightsHeld, type PackageSummary } from '@travesia/contracts/packages';
import type { Why } from '@travesia/contracts/providers';
import type { StripCell } from '../../ui/chart/strip.tsx';
import type { PackageText } from './texts.ts';

/** Trip cost estimate for this package. Without language prefix. */
export const wholeTripAddress = ({ id, treatment }: Pick<PackageSummary, 'id' | 'treatment'>): string =>
  `/treatments/${treatment.slug}?package=${id}#trip-cost`;

/** A package's name where its provider is not shown beside it. */
export const keptName = ({ title, provider }: Pick<PackageSummary, 'title' | 'provider'>): string =>
  `${provider.name}: ${title}`;

/** The evidence for a provider's badge. Without language prefix. */
export const credentialsAddress = ({ provider }: Pick<PackageSummary, 'provider'>): string =>
  `/providers/${provider.slug}#credentials`;

const CELLS: Readonly<Record<string, StripCell>> = { i: 'yes', n: 'no', a: 'none' };

/** Values of `card.nights`: nights to plan for, and how many of them the price includes. */
export const nightsSaid = (offer: Pick<PackageSummary, 'nights' | 'nights_included'>) => ({
  count: offer.nights,
  included: offer.nights_included,
  held: nightsHeld(offer),
});

/** Converts a contract's answers (`i`, `n`, `a`) to strip cells, in line order. */
export const stripCells = (answers: string): StripCell[] => Array.from(answers, (letter) => CELLS[letter] ?? 'none');

/** Number of lines included, not included and not applicable. */
export function countAnswers(answers: string): { included: number; missing: number; apart: number } {
  const count = (letter: string) => Array.from(answers).filter((one) => one === letter).length;
  return { included: count('i'), missing: count('n'), apart: count('a') };
}

/** The unit of a price when it is not simply the procedure: per tooth, per eye … */
export function unitText(unit: string): PackageText | null {
  const known: Readonly<Record<string, PackageText>> = {
    per_tooth: 'unit.tooth',
    per_arch: 'unit.arch',
    per_eye: 'unit.eye',
    both_eyes: 'unit.eyes',
    per_joint: 'unit.joint',
    per_cycle: 'unit.cycle',
    per_session: 'unit.session',
    per_person: 'unit.person',
    per_report: 'unit.report',
    per_28_days: 'unit.days28',
  };
  return known[unit] ?? null;
}

/** Reasons by importance: those that distinguish a result before those that repeat the visitor's filters. */
const TELLING: readonly Why['code'][] = [
  'lowest_price',
  'highest_rated',
  'nearest',
  'name_match',
  'near_name',
  'speaks_language',
  'accredited',
  'verified',
  'in_place',
  'within_price',
  'offers_treatment',
  'listed',
];

/** Returns the most important of the API's reasons; undefined if there are none. */
export const tellingWhy = (why: readonly Why[]): Why | undefined =>
  why.toSorted((a, b) => TELLING.indexOf(a.code) - TELLING.indexOf(b.code))[0];

/** Why a package is in a list: the message and its values. `languageName` turns language codes into names. */
export function whyText(why: Why, languageName: (code: string) => string): { key: PackageText; value: string } {
  const value = why.value ?? '';
  return { key: `why.${why.code}`, value: why.code === 'speaks_language' && value ? languageName(value) : value };
}
