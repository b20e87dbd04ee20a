import { withQuery } from '../../../lib/forms/query.ts';
import { type Area, areaOf, areaText, type Projection } from './area.ts';
import type { Frame } from './frame.ts';

/** The map's query parameters: searched area, visible area, selected package. */
export const AREA = 'bbox';
export const VIEW = 'view';
export const PIN = 'pin';

/** Hash that opens the map as its own view on phones. */
const MAP = '#map';

const pageOf = (search: string) => new URLSearchParams(search).get('page');

/** Builds map URLs from the current one: `path` and `search`, with or without `?`. */
export const mapAddresses = (path: string, search: string) => ({
  /** The same list with a different visible area. */
  look: (frame: Frame | null, projection: Projection): string =>
    withQuery(path, search, { [VIEW]: frame && areaText(areaOf(frame, projection)), page: pageOf(search) }) + MAP,
  /** The list limited to an area, or everywhere without one. */
  searchIn: (area: Area | null): string =>
    withQuery(path, search, { [AREA]: area && areaText(area), [VIEW]: null, [PIN]: null }) + MAP,
  /** The same URL with a package's card open; none without an id. */
  choose: (id: string | null): string => withQuery(path, search, { [PIN]: id, page: pageOf(search) }) + MAP,
  /** The list for one city. */
  inCity: (slug: string): string =>
    withQuery(path, search, { city: slug, [AREA]: null, [VIEW]: null, [PIN]: null }) + MAP,
});
