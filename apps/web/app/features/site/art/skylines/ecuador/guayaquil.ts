import { hillside, street } from '../kit/buildings.ts';
import { arches, dome, spire } from '../kit/civic.ts';
import { far, line, middle, near, sun } from '../kit/layers.ts';
import { palm, ripples } from '../kit/nature.ts';
import { box, disc, discHole, hole, num, polygon, ridge } from '../kit/path.ts';
import { gondola, sailboat } from '../kit/transport.ts';

const QUAY = 212;

/** Cerro Santa Ana and its lighthouse, the wheel on the Malecón, the Moorish clock tower and the twisted Point. */
export function guayaquil(): string {
  const hill = 'M140 212C180 196 200 158 236 128C262 108 300 104 330 116C368 134 386 186 424 212z';
  return (
    sun(640, 92, 42) +
    far(ridge('0,158 110,140 230,152 400,144 560,158 700,146 800,154'), 0.26) +
    middle(hill, 0.5) +
    near(hillside('guayaquil', 190, 378, (x) => 136 + ((x - 284) / 10.5) ** 2 * 0.42, 3, 17)) +
    near(lighthouse(284, 112)) +
    near(point(130)) +
    near(
      street(20, '28 58 bands, 24 84, 30 66', 6, QUAY) +
        street(640, '26 92 bands, 30 66, 24 112 fins, 28 76 bands, 24 58', 6, QUAY),
    ) +
    wheel(480, 128, 62) +
    near(moorish(590)) +
    near(`M0 ${QUAY}h800v8q-200 5-400 1t-400-1z`) +
    near(
      palm(404, QUAY, 62, 0.9) +
        palm(552, QUAY, 50, 0.8) +
        palm(634, QUAY, 62, 0.9) +
        palm(14, QUAY, 56, 0.85) +
        palm(784, QUAY, 60, 0.9),
    ) +
    line('M330 100L800 40', 1.8) +
    near(gondola(560, 71) + gondola(700, 53)) +
    near(sailboat(212, 230, 0.8)) +
    line(ripples('30,232,90 260,230,70 360,236,90 500,231,80 620,236,110 150,238,50'), 2, 0.6)
  );
}

function lighthouse(x: number, base: number): string {
  return (
    polygon([
      [x - 13, base + 10],
      [x - 9, base - 48],
      [x + 9, base - 48],
      [x + 13, base + 10],
    ]) +
    hole(x - 9, base - 38, 18, 8) +
    hole(x - 10, base - 20, 20, 8) +
    box(x - 13, base - 52, 26, 4) +
    box(x - 7, base - 66, 14, 14) +
    hole(x - 4, base - 62, 8, 8) +
    dome(x, base - 66, 9, 9) +
    box(x - 0.8, base - 84, 1.6, 10)
  );
}

/** The round tower by the river, its floors turned against each other. */
function point(x: number): string {
  let floors = '';
  for (let i = 0; i < 19; i++) {
    const y = QUAY - i * 8;
    const shift = Math.sin(i / 3.2) * 5;
    floors += polygon([
      [x - 15 + shift, y],
      [x - 15 + Math.sin((i + 1) / 3.2) * 5, y - 5.4],
      [x + 15 + Math.sin((i + 1) / 3.2) * 5, y - 5.4],
      [x + 15 + shift, y],
    ]);
  }
  return floors + box(x - 9, 60, 18, QUAY - 60) + box(x - 1, 38, 2, 24);
}

function wheel(x: number, y: number, radius: number): string {
  let spokes = '';
  let cabins = '';
  for (let i = 0; i < 16; i++) {
    const [dx, dy] = [Math.cos((i * Math.PI) / 8), Math.sin((i * Math.PI) / 8)];
    spokes += `M${num(x + 8 * dx)} ${num(y + 8 * dy)}L${num(x + radius * dx)} ${num(y + radius * dy)}`;
    cabins += disc(x + (radius + 5) * dx, y + (radius + 5) * dy, 4);
  }
  return (
    line(spokes, 1, 0.8) +
    near(disc(x, y, radius + 1.2) + discHole(x, y, radius - 1.8) + disc(x, y, 8) + discHole(x, y, 4)) +
    near(cabins) +
    line(`M${x} ${y}L${x - 34} ${QUAY}M${x} ${y}L${x + 34} ${QUAY}`, 4)
  );
}

function moorish(x: number): string {
  return (
    box(x - 15, 148, 30, QUAY - 148) +
    box(x - 18, 146, 36, 4) +
    box(x - 12, 112, 24, 34) +
    box(x - 15, 110, 30, 3) +
    arches(x - 6, QUAY, 1, 12, 26, 0) +
    discHole(x, 130, 8) +
    box(x - 0.8, 124, 1.6, 7) +
    arches(x - 8, 180, 2, 6, 22, 10) +
    `M${x - 12} 110c-6-12 6-18 12-30c6 12 18 18 12 30z` +
    spire(x, 82, 4, 14) +
    [-15, 15].map((dx) => spire(x + dx, 147, 6, 16)).join('')
  );
}
