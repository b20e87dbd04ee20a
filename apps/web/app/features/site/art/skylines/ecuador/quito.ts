import { hillside, street } from '../kit/buildings.ts';
import { arches, belfry, cross, lancets, spire } from '../kit/civic.ts';
import { far, line, middle, near } from '../kit/layers.ts';
import { trees } from '../kit/nature.ts';
import { box, disc, discHole, polygon, polygonHole, ridge } from '../kit/path.ts';

/** The winged Virgin on the Panecillo, the Basilica's two towers, San Francisco and the cone of Cotopaxi. */
export function quito(): string {
  const cone = 'M540 200C580 170 616 116 642 78L650 66L658 62L668 64L678 60L688 68C716 110 752 166 800 196V240H540z';
  const snow = polygonHole(
    '621,109 642,78 650,66 658,62 668,64 678,60 688,68 714,109 700,100 690,118 676,100 664,122 652,100 638,118',
  );
  const hill = 'M236 240C280 214 306 168 340 146C370 128 430 128 460 146C494 168 520 214 564 240z';
  return (
    far(ridge('0,92 60,64 104,42 150,60 210,88 300,74 390,96 500,110 600,150 700,160 800,150'), 0.28) +
    far(cone + snow, 0.34) +
    line('M621 109L642 78L650 66L658 62L668 64L678 60L688 68L714 109', 1.4, 0.4) +
    middle(ridge('0,158 110,138 230,154 360,170 500,168 640,178 800,168'), 0.42) +
    middle(hill, 0.6) +
    near(virgin(400, 134)) +
    far(
      hillside('quito-hill', 318, 486, (x) => 176 + Math.abs(x - 400) * 0.34, 3, 16),
      0.85,
    ) +
    near(basilica(180)) +
    near(street(20, '28 52, 24 66 bands, 30 44', 6) + street(256, '26 54 bands, 22 40', 6)) +
    near(sanFrancisco(632)) +
    near(hillside('quito-east', 704, 800, () => 194, 3, 18) + hillside('quito-mid', 500, 566, () => 206, 2, 17)) +
    near(trees([300, 316, 492, 560], 240, 9))
  );
}

/** She stands on a globe, one hand raised, wings open. */
function virgin(center: number, base: number): string {
  return (
    box(center - 20, base - 8, 40, 14) +
    disc(center, base - 16, 15, 11) +
    polygon([
      [center - 10, base - 24],
      [center - 5, base - 62],
      [center + 5, base - 62],
      [center + 10, base - 24],
    ]) +
    disc(center + 1, base - 67, 5) +
    `M${center - 4} ${base - 60}C${center - 16} ${base - 74} ${center - 30} ${base - 86} ${center - 40} ${base - 84}C${center - 32} ${base - 72} ${center - 26} ${base - 52} ${center - 4} ${base - 46}z` +
    `M${center + 4} ${base - 60}C${center + 16} ${base - 74} ${center + 30} ${base - 88} ${center + 42} ${base - 88}C${center + 32} ${base - 72} ${center + 26} ${base - 52} ${center + 4} ${base - 46}z` +
    [-8, -4, 0, 4, 8].map((dx) => box(center + dx - 0.5, base - 78 + Math.abs(dx) * 0.4, 1.2, 5)).join('')
  );
}

function basilica(center: number): string {
  const tower = (x: number) =>
    box(x - 13, 118, 26, 122) +
    lancets(x - 8, 152, 2, 6, 24, 10) +
    discHole(x, 166, 5) +
    spire(x, 118, 22, 48) +
    spire(x - 12, 118, 5, 16) +
    spire(x + 12, 118, 5, 16) +
    lancets(x - 4, 212, 1, 8, 30, 0);
  return (
    tower(center - 26) +
    tower(center + 26) +
    box(center - 13, 158, 26, 82) +
    spire(center, 158, 28, 18) +
    discHole(center, 178, 9) +
    disc(center, 178, 4) +
    lancets(center - 8, 240, 1, 16, 40, 0) +
    cross(center - 26, 72, 10) +
    cross(center + 26, 72, 10)
  );
}

function sanFrancisco(center: number): string {
  return (
    belfry(center - 30, 240, 20, [62, 22], 'pyramid', 14) +
    belfry(center + 30, 240, 20, [62, 22], 'pyramid', 14) +
    box(center - 20, 184, 40, 56) +
    polygon([
      [center - 20, 184],
      [center, 170],
      [center + 20, 184],
    ]) +
    arches(center - 7, 240, 1, 14, 30, 0) +
    arches(center - 4, 202, 1, 8, 12, 0)
  );
}
