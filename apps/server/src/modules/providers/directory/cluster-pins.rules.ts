import type { Box } from '../../../platform/read-model/places.ts';

/** A listing on the map. */
export interface PlacedListing {
  lat: number;
  lon: number;
  city: string | null;
}

/** Listings shown as one. */
export interface Pin {
  lat: number;
  lon: number;
  count: number;
  /** The city with most of them. */
  city: string | null;
  /** Different cities; listings without one count as one. */
  places: number;
  box: Box;
}

/** Pins are at least this fraction of the map's width apart. */
const APART = 1 / 15;
/** Cells per distance between pins. */
const FINENESS = 5;

interface Cell {
  x: number;
  y: number;
  count: number;
  byCity: Map<string | null, number>;
  box: Box;
}

/** North in the map's projection, in degrees of the equator. */
const northOf = (lat: number): number => (180 / Math.PI) * Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360));
const latOf = (north: number): number => (360 / Math.PI) * Math.atan(Math.exp((north * Math.PI) / 180)) - 90;

/**
 * Clusters listings for a map that is `width` degrees wide, largest pin first. The busiest cells become pins, at least a fixed
 * distance apart; every other cell joins the nearest pin, so the counts add up to the number of listings.
 */
export function clusterPins(listings: readonly PlacedListing[], width: number): Pin[] {
  const apart = width * APART;
  const cells = cellsOf(listings, apart / FINENESS).toSorted((a, b) => b.count - a.count || a.x - b.x || a.y - b.y);
  const pins: { anchor: Cell; cells: Cell[] }[] = [];
  for (const cell of cells)
    if (pins.every(({ anchor }) => distance(anchor, cell) >= apart)) pins.push({ anchor: cell, cells: [] });
  for (const cell of cells) {
    let nearest = pins[0];
    for (const pin of pins) if (nearest && distance(pin.anchor, cell) < distance(nearest.anchor, cell)) nearest = pin;
    nearest?.cells.push(cell);
  }
  return pins.map((pin) => toPin(pin.anchor, pin.cells)).toSorted((a, b) => b.count - a.count);
}

const distance = (a: Cell, b: Cell): number => Math.hypot(a.x - b.x, a.y - b.y);

function cellsOf(listings: readonly PlacedListing[], size: number): Cell[] {
  const cells = new Map<string, Cell>();
  for (const { lat, lon, city } of listings) {
    const north = northOf(lat);
    const key = `${Math.floor(lon / size)} ${Math.floor(north / size)}`;
    const cell = cells.get(key) ?? {
      x: 0,
      y: 0,
      count: 0,
      byCity: new Map<string | null, number>(),
      box: { west: lon, south: lat, east: lon, north: lat },
    };
    cell.count += 1;
    cell.x += (lon - cell.x) / cell.count;
    cell.y += (north - cell.y) / cell.count;
    cell.byCity.set(city, (cell.byCity.get(city) ?? 0) + 1);
    cell.box = around([cell.box, { west: lon, south: lat, east: lon, north: lat }]);
    cells.set(key, cell);
  }
  return [...cells.values()];
}

const around = (boxes: readonly Box[]): Box => ({
  west: Math.min(...boxes.map(({ west }) => west)),
  south: Math.min(...boxes.map(({ south }) => south)),
  east: Math.max(...boxes.map(({ east }) => east)),
  north: Math.max(...boxes.map(({ north }) => north)),
});

function toPin(anchor: Cell, cells: readonly Cell[]): Pin {
  const byCity = new Map<string | null, number>();
  for (const cell of cells) for (const [city, count] of cell.byCity) byCity.set(city, (byCity.get(city) ?? 0) + count);
  const largest = [...byCity].filter(([city]) => city !== null).toSorted((a, b) => b[1] - a[1])[0];
  return {
    lat: latOf(anchor.y),
    lon: anchor.x,
    count: cells.reduce((sum, { count }) => sum + count, 0),
    city: largest?.[0] ?? null,
    places: byCity.size,
    box: around(cells.map(({ box }) => box)),
  };
}
