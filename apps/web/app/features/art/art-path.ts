import { type AvatarShape, drawAvatar } from './avatar.ts';
import { oklch } from './color.ts';
import { type Cover, drawCover } from './cover.ts';
import { isTreatmentArt } from './icons/treatment-art.ts';
import { drawSkyline, isSkylineName, skylineNameFor } from './skylines/skyline.ts';
import { isTheme, type Theme } from './theme.ts';

export interface ArtFile {
  readonly kind: 'cover' | 'avatar' | 'skyline';
  /** A whole SVG document; it never changes for the same path, so it may be cached for good. */
  readonly svg: string;
}

const COVER = /^\/art\/(covers|wide)\/([a-z0-9-]+?)--([a-z0-9-]+?)--([a-z0-9]+(?:-[a-z0-9]+)*)\.(\w+)\.svg$/;
const SKYLINE = /^\/art\/skylines\/([a-z0-9-]+)\.(\w+)\.svg$/;
const AVATAR = /^\/art\/avatars\/(round|square)--([^/]+)\.svg$/;
const LONGEST_SEED = 64;
const LONGEST_NAME = 120;

/**
 * Draws the picture that a path names, or answers null when the name is not one of ours.
 * `/art/covers/<treatment>--<city>--<seed>.<day|night>.svg`, the same under `/art/wide/`,
 * `/art/skylines/<city>.<day|night>.svg`, `/art/avatars/<round|square>--<name, percent-encoded>.svg`.
 */
export function renderArtPath(pathname: string): ArtFile | null {
  return renderCover(pathname) ?? renderSkyline(pathname) ?? renderAvatar(pathname);
}

/** The path of a cover. An unknown Treatment or city gets the picture that stands in for it. */
export function coverPath({ treatmentArt, citySlug, countryCode, seed, theme, shape }: Cover): string {
  const art = isTreatmentArt(treatmentArt) ? treatmentArt : 'care';
  const name = seed
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SEED)
    .replaceAll(/^-|-$/g, '');
  return `/art/${shape === 'wide' ? 'wide' : 'covers'}/${art}--${skylineNameFor(citySlug, countryCode)}--${name || '0'}.${theme}.svg`;
}

export function skylinePath(citySlug: string, theme: Theme, countryCode?: string): string {
  return `/art/skylines/${skylineNameFor(citySlug, countryCode)}.${theme}.svg`;
}

export function avatarPath(name: string, shape: AvatarShape): string {
  return `/art/avatars/${shape}--${encodeURIComponent(Array.from(name).slice(0, LONGEST_NAME).join(''))}.svg`;
}

function renderCover(pathname: string): ArtFile | null {
  const [, folder, treatmentArt = '', citySlug = '', seed = '', theme = ''] = COVER.exec(pathname) ?? [];
  if (!isTreatmentArt(treatmentArt) || !isSkylineName(citySlug) || seed.length > LONGEST_SEED || !isTheme(theme))
    return null;
  return {
    kind: 'cover',
    svg: drawCover({ treatmentArt, citySlug, seed, theme, shape: folder === 'wide' ? 'wide' : 'card' }),
  };
}

function renderSkyline(pathname: string): ArtFile | null {
  const [, city = '', theme = ''] = SKYLINE.exec(pathname) ?? [];
  if (!isSkylineName(city) || !isTheme(theme)) return null;
  return {
    kind: 'skyline',
    svg: drawSkyline(city, theme === 'day' ? oklch(0.455, 0.08, 174) : oklch(0.66, 0.085, 174)),
  };
}

function renderAvatar(pathname: string): ArtFile | null {
  const [, shape, encoded = ''] = AVATAR.exec(pathname) ?? [];
  const name = decoded(encoded);
  if (!name || Array.from(name).length > LONGEST_NAME) return null;
  return { kind: 'avatar', svg: drawAvatar({ name, shape: shape === 'square' ? 'square' : 'round' }) };
}

/** Null for percent signs that are no UTF-8: the visitor typed the address. */
function decoded(encoded: string): string | null {
  try {
    return decodeURIComponent(encoded);
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}
