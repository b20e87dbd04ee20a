import type { PackageGap } from '@travesia/contracts/packages';
import type { Locale } from '../../../../../lib/i18n/locale.ts';
import { displayName } from '../../../../../lib/format/numbers.ts';
import { useLocale, useTexts, type Translate } from '../../../../../lib/i18n/use-texts.tsx';
import { packageWords, type PackageWord } from './texts.ts';

/** Names of price items by key, in the page's language. */
export type ItemNames = ReadonlyMap<string, string>;

export const itemNamesOf = (items: readonly { key: string; label: string }[]): ItemNames =>
  new Map(items.map(({ key, label }) => [key, label]));

/** What a package lacks, as a sentence that says what to do. */
export function gapText(
  t: Translate<PackageWord>,
  locale: Locale,
  { code, params }: Pick<PackageGap, 'code' | 'params'>,
  items: ItemNames,
): string {
  const { language, item, part } = params;
  return t(`gap.${code}`, {
    ...params,
    ...(typeof language === 'string' ? { language: displayName(locale, 'language', language) } : {}),
    ...(typeof item === 'string' ? { item: items.get(item) ?? item } : {}),
    ...(typeof part === 'string' ? { part: t(`pays.${part}` as PackageWord) } : {}),
  });
}

/** The sentences in the page's language, for lists of packages and their editor. */
export function useGapText(items: ItemNames): (gap: Pick<PackageGap, 'code' | 'params'>) => string {
  const t = useTexts(packageWords);
  const locale = useLocale();
  return (gap) => gapText(t, locale, gap, items);
}
