import { readFileSync } from 'node:fs';
import { geoIdentity, geoPath, type GeoPermissibleObjects } from 'd3-geo';
import { feature, merge } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import { type DestinationCode, destinationCodes } from './land.ts';
import { project } from './project.ts';

type Atlas = Topology<{ countries: GeometryCollection }>;

export type Corner = [x: number, y: number];

export interface Sheet {
  /** Area of the smallest triangle that is kept, in square map units. */
  readonly tolerance: number;
  readonly smallestIsland: number;
  readonly clip: [Corner, Corner];
}

/** ISO 3166-1 numeric codes, which identify countries in the atlas. */
const NUMERIC: Readonly<Record<DestinationCode, string>> = {
  MX: '484',
  CO: '170',
  CR: '188',
  BR: '076',
  AR: '032',
  DO: '214',
  PA: '591',
  PE: '604',
  CL: '152',
  EC: '218',
};

/** Countries across the 180th meridian (Fiji, Russia) or the pole (Antarctica) would become lines across the whole map. */
const LEFT_OUT = ['242', '643', '010'];

/** Nothing is drawn east of Brazil: the next land is Africa. */
const EAST_END = 815;

const plane = weighed(onMapPlane(readAtlas()));

/** Rings of the destination countries and of all other land, in map coordinates. */
export function landShapes({ tolerance, smallestIsland, clip }: Sheet): {
  rest: Corner[][];
  countries: (readonly [DestinationCode, Corner[][]])[];
} {
  const topology = simplify(plane, tolerance);
  const all = topology.objects.countries.geometries;
  const apart = new Set([...Object.values(NUMERIC), ...LEFT_OUT]);
  const others = all.filter(
    (one): one is Polygon | MultiPolygon =>
      !apart.has(String(one.id)) && (one.type === 'Polygon' || one.type === 'MultiPolygon'),
  );
  const countries = destinationCodes.map((code) => {
    const geometry = all.find((one) => one.id === NUMERIC[code]);
    if (!geometry) throw new Error(`world-atlas holds no country numbered ${NUMERIC[code]} (${code})`);
    return [code, ringsOf(feature(topology, geometry), clip, smallestIsland)] as const;
  });
  return { rest: ringsOf(merge(topology, others), clip, smallestIsland), countries };
}

/** Half the sum of cross products: positive for a ring that is clockwise on a screen. */
export function areaOf(ring: readonly Corner[]): number {
  return ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

function readAtlas(): Atlas {
  const file = new URL(import.meta.resolve('world-atlas/countries-50m.json'));
  return JSON.parse(readFileSync(file, 'utf8')) as Atlas;
}

/** The atlas with its arcs in map coordinates instead of degrees, so that triangles are weighted as displayed. */
function onMapPlane(topology: Atlas): Atlas {
  const { scale, translate } = topology.transform ?? { scale: [1, 1], translate: [0, 0] };
  const arcs = topology.arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx = 0, dy = 0]) => {
      x += dx;
      y += dy;
      // Mercator has no poles.
      const lat = Math.min(84, Math.max(-84, y * scale[1] + translate[1]));
      const point = project(lat, x * scale[0] + translate[0]);
      return [point.x, point.y];
    });
  });
  return { type: topology.type, objects: topology.objects, arcs };
}

/** Narrow lands and islands are viewed closer than Brazil: around the Caribbean and the isthmus every point has more weight. */
function weighed(topology: Atlas): Atlas {
  const [from, to] = [project(22, -93), project(-5, -67)];
  const detailed = presimplify(topology);
  for (const point of detailed.arcs.flat()) {
    const [x = 0, y = 0, weight = 0] = point;
    if (x > from.x && x < to.x && y > from.y && y < to.y) point[2] = weight * 7;
  }
  return detailed;
}

function ringsOf(shape: GeoPermissibleObjects, clip: Sheet['clip'], smallest: number): Corner[][] {
  const rings: Corner[][] = [];
  const pen = {
    beginPath() {},
    arc() {},
    closePath() {},
    moveTo: (x: number, y: number) => void rings.push([[x, y]]),
    lineTo: (x: number, y: number) => void rings.at(-1)?.push([x, y]),
  };
  geoPath(geoIdentity().clipExtent(clip), pen)(shape);
  return rings.filter(
    (ring) => ring.length > 3 && Math.abs(areaOf(ring)) >= smallest && ring.every(([x]) => x < EAST_END),
  );
}
