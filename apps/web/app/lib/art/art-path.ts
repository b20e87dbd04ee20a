import { isTreatmentArt, skylineNameFor, type Theme } from './names.ts';

export type CoverShape = 'card' | 'wide';
export type AvatarShape = 'round' | 'square';

export interface Cover {
  /** A treatment slug, `clinic` or `care`; an unknown one is drawn as `care`. */
  readonly treatmentArt: string;
  readonly citySlug: string;
  /** ISO 3166-1 alpha-2; selects the landscape if the city has no skyline of its own. */
  readonly countryCode?: string;
  /** Anything that identifies the item, such as a package id: the same seed always gives the same cover. */
  readonly seed: string;
  readonly theme: Theme;
  readonly shape: CoverShape;
}

export const LONGEST_SEED = 64;
export const LONGEST_NAME = 120;

/** The path of the map of the Americas with a detailed coast; its number increases with every new drawing. */
export const FINE_MAP_PATH = '/art/map/americas-2.svg';
/** The same as a map's ground: a file of its own, which was a third of a page's bytes, and follows the page's theme. */
export const FINE_MAP_GROUND = `<use href="${FINE_MAP_PATH}#ground"/>`;

/** The path of a cover (640 × 400; wide 1200 × 340). An unknown treatment or city gets a substitute picture. */
export function coverPath({ treatmentArt, citySlug, countryCode, seed, theme, shape }: Cover): string {
  const art = isTreatmentArt(treatmentArt) ? treatmentArt : 'care';
  const name = seed
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SEED)
    .replaceAll(/^-|-$/g, '');
  return `/art/${shape === 'wide' ? 'wide' : 'covers'}/${art}--${skylineNameFor(citySlug, countryCode)}--${name || '0'}.${theme}.svg`;
}

/** The path of a city's skyline (800 × 260). */
export function skylinePath(citySlug: string, theme: Theme, countryCode?: string): string {
  return `/art/skylines/${skylineNameFor(citySlug, countryCode)}.${theme}.svg`;
}

/** The path of the avatar of a person (`round`) or a place (`square`), 80 × 80. */
export function avatarPath(name: string, shape: AvatarShape): string {
  return `/art/avatars/${shape}--${encodeURIComponent(Array.from(name).slice(0, LONGEST_NAME).join(''))}.svg`;
}
