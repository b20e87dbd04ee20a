import { street } from '../kit/buildings.ts';
import { arches, colonnade, cross, dome, lantern, pediment } from '../kit/civic.ts';
import { far, line, middle, near } from '../kit/layers.ts';
import { trees } from '../kit/nature.ts';
import { box, discHole, hole, polygon, polygonHole, ridge } from '../kit/path.ts';

/** The cathedral with its two tiled spires, the Degollado theatre, the Arches and rows of blue agave. */
export function guadalajara(): string {
  const cathedral =
    box(352, 168, 96, 72) +
    pediment(364, 168, 72, 24) +
    discHole(400, 158, 6) +
    arches(390, 236, 1, 20, 36, 0) +
    arches(368, 232, 1, 10, 24, 0) +
    arches(422, 232, 1, 10, 24, 0) +
    dome(400, 150, 26, 30) +
    lantern(400, 121, 9, 12) +
    belltower(336) +
    belltower(464);
  const theatre =
    box(120, 180, 128, 60) +
    box(114, 176, 140, 6) +
    pediment(126, 178, 116, 26) +
    polygonHole('146,174 184,160 222,174') +
    colonnade(130, 234, 8, 5, 46, 9.4) +
    box(112, 234, 144, 6);
  const gate =
    box(560, 160, 124, 80) +
    box(554, 154, 136, 7) +
    arches(572, 240, 1, 40, 66, 0) +
    arches(632, 240, 1, 40, 66, 0) +
    hole(616, 176, 12, 18) +
    box(606, 148, 32, 7);
  return (
    far(ridge('0,132 90,108 170,116 260,84 340,62 392,54 430,60 520,88 620,106 710,92 800,112')) +
    middle(ridge('0,168 120,150 260,164 400,150 560,166 690,148 800,160')) +
    middle(
      street(266, '26 84, 24 66 bands') + street(500, '24 90 bands, 26 68') + street(700, '26 74, 30 54 bands, 24 82'),
      0.7,
    ) +
    near(cathedral) +
    near(theatre + gate) +
    near(trees([262, 284, 306, 498, 520, 542, 704, 726], 240, 9)) +
    line(agaves([22, 60, 96, 752, 786], 240), 2.2)
  );
}

function belltower(center: number): string {
  return (
    box(center - 22, 142, 44, 98) +
    box(center - 24, 140, 48, 4) +
    box(center - 18, 106, 36, 36) +
    box(center - 20, 104, 40, 4) +
    arches(center - 13, 138, 2, 10, 26, 16) +
    polygon([
      [center - 19, 104],
      [center, 30],
      [center + 19, 104],
    ]) +
    cross(center, 32, 14) +
    [90, 76, 63].map((y) => zigzag(center, y, (104 - y) * 0.02 + 1)).join('') +
    arches(center - 5, 200, 1, 10, 26, 0)
  );
}

/** The bands of coloured tiles on the spires. */
function zigzag(center: number, y: number, thin: number): string {
  const half = ((y - 30) / 74) * 19 - 3;
  return polygonHole([
    [center - half, y],
    [center, y - 6],
    [center + half, y],
    [center + half, y + 3 * thin],
    [center, y - 3],
    [center - half, y + 3 * thin],
  ]);
}

function agaves(places: readonly number[], ground: number): string {
  const leaves = [
    [-24, -14],
    [-19, -24],
    [-11, -32],
    [0, -36],
    [11, -32],
    [19, -24],
    [24, -14],
  ];
  return places
    .map((x) => leaves.map(([dx = 0, dy = 0]) => `M${x} ${ground}q${dx * 0.3} ${dy * 0.7} ${dx} ${dy}`).join(''))
    .join('');
}
