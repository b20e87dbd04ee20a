import type { PackageContent, PackageGap, PackageSection } from '@travesia/contracts/packages';

/** Sections of the editor, in their order. */
export const EDITOR_SECTIONS = [
  'treatment',
  'texts',
  'items',
  'days',
  'people',
  'price',
  'cancellation',
  'complications',
  'search',
  'advertising',
] as const satisfies readonly PackageSection[];
export type EditorSection = (typeof EDITOR_SECTIONS)[number];

/** Gaps of each section. */
export const countGaps = (gaps: readonly PackageGap[]): ReadonlyMap<PackageSection, number> =>
  new Map([...Map.groupBy(gaps, ({ section }) => section)].map(([section, all]) => [section, all.length]));

const KNOWN_PARTS = /^(items|itinerary|lines|clinicians)\.(\d+)/;

/** The field that a gap is about: the nearest one that is shown, since a list may have got shorter meanwhile. */
export function fieldsOfGap({ path }: Pick<PackageGap, 'path'>, content: PackageContent): string[] {
  const [, list, place] = KNOWN_PARTS.exec(path) ?? [];
  const isGone = list !== undefined && Number(place) >= (content[list as 'items'] as readonly unknown[]).length;
  if (isGone) return [list];
  const parts = path.split('.');
  return parts.map((_part, at) => parts.slice(0, parts.length - at).join('.'));
}
