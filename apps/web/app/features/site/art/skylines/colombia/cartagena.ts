import { mast, street } from '../kit/buildings.ts';
import { arches, dome, lantern, spire } from '../kit/civic.ts';
import { far, line, middle, near, sun } from '../kit/layers.ts';
import { palm, ripples } from '../kit/nature.ts';
import { box, discHole, hole, holes, polygon, ridge } from '../kit/path.ts';
import { sailboat } from '../kit/transport.ts';

/** The clock tower gate in the sea wall, San Pedro's dome and the white towers of Bocagrande. */
export function cartagena(): string {
  const slim = street(
    566,
    '16 104 fins, 18 132 bands, 14 96, 18 150 bands, 16 118 fins, 18 88 bands, 14 138, 18 108 bands, 16 76, 18 122 bands',
    5,
    210,
  );
  return (
    sun(516, 104, 44) +
    far(ridge('0,132 50,108 96,96 140,104 210,136 310,156 460,166 800,168'), 0.28) +
    near(
      box(74, 84, 36, 14) +
        box(68, 95, 50, 5) +
        box(108, 72, 8, 26) +
        spire(112, 72, 10, 8) +
        holes(79, 88, 3, 1, 4, 5, 10, 0),
    ) +
    middle(slim, 0.62) +
    near(church(240) + gate(400)) +
    near(wall()) +
    near(
      palm(496, 206, 92, 1.05) +
        palm(532, 206, 66, 0.9) +
        palm(306, 206, 72, 0.9) +
        palm(768, 216, 54, 0.8) +
        palm(30, 206, 70),
    ) +
    line(ripples('560,228,60 640,232,80 740,228,50 590,236,40 690,237,70'), 2, 0.7) +
    near(sailboat(660, 224, 0.8))
  );
}

function gate(center: number): string {
  const tower =
    box(center - 26, 104, 52, 46) +
    box(center - 30, 102, 60, 5) +
    discHole(center, 128, 13) +
    box(center - 1, 118, 2, 11) +
    box(center, 127, 8, 2) +
    box(center - 20, 78, 40, 24) +
    box(center - 23, 76, 46, 4) +
    arches(center - 14, 98, 3, 7, 16, 10.5) +
    polygon([
      [center - 20, 76],
      [center - 7, 36],
      [center + 7, 36],
      [center + 20, 76],
    ]) +
    box(center - 5, 26, 10, 10) +
    spire(center, 26, 12, 14) +
    mast(center, 14, 10, 1.6);
  return (
    tower +
    box(center - 74, 150, 148, 60) +
    box(center - 80, 146, 160, 6) +
    arches(center - 14, 210, 1, 28, 48, 0) +
    arches(center - 58, 210, 1, 24, 42, 0) +
    arches(center + 34, 210, 1, 24, 42, 0) +
    hole(center - 24, 160, 3, 44) +
    hole(center + 21, 160, 3, 44)
  );
}

function church(x: number): string {
  return (
    box(x - 92, 150, 112, 60) +
    dome(x - 36, 150, 28, 34) +
    lantern(x - 36, 117, 9, 14) +
    hole(x - 52, 146, 32, 2.5) +
    box(x - 92, 124, 24, 26) +
    dome(x - 80, 124, 12) +
    spire(x - 80, 114, 4, 14) +
    arches(x - 84, 146, 1, 8, 16, 0) +
    box(x - 4, 124, 24, 26) +
    dome(x + 8, 124, 12) +
    spire(x + 8, 114, 4, 14) +
    arches(x + 4, 146, 1, 8, 16, 0) +
    arches(x - 84, 204, 1, 12, 30, 0) +
    arches(x - 46, 204, 1, 20, 38, 0) +
    arches(x, 204, 1, 12, 30, 0)
  );
}

/** The curtain wall with its embrasures and a sentry box at the corner. */
function wall(): string {
  return (
    'M0 204H548L566 240H0z' +
    holes(20, 206, 19, 1, 10, 6, 28, 0) +
    box(536, 186, 22, 20) +
    dome(547, 186, 11, 13) +
    box(546, 166, 2, 10) +
    hole(544, 191, 6, 9)
  );
}
