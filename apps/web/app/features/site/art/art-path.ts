import { FINE_MAP_PATH, LONGEST_NAME, LONGEST_SEED } from '../../../lib/art/art-path.ts';
import { isSkylineName, isTheme, isTreatmentArt } from '../../../lib/art/names.ts';
import { drawAvatar } from './avatar.ts';
import { oklch } from './color.ts';
import { drawCover } from './cover.ts';
import { mapGround, mapViews } from './map/draw-map.ts';
import { drawSkyline } from './skylines/skyline.ts';

export interface ArtFile {
  readonly kind: 'cover' | 'avatar' | 'skyline' | 'map';
  /** A complete SVG document; it never changes for a given path, so it can be cached forever. */
  readonly svg: string;
}

const COVER = /^\/art\/(covers|wide)\/([a-z0-9-]+?)--([a-z0-9-]+?)--([a-z0-9]+(?:-[a-z0-9]+)*)\.(\w+)\.svg$/;
const SKYLINE = /^\/art\/skylines\/([a-z0-9-]+)\.(\w+)\.svg$/;
const AVATAR = /^\/art\/avatars\/(round|square)--([^/]+)\.svg$/;

/**
 * Draws the picture for a path, or returns null for unknown names. `/art/covers/<treatment>--<city>--<seed>.<day|night>.svg`, the
 * same under `/art/wide/`, `/art/skylines/<city>.<day|night>.svg`, `/art/avatars/<round|square>--<name, percent-encoded>.svg`,
 * and FINE_MAP_PATH.
 */
export function renderArtPath(pathname: string): ArtFile | null {
  return renderCover(pathname) ?? renderSkyline(pathname) ?? renderAvatar(pathname) ?? renderMap(pathname);
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

/** The map with the detailed coast, as `#ground` for the home page; also for pages that drew the simple one and were zoomed in. */
function renderMap(pathname: string): ArtFile | null {
  if (pathname !== FINE_MAP_PATH) return null;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${mapViews.latinAmerica}"><g id="ground">${mapGround('full')}</g></svg>`;
  return { kind: 'map', svg };
}

/** Null for percent signs that are not valid UTF-8: visitors may type any URL. */
function decoded(encoded: string): string | null {
  try {
    return decodeURIComponent(encoded);
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}
