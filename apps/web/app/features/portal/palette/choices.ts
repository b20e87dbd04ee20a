import type { Suggestion } from '@travesia/contracts/search';
import type { IconName } from '../../../ui/icon/icon.tsx';
import { hrefOf, type PortalGroup, type PortalItem } from '../navigation.ts';

/** A place to go to. */
export interface Choice {
  key: string;
  /** `pages` are portal pages, `found` catalogue results; `more` opens the full search. */
  group: 'pages' | 'found' | 'more';
  label: string;
  detail: string | null;
  icon: IconName;
  /** Without language prefix. */
  path: string;
  isSite: boolean;
}

const MOST_PAGES = 8;

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether a text contains every word of a phrase, ignoring case, accents and order. */
export function holdsWords(phrase: string): (text: string) => boolean {
  const words = folded(phrase).split(/\s+/).filter(Boolean);
  return (text) => words.every((word) => folded(text).includes(word));
}

/** Returns the navigation entries whose name contains every word of a phrase; all of them for an empty one. */
export function pagesFor(groups: readonly PortalGroup[], phrase: string): Choice[] {
  const holds = holdsWords(phrase);
  return groups
    .flatMap((group) =>
      group.items.filter(({ label }) => holds(`${label} ${group.label ?? ''}`)).map((item) => pageChoice(item, group)),
    )
    .slice(0, phrase.trim() ? MOST_PAGES : undefined);
}

const pageChoice = (item: PortalItem, group: PortalGroup): Choice => ({
  key: `page ${group.key} ${item.key}`,
  group: 'pages',
  label: item.label,
  detail: group.label ?? null,
  icon: item.icon,
  path: hrefOf(item),
  isSite: item.isSite ?? false,
});

const PATH_OF: Readonly<Record<Suggestion['kind'], (slug: string, label: string) => string>> = {
  treatment: (slug) => `/treatments/${slug}`,
  provider: (slug) => `/providers/${slug}`,
  city: (_slug, label) => `/find-care?q=${encodeURIComponent(label)}`,
  country: (_slug, label) => `/find-care?q=${encodeURIComponent(label)}`,
};
const ICON_OF: Readonly<Record<Suggestion['kind'], IconName>> = {
  treatment: 'stethoscope',
  provider: 'hospital',
  city: 'map-pin',
  country: 'map-pin',
};

/** Search suggestions, as public pages. */
export const foundChoices = (suggestions: readonly Suggestion[]): Choice[] =>
  suggestions.map(({ kind, label, detail, slug }) => ({
    key: `found ${kind} ${slug}`,
    group: 'found',
    label,
    detail,
    icon: ICON_OF[kind],
    path: PATH_OF[kind](slug, label),
    isSite: true,
  }));

/** The full search page for a phrase; null for an empty one. */
export const moreChoice = (phrase: string, label: string): Choice[] =>
  phrase.trim()
    ? [
        {
          key: 'more',
          group: 'more',
          label,
          detail: null,
          icon: 'search',
          path: `/search?${new URLSearchParams({ q: phrase.trim() })}`,
          isSite: false,
        },
      ]
    : [];
