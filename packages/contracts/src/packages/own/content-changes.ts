import type { Localized, Money } from '../../kit/index.ts';
import { LOCALES } from '../../kit/index.ts';
import type { FieldChange } from './own-packages.schema.ts';
import type { PackageContent } from './package-content.schema.ts';

type Value = string | number | Money | null;

const texts = (path: string, text: Localized): [string, Value][] =>
  LOCALES.map((locale) => [`${path}.${locale}`, text[locale].trim() || null]);

/** A content as single values by path. Items and lines are named by key and days by trip and day, so that order doesn't matter. */
function valuesOf(content: PackageContent): Map<string, Value> {
  const { pays, window_days: days, exclusions } = content.complications;
  return new Map<string, Value>([
    ['treatment', content.treatment],
    ...texts('title', content.title),
    ...texts('description', content.description),
    ['clinicians', content.clinicians.join(',') || null],
    ...content.lines.map(({ key, amount }): [string, Value] => [`lines.${key}`, amount]),
    ...content.items.flatMap(({ key, answer, quantity, detail, extra }): [string, Value][] => [
      [`items.${key}.answer`, answer],
      [`items.${key}.quantity`, quantity],
      ...texts(`items.${key}.detail`, detail),
      [`items.${key}.extra`, extra],
    ]),
    ...content.itinerary.flatMap(({ trip, day, place, title, note }): [string, Value][] => [
      [`itinerary.${trip}.${day}.place`, place],
      ...texts(`itinerary.${trip}.${day}.title`, title),
      ...texts(`itinerary.${trip}.${day}.note`, note),
    ]),
    ['nights', content.nights],
    ['stay_days', content.stay_days],
    ['deposit_percent', content.deposit_percent],
    ['cancellation_policy', content.cancellation_policy],
    ...Object.entries(pays).map(([part, payer]): [string, Value] => [`complications.pays.${part}`, payer]),
    ['complications.window_days', days],
    ...texts('complications.exclusions', exclusions),
    ...texts('search_summary', content.search_summary),
    ['advertising_number', content.advertising_number || null],
  ]);
}

const isSame = (one: Value, other: Value): boolean =>
  typeof one === 'object' && typeof other === 'object' && one !== null && other !== null
    ? one.amount === other.amount && one.currency === other.currency
    : one === other;

/** The fields in which two contents differ, in the order of the editor. */
export function contentChanges(before: PackageContent, after: PackageContent): FieldChange[] {
  const [old, now] = [valuesOf(before), valuesOf(after)];
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((path) => {
    const [was, is] = [old.get(path) ?? null, now.get(path) ?? null];
    return isSame(was, is) ? [] : [{ path, before: was, after: is }];
  });
}
