/**
 * Generates americas-land.ts and latin-america-land.ts. Rerun only when the projection or the detail changes: node
 * app/features/site/art/map/generate.ts (in apps/web). A test checks the committed files against this code.
 */
import { writeFileSync } from 'node:fs';
import { areaOf, type Corner, landShapes, type Sheet } from './land-source.ts';

interface LandFile extends Sheet {
  readonly file: string;
  readonly name: string;
  readonly about: string;
}

const FILES: readonly LandFile[] = [
  {
    file: 'americas-land.ts',
    name: 'americas',
    about: 'The Americas from 48° north to Cape Horn',
    tolerance: 0.66,
    smallestIsland: 0.8,
    clip: [
      [-20, -30],
      [900, 1110],
    ],
  },
  {
    file: 'latin-america-land.ts',
    name: 'latinAmerica',
    about: 'Latin America, for list maps',
    tolerance: 2.4,
    smallestIsland: 1.8,
    clip: [
      [0, 40],
      [800, 1100],
    ],
  },
];

/** The content of each generated file, by file name. */
export function landFiles(): Map<string, string> {
  return new Map(FILES.map((sheet) => [sheet.file, textOf(sheet)]));
}

function textOf(sheet: LandFile): string {
  const { rest, countries } = landShapes(sheet);
  const entries = (write: (rings: Corner[][]) => string) =>
    countries.map(([code, rings]) => `    ${code}: ${write(rings)},\n`).join('');
  return (
    '// Written by generate.ts from Natural Earth 1:50m (public domain). Do not edit.\n' +
    `import type { Land } from './land.ts';\n\n/** ${sheet.about}. */\nexport const ${sheet.name}: Land = {\n  rest: '${pathOf(rest)}',\n` +
    `  countries: {\n${entries((rings) => `'${pathOf(rings)}'`)}  },\n  boxes: {\n${entries((rings) => `[${boxOf(rings).join(', ')}]`)}  },\n};\n`
  );
}

/** Relative path data in tenths, without any blank the grammar does not need. */
function pathOf(rings: readonly Corner[][]): string {
  return rings
    .map((ring) => {
      let [atX, atY] = (ring[0] ?? [0, 0]).map(tenth) as Corner;
      let path = `M${short(atX)} ${short(atY)}l`;
      for (const [x, y] of ring.slice(1)) {
        const [nextX, nextY] = [tenth(x), tenth(y)];
        if (nextX === atX && nextY === atY) continue;
        path = append(append(path, nextX - atX), nextY - atY);
        [atX, atY] = [nextX, nextY];
      }
      return `${path}z`;
    })
    .join('');
}

function append(path: string, tenths: number): string {
  const text = short(tenths);
  const touches = path.endsWith('l') || text.startsWith('-') || (text.startsWith('.') && /\.\d*$/.test(path));
  return touches ? path + text : `${path} ${text}`;
}

function tenth(value: number): number {
  return Math.round(value * 10);
}

function short(tenths: number): string {
  return String(tenths / 10).replace(/^(-?)0\./, '$1.');
}

/** The bounding box of a country without its remote islands (Easter Island, the Galápagos, San Andrés). */
function boxOf(rings: readonly Corner[][]): number[] {
  const [mainland = []] = rings.toSorted((one, other) => Math.abs(areaOf(other)) - Math.abs(areaOf(one)));
  const belongs = (ring: readonly Corner[]) =>
    ring.some(([x, y]) => mainland.some(([mainX, mainY]) => Math.hypot(x - mainX, y - mainY) < 30));
  const corners = rings.filter(belongs).flat();
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top].map((value) => tenth(value) / 10);
}

if (import.meta.main) {
  for (const [file, text] of landFiles()) writeFileSync(new URL(file, import.meta.url), text);
}
