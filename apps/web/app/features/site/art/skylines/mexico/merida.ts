import { street } from '../kit/buildings.ts';
import { arches, cross } from '../kit/civic.ts';
import { far, line, middle, near, sun } from '../kit/layers.ts';
import { broadTree, royalPalm } from '../kit/nature.ts';
import { box, hole, holes, polygon, ridge } from '../kit/path.ts';

/** San Ildefonso cathedral, the Temple of the Dolls, a Paseo Montejo house and the confidant chairs of the plazas. */
export function merida(): string {
  return (
    sun(620, 128, 54) +
    far(ridge('0,176 160,168 330,174 520,166 680,172 800,166'), 0.3) +
    middle(temple(176), 0.5) +
    middle(ridge('0,200 180,194 400,200 620,194 800,200'), 0.44) +
    near(cathedral()) +
    near(mansion(530)) +
    near(street(266, '34 44, 28 34', 4)) +
    near(
      broadTree(250, 240, 84, 76) +
        royalPalm(516, 240, 96, 1.1) +
        royalPalm(706, 240, 88) +
        royalPalm(730, 240, 74, 0.9) +
        broadTree(778, 240, 74, 62),
    ) +
    confidant(44) +
    near(royalPalm(16, 240, 80))
  );
}

function cathedral(): string {
  const flank = (center: number) =>
    box(center - 20, 128, 40, 112) +
    box(center - 22, 126, 44, 4) +
    box(center - 17, 96, 34, 30) +
    box(center - 19, 94, 38, 3) +
    box(center - 13, 68, 26, 26) +
    box(center - 15, 66, 30, 3) +
    `M${center - 11} 66q2-16 11-20q9 4 11 20z` +
    cross(center, 48, 12) +
    arches(center - 12, 122, 2, 9, 20, 15) +
    arches(center - 4.5, 90, 1, 9, 18, 0) +
    holes(center - 4, 144, 1, 3, 8, 12, 0, 26);
  const nave =
    box(364, 122, 72, 118) +
    'M360 122h80v-6h-80z' +
    box(380, 108, 40, 10) +
    'M372 240V156a28 28 0 0 1 56 0V240h-6V156a22 22 0 0 0-44 0V240z';
  return (
    nave +
    arches(384, 206, 1, 32, 62, 0) +
    polygon('390,206 390,168 410,168 410,206') +
    arches(390, 240, 1, 20, 28, 0) +
    flank(344) +
    flank(456) +
    hole(396, 174, 8, 12)
  );
}

/** The Temple of the Seven Dolls at Dzibilchaltún: a square house on steps, with a stub of a tower. */
function temple(center: number): string {
  const tiers = [0, 1, 2, 3]
    .map((i) =>
      polygon([
        [center - 88 + i * 13, 204 - i * 13],
        [center - 84 + i * 13, 191 - i * 13],
        [center + 84 - i * 13, 191 - i * 13],
        [center + 88 - i * 13, 204 - i * 13],
      ]),
    )
    .join('');
  return (
    tiers +
    polygon([
      [center - 32, 152],
      [center - 30, 118],
      [center + 30, 118],
      [center + 32, 152],
    ]) +
    box(center - 33, 124, 66, 4) +
    polygon([
      [center - 12, 118],
      [center - 10, 98],
      [center + 10, 98],
      [center + 12, 118],
    ]) +
    hole(center - 6, 132, 12, 20) +
    hole(center - 24, 134, 8, 8) +
    hole(center + 16, 134, 8, 8)
  );
}

function mansion(x: number): string {
  const attic =
    box(x + 44, 150, 62, 16) +
    polygon([
      [x + 38, 150],
      [x + 46, 132],
      [x + 104, 132],
      [x + 112, 150],
    ]) +
    arches(x + 56, 163, 3, 9, 10, 14.5);
  return (
    attic +
    box(x - 6, 166, 162, 5) +
    box(x, 171, 150, 69) +
    arches(x + 9, 202, 8, 11, 22, 17) +
    arches(x + 9, 236, 3, 11, 25, 17) +
    arches(x + 94, 236, 3, 11, 25, 17) +
    arches(x + 64, 240, 1, 22, 30, 0)
  );
}

/** Two seats joined in an S, face to face. */
function confidant(x: number): string {
  return line(
    `M${x} 240v-18M${x + 30} 240v-18M${x + 56} 240v-18M${x + 86} 240v-18M${x} 222h86M${x} 222c-6-14-4-28 8-32c14-3 26 6 34 14c8 9 20 22 36 20c12-2 14-22 6-36M${x + 8} 190c-2-6 2-10 6-8M${x + 84} 188c2-6-2-10-6-8`,
    3.2,
  );
}
