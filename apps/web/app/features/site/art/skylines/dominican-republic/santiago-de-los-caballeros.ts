import { hillside, street } from '../kit/buildings.ts';
import { belfry, colonnade, statue, steps } from '../kit/civic.ts';
import { far, line, middle, near } from '../kit/layers.ts';
import { palm, royalPalm, trees } from '../kit/nature.ts';
import { box, holes, polygon, ridge } from '../kit/path.ts';

/** The Monument to the Heroes on its hill, the northern range and rows of tobacco. */
export function santiagoDeLosCaballeros(): string {
  const lawn = ridge('210,240 262,212 320,190 360,182 440,182 484,190 540,212 600,240');
  return (
    far(ridge('0,118 70,96 150,108 230,74 290,58 350,76 430,96 520,66 600,84 690,60 760,78 800,90'), 0.3) +
    middle(ridge('0,166 120,146 260,160 400,150 540,162 680,142 800,156'), 0.42) +
    near(monument(400)) +
    near(lawn + `M0 240v-6h800v6z`) +
    near(street(56, '28 62 bands, 24 88, 30 52', 7) + street(584, '26 78, 30 58 bands, 24 94 fins, 28 66', 7)) +
    near(cathedral(188)) +
    near(hillside('santiago-rd', 702, 800, () => 206, 2, 18)) +
    near(
      royalPalm(252, 226, 88, 1.1) +
        royalPalm(278, 216, 76) +
        royalPalm(524, 216, 76) +
        royalPalm(550, 226, 92, 1.1) +
        palm(714, 240, 60, 0.8),
    ) +
    near(trees([310, 328, 474, 492], 196, 6)) +
    tobacco([10, 36])
  );
}

function monument(center: number): string {
  const shaft =
    polygon([
      [center - 13, 156],
      [center - 11, 72],
      [center + 11, 72],
      [center + 13, 156],
    ]) +
    holes(center - 7, 84, 3, 1, 2.5, 64, 5.8, 0) +
    box(center - 16, 68, 32, 5) +
    box(center - 10, 58, 20, 10) +
    statue(center, 58, 34);
  const arm = polygon([
    [center + 2, 38],
    [center + 15, 22],
    [center + 17, 24],
    [center + 5, 43],
  ]);
  return (
    shaft +
    arm +
    box(center - 46, 152, 92, 6) +
    box(center - 40, 158, 80, 28) +
    colonnade(center - 34, 184, 8, 3.4, 24, 5.4) +
    steps(center, 198, 132, 3, 4, 8) +
    box(center - 16, 144, 32, 8)
  );
}

function cathedral(center: number): string {
  return (
    belfry(center - 26, 240, 20, [66, 22], 'dome', 15) +
    belfry(center + 26, 240, 20, [66, 22], 'dome', 15) +
    polygon([
      [center - 16, 178],
      [center, 164],
      [center + 16, 178],
      [center + 16, 240],
      [center - 16, 240],
    ]) +
    `M${center + 7} 240v-22a7 7 0 0 0-14 0v22z`
  );
}

/** Broad tobacco leaves. */
function tobacco(places: readonly number[]): string {
  const plant = (x: number) =>
    `M${x} 240v-46M${x} 226c-14 2-20-6-22-14c12-2 20 4 22 14M${x} 226c14 2 20-6 22-14c-12-2-20 4-22 14M${x} 206c-10 1-16-6-17-12c10-2 16 4 17 12M${x} 206c10 1 16-6 17-12c-10-2-16 4-17 12`;
  return line(places.map(plant).join(''), 2.2);
}
