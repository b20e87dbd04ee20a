import type { Localized } from '@travesia/contracts/kit';
import {
  type GapCode,
  type PackageContent,
  type PackageContentChange,
  PACKAGE_LIMITS,
  PRICE_FIELDS,
  type PublishingFacts,
  publishingGaps,
} from '@travesia/contracts/packages';
import { isDeepStrictEqual } from 'node:util';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { PackageRights } from './own-packages.policy.ts';

export const isSameContent = (one: PackageContent, other: PackageContent): boolean => isDeepStrictEqual(one, other);

/** Prices of items that are not included. */
const extrasOf = ({ items }: Pick<PackageContent, 'items'>) => items.map(({ extra }) => extra);

/** Whether a change touches what a patient pays. */
export const changesPrice = (before: PackageContent, after: PackageContent): boolean =>
  PRICE_FIELDS.some((field) => !isDeepStrictEqual(before[field], after[field])) ||
  !isDeepStrictEqual(extrasOf(before), extrasOf(after));

/** Throws `packages.price_not_allowed` if someone who may only edit would change prices. */
export function refusePriceChange(rights: PackageRights, before: PackageContent, after: PackageContent): void {
  if (!rights.price && changesPrice(before, after)) throw new ProblemError('packages.price_not_allowed');
}

/** The content with the fields that were sent; what was not sent stays. */
export function withChange(content: PackageContent, change: PackageContentChange): PackageContent {
  const sent = Object.entries(change).filter(([, value]) => value !== undefined);
  return { ...content, ...(Object.fromEntries(sent) as Partial<PackageContent>) };
}

/** Throws `packages.not_publishable`, naming each field that something is missing in; with `codes`, only for gaps of these kinds. */
export function refuseGaps(content: PackageContent, facts: PublishingFacts, codes?: readonly GapCode[]): void {
  const gaps = publishingGaps(content, facts).filter(({ code }) => !codes || codes.includes(code));
  if (gaps.length === 0) return;
  throw new ProblemError('packages.not_publishable', {
    detail: gaps.map(({ path, code }) => `${path}: ${code}`).join('; '),
    fields: gaps.map(({ path, code, params }) => ({
      path: `body.${path}`,
      code,
      message: Object.entries(params).reduce(
        (text, [name, value]) => `${text} ${name} ${value}`,
        code.replaceAll('_', ' '),
      ),
    })),
  });
}

const COPY: Localized = { en: 'copy', es: 'copia', pt: 'cópia' };

/** The content of a duplicate, whose title says so. */
export function duplicateOf(content: PackageContent): PackageContent {
  const named = (locale: keyof Localized) => {
    const title = content.title[locale];
    const mark = ` (${COPY[locale]})`;
    return title && `${title.slice(0, PACKAGE_LIMITS.title - mark.length)}${mark}`;
  };
  return { ...content, title: { en: named('en'), es: named('es'), pt: named('pt') } };
}
