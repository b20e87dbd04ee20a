import { type Locale, LOCALES } from '@travesia/contracts/kit';

const isLocale = (tag: string): tag is Locale => (LOCALES as readonly string[]).includes(tag);

/** The language a caller prefers among ours, by its Accept-Language header; English without one. */
export function languageOf(header: string | undefined): Locale {
  const wanted = (header ?? '').split(',').map((entry) => {
    const [range = '', ...parameters] = entry.trim().toLowerCase().split(';');
    const quality = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find((found) => found !== undefined);
    return { tag: range.split('-')[0] ?? '', quality: Number(quality ?? 1) };
  });
  const known = wanted.filter(({ tag, quality }) => isLocale(tag) && quality > 0);
  const [best] = known.toSorted((one, other) => other.quality - one.quality);
  return best && isLocale(best.tag) ? best.tag : 'en';
}
