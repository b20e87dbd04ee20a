import { street } from '../kit/buildings.ts';
import { arches, belfry, cross, statue } from '../kit/civic.ts';
import { far, line, middle, near } from '../kit/layers.ts';
import { palm, trees } from '../kit/nature.ts';
import { box, discHole, hole, polygon, ridge } from '../kit/path.ts';

/** The stone parabola of the Paseo Cívico with its two heroes, the cathedral and the bare desert range. */
export function tacna(): string {
  const arch = 'M318 240C330 108 366 66 400 66S470 108 482 240h-20C454 136 424 92 400 92S346 136 338 240z';
  const hero = (x: number) => box(x - 12, 204, 24, 36) + box(x - 15, 201, 30, 4) + statue(x, 201, 40);
  return (
    far(
      'M0 130C60 96 120 92 168 70C204 96 250 112 300 112C350 92 420 64 470 52C510 84 566 108 620 116C680 100 740 92 800 76V240H0z',
      0.28,
    ) +
    far(
      'M168 70C172 110 210 140 260 148C200 160 120 150 60 164C110 136 152 108 168 70zM470 52C474 98 520 132 580 140C520 156 420 150 350 160C410 130 456 96 470 52z',
      0.18,
    ) +
    middle(ridge('0,184 130,170 280,182 430,172 590,184 720,168 800,176'), 0.42) +
    near(cathedral(606)) +
    near(
      street(124, '30 62 bands, 26 84, 34 50, 24 70 bands, 28 44', 7) + street(688, '28 66 bands, 24 48, 30 58', 7),
    ) +
    near(arch) +
    line('M326 240C338 122 370 79 400 79S462 122 474 240', 1.4, 0.35) +
    near(hero(306) + hero(494)) +
    fountain(400) +
    near(palm(92, 240, 96) + palm(536, 240, 84, 0.9) + palm(24, 240, 74, 0.9) + palm(784, 240, 80)) +
    near(trees([60, 276, 528, 676], 240, 9))
  );
}

function cathedral(center: number): string {
  return (
    belfry(center - 38, 240, 30, [76, 30, 22], 'dome', 16) +
    belfry(center + 38, 240, 30, [76, 30, 22], 'dome', 16) +
    box(center - 22, 160, 44, 80) +
    polygon([
      [center - 22, 160],
      [center, 142],
      [center + 22, 160],
    ]) +
    discHole(center, 174, 8) +
    arches(center - 9, 240, 1, 18, 40, 0) +
    cross(center, 144, 12) +
    hole(center - 42, 196, 8, 22) +
    hole(center + 34, 196, 8, 22)
  );
}

/** The cast-iron fountain: two basins and a jet. */
function fountain(center: number): string {
  return (
    near(
      `M${center - 26} 228h52l-4 12h-44z` +
        `M${center - 3} 228v-18h6v18z` +
        `M${center - 16} 204h32q-4 8-16 8t-16-8z` +
        box(center - 2, 188, 4, 18) +
        `M${center - 9} 184h18q-2 6-9 6t-9-6z`,
    ) + line(`M${center} 182c-2-12-14-12-16 2M${center} 182c2-12 14-12 16 2M${center} 182v-12`, 1.8, 0.7)
  );
}
