import { withQuery } from '../../../lib/forms/query.ts';
import { type Area, areaOf, areaText, type Projection } from './area.ts';
import type { Frame } from './frame.ts';

/** Names of the map's own parts of the address: the area searched, the part of the map in view, the chosen package. */
export const AREA = 'bbox';
export const VIEW = 'view';
export const PIN = 'pin';

/** On a phone the map is a view of its own, which this part of the address opens. */
const MAP = '#map';

const pageOf = (search: string) => new URLSearchParams(search).get('page');

/** Addresses of the map, made of the present one: `path` and `search`, with or without `?`. */
export const mapAddresses = (path: string, search: string) => ({
  /** The same list with another part of the map in view. */
  look: (frame: Frame | null, projection: Projection): string =>
    withQuery(path, search, { [VIEW]: frame && areaText(areaOf(frame, projection)), page: pageOf(search) }) + MAP,
  /** The list of what lies in an area; everywhere without one. */
  searchIn: (area: Area | null): string =>
    withQuery(path, search, { [AREA]: area && areaText(area), [VIEW]: null, [PIN]: null }) + MAP,
  /** The same with a package's card on the map; none without an id. */
  choose: (id: string | null): string => withQuery(path, search, { [PIN]: id, page: pageOf(search) }) + MAP,
  /** The list of one city. */
  inCity: (slug: string): string =>
    withQuery(path, search, { city: slug, [AREA]: null, [VIEW]: null, [PIN]: null }) + MAP,
});
