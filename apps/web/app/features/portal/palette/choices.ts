import type { Suggestion } from '@travesia/contracts/search';
import type { IconName } from '../../../ui/icon/icon.tsx';

/** Something to go to or to do. */
export interface Choice {
  key: string;
  /** Its group in the palette: `page`, `action`, `recent`, `public`, `more` or the kind of a record. */
  group: string;
  label: string;
  detail: string | null;
  icon: IconName;
  /** Without language prefix; null for what is done in place. */
  path: string | null;
  isSite: boolean;
  /** What it does, if it leads nowhere. */
  act?: () => void;
  /** State of a record, in words. */
  state?: string | null;
}

const PATH_OF: Readonly<Record<Suggestion['kind'], (slug: string, label: string) => string>> = {
  treatment: (slug) => `/treatments/${slug}`,
  provider: (slug) => `/providers/${slug}`,
  clinician: (slug) => `/providers/${slug}`,
  city: (_slug, label) => `/find-care?q=${encodeURIComponent(label)}`,
  country: (_slug, label) => `/find-care?q=${encodeURIComponent(label)}`,
};
const ICON_OF: Readonly<Record<Suggestion['kind'], IconName>> = {
  treatment: 'stethoscope',
  provider: 'hospital',
  clinician: 'user',
  city: 'map-pin',
  country: 'map-pin',
};

/** Search suggestions, as public pages. */
export const publicChoices = (suggestions: readonly Suggestion[]): Choice[] =>
  suggestions.map(({ kind, label, detail, slug }) => ({
    key: `public ${kind} ${slug}`,
    group: 'public',
    label,
    detail,
    icon: ICON_OF[kind],
    path: PATH_OF[kind](slug, label),
    isSite: true,
  }));

/** A page that searches everywhere, or only in the log. */
export const moreChoice = (key: string, path: string, label: string): Choice => ({
  key: `more ${key}`,
  group: 'more',
  label,
  detail: null,
  icon: 'search',
  path,
  isSite: false,
});
