import type { PackageSummary } from '@travesia/contracts/packages';
import type { Why } from '@travesia/contracts/providers';
import type { StripCell } from '../../ui/chart/strip.tsx';
import type { PackageText } from './texts.ts';

/** Where a package is shown: opened on the page of its provider. Without language prefix. */
export const packageAddress = ({ id, provider }: Pick<PackageSummary, 'id' | 'provider'>): string =>
  `/providers/${provider.slug}?package=${id}#package-${id}`;

/** Where the whole trip is estimated with this package. Without language prefix. */
export const wholeTripAddress = ({ id, treatment }: Pick<PackageSummary, 'id' | 'treatment'>): string =>
  `/treatments/${treatment.slug}?package=${id}#trip-cost`;

/** What a package is called where its provider is not named beside it. */
export const keptName = ({ title, provider }: Pick<PackageSummary, 'title' | 'provider'>): string =>
  `${provider.name}: ${title}`;

/** Where the evidence for a provider's badge stands. Without language prefix. */
export const credentialsAddress = ({ provider }: Pick<PackageSummary, 'provider'>): string =>
  `/providers/${provider.slug}#credentials`;

const CELLS: Readonly<Record<string, StripCell>> = { i: 'yes', n: 'no', a: 'none' };

/** The answers of a price contract (`i`, `n`, `a`) as cells of a strip, in the order of its lines. */
export const stripCells = (answers: string): StripCell[] => Array.from(answers, (letter) => CELLS[letter] ?? 'none');

/** How many lines are included, left out and do not apply. */
export function countAnswers(answers: string): { included: number; missing: number; apart: number } {
  const count = (letter: string) => Array.from(answers).filter((one) => one === letter).length;
  return { included: count('i'), missing: count('n'), apart: count('a') };
}

/** What one price buys, when that is not simply the procedure: per tooth, per eye … */
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

/** Reasons by what they tell: those that set one result apart before those that the visitor asked of all. */
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

/** The reason to show of those the API gives; undefined without any. */
export const tellingWhy = (why: readonly Why[]): Why | undefined =>
  why.toSorted((a, b) => TELLING.indexOf(a.code) - TELLING.indexOf(b.code))[0];

/** Why a package stands in a list: the text and its values. Language codes become names by `languageName`. */
export function whyText(why: Why, languageName: (code: string) => string): { key: PackageText; value: string } {
  const value = why.value ?? '';
  return { key: `why.${why.code}`, value: why.code === 'speaks_language' && value ? languageName(value) : value };
}
