import { hillside, street } from './kit/buildings.ts';
import { arches, belfry, dome, lantern } from './kit/civic.ts';
import { far, line, middle, near, sun } from './kit/layers.ts';
import { palm, trees, waves } from './kit/nature.ts';
import { box, ridge } from './kit/path.ts';

/** Cities without their own skyline: the country's landscape and a parish church, but no landmark of another city. */
export function hillTown(): string {
  return (
    far(ridge('0,110 90,84 190,104 290,62 390,84 480,56 590,88 690,66 800,96')) +
    middle(ridge('0,154 130,134 270,152 420,136 560,152 690,130 800,146')) +
    near(
      hillside('hill-town-west', 0, 210, (x) => 176 + x * 0.1, 4, 17) +
        hillside('hill-town-east', 560, 800, (x) => 200 - (x - 560) * 0.1, 4, 17),
    ) +
    near(street(224, '28 66 bands, 24 88, 32 54', 7) + street(462, '26 82 bands, 30 60, 22 94', 7)) +
    near(parish(396)) +
    near(trees([332, 346, 448, 550], 240, 9))
  );
}

export function volcanoTown(): string {
  return (
    far('M180 240C280 196 380 120 442 66L454 58L468 62L480 57L494 66C556 126 640 190 740 240z', 0.32) +
    far(ridge('0,150 100,126 200,150 320,176 800,190'), 0.28) +
    middle(ridge('0,176 130,158 270,176 420,180 560,172 690,152 800,164')) +
    line('M462 48c-10-12 10-16 2-28', 2.6, 0.5) +
    near(street(150, '30 60 bands, 26 84, 34 50', 7) + street(476, '28 76 bands, 24 96, 34 58, 26 70 bands', 7)) +
    near(parish(360)) +
    near(
      hillside('volcano-town', 630, 800, () => 200, 3, 17) + hillside('volcano-town-west', 0, 140, () => 200, 3, 17),
    ) +
    near(trees([296, 310, 412, 430, 616], 240, 10))
  );
}

export function coastTown(): string {
  return (
    sun(560, 112, 54) +
    far(ridge('0,150 80,118 170,92 230,98 300,138 400,156 600,150 700,122 800,132')) +
    near(
      street(130, '26 92 bands, 22 66, 30 110, 24 76 bands, 28 58', 7, 204) +
        street(448, '24 82, 28 118 bands, 22 70, 30 96 bands, 26 60, 24 86', 7, 204) +
        parish(366, 204),
    ) +
    seaFront()
  );
}

export function caribbeanTown(): string {
  return (
    sun(250, 116, 50) +
    far(ridge('0,160 160,146 330,158 520,140 660,150 800,144')) +
    near(
      street(140, '40 46, 34 60 bands, 44 40, 30 72 bands', 5, 204) +
        street(456, '36 56, 30 84 bands, 40 44, 34 66, 28 50 bands', 5, 204) +
        parish(390, 204),
    ) +
    near(palm(326, 204, 84)) +
    seaFront()
  );
}

function parish(center: number, base = 240): string {
  return (
    box(center - 18, base - 64, 36, 64) +
    dome(center, base - 64, 18, 14) +
    lantern(center, base - 77, 7, 9) +
    arches(center - 8, base, 1, 16, 36, 0) +
    belfry(center - 30, base, 20, [60, 24], 'dome', 15) +
    belfry(center + 30, base, 20, [60, 24], 'dome', 15)
  );
}

function seaFront(): string {
  return (
    near('M0 204q120-6 260-1t300 0t240-2v10q-150 6-300 3t-300 1t-200-2z') +
    near(palm(60, 206, 66) + palm(108, 206, 48, 0.85) + palm(690, 206, 62) + palm(754, 206, 50, 0.85)) +
    line(waves(-10, 224, 21), 2.4, 0.8) +
    line(waves(-30, 234, 21), 2.4, 0.45)
  );
}
