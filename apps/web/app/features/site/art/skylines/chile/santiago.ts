import { haze, street, windows } from '../kit/buildings.ts';
import { statue } from '../kit/civic.ts';
import { far, line, middle, near } from '../kit/layers.ts';
import { trees } from '../kit/nature.ts';
import { box, crags, disc, hole, holes, polygon, polygonHole, ridge } from '../kit/path.ts';

const SUMMITS =
  'M94 71L118 52L150 70L176 56L204 76M272 57L300 38L322 54L350 30L384 63M490 56L508 44L536 22L560 40L584 30L622 67M720 70L748 46L776 60L800 52';

/** The Gran Torre before the snow of the Andes, the Virgin on San Cristóbal and its funicular, the Entel tower. */
export function santiago(): string {
  const andes = crags(
    '0,112 40,84 72,96 118,52 150,70 176,56 226,92 268,60 300,38 322,54 350,30 388,66 424,50 462,84 508,44 536,22 560,40 584,30 628,72 668,54 706,82 748,46 776,60 800,52',
  );
  const snow = [
    '94,71 118,52 150,70 176,56 204,76 188,74 174,86 160,78 142,92 126,76 110,86',
    '272,57 300,38 322,54 350,30 384,63 366,64 354,84 338,66 322,86 306,66 290,78',
    '490,56 508,44 536,22 560,40 584,30 622,67 602,64 584,82 566,62 548,80 532,58 514,72',
    '720,70 748,46 776,60 800,52 800,74 782,80 766,70 748,82',
  ];
  const hill = ridge('0,176 60,160 120,138 180,112 222,98 262,110 320,144 400,170 520,178 660,170 800,160');
  return (
    far(andes + snow.map((cap) => polygonHole(cap)).join('')) +
    line(SUMMITS, 1.4, 0.4) +
    middle(hill) +
    near(box(214, 88, 18, 12) + statue(223, 89, 38)) +
    line('M232 104L318 196', 2, 0.9) +
    line('M238 104L324 196', 1, 0.6, '2 5') +
    near(polygon('268,138 282,153 275,160 261,145')) +
    middle(haze('santiago', 330, 760, 40, 90), 0.44) +
    near(granTorre(420)) +
    near(entel(620)) +
    near(
      street(334, '26 92 bands, 30 70', 7) +
        street(452, '28 118 bands, 24 84, 30 134 fins, 26 74 bands', 6) +
        street(650, '28 84, 24 62 bands, 32 98, 26 70 bands', 7) +
        street(96, '30 58 bands, 26 80, 34 48, 24 66 bands, 30 52', 7) +
        street(10, '30 52, 34 40 bands', 7),
    ) +
    near(trees([90, 284, 306, 326, 594, 640, 780], 240, 10))
  );
}

/** A glass tower that narrows a little and ends in an open crown. */
function granTorre(center: number): string {
  return (
    polygon([
      [center - 23, 240],
      [center - 19, 26],
      [center + 19, 26],
      [center + 23, 240],
    ]) +
    windows(center - 20, 44, 40, 190, 'bands') +
    holes(center - 15, 28, 4, 1, 5, 18, 8.4, 0) +
    polygon([
      [center - 19, 27],
      [center - 16, 12],
      [center - 13, 27],
    ]) +
    polygon([
      [center + 13, 27],
      [center + 16, 12],
      [center + 19, 27],
    ]) +
    box(center - 19, 46, 38, 3)
  );
}

function entel(center: number): string {
  return (
    polygon([
      [center - 9, 240],
      [center - 6, 100],
      [center + 6, 100],
      [center + 9, 240],
    ]) +
    disc(center, 104, 17, 5) +
    disc(center, 116, 15, 4) +
    disc(center, 128, 12, 4) +
    box(center - 8, 84, 16, 18) +
    box(center - 1.2, 44, 2.4, 42) +
    hole(center - 5, 88, 10, 3) +
    hole(center - 5, 94, 10, 3)
  );
}
