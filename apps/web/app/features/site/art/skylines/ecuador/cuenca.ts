import { hipRoof, house } from '../kit/buildings.ts';
import { arches, belfry, cross, lantern, pediment } from '../kit/civic.ts';
import { far, line, middle, near } from '../kit/layers.ts';
import { ripples, trees } from '../kit/nature.ts';
import { box, discHole, groupsOf, holes, ridge } from '../kit/path.ts';

const BANK = 206;

/** The three blue domes of the new cathedral above the hanging houses and the Tomebamba. */
export function cuenca(): string {
  return (
    far(ridge('0,104 80,76 160,92 250,52 330,74 420,44 500,70 590,38 680,70 750,56 800,76'), 0.28) +
    middle(ridge('0,148 110,128 240,144 380,120 520,140 660,118 800,136'), 0.42) +
    near(cathedral(400)) +
    near(oldCathedral(170)) +
    near(hangingHouses(498, 800) + hangingHouses(206, 316) + hangingHouses(10, 116)) +
    near(`M0 ${BANK}H800V226q-200 6-400 1t-400-1z`) +
    near(trees([20, 118, 132, 306, 498, 790], BANK + 8, 10)) +
    line(ripples('30,234,60 130,236,80 320,234,60 420,237,90 560,234,60 660,237,80'), 1.8, 0.6)
  );
}

function cathedral(center: number): string {
  const tall = (x: number, base: number, radius: number, height: number) =>
    `M${x - radius} ${base}C${x - radius * 1.1} ${base - height * 0.6} ${x - radius * 0.5} ${base - height * 0.9} ${x} ${base - height}C${x + radius * 0.5} ${base - height * 0.9} ${x + radius * 1.1} ${base - height * 0.6} ${x + radius} ${base}z`;
  const drum = (x: number, y: number, half: number) =>
    box(x - half, y, half * 2, 22) + holes(x - half + 4, y + 6, Math.floor((half * 2 - 4) / 8), 1, 4, 12, 8, 0);
  const domes = groupsOf('318,20,112 380,27,106 448,23,110')
    .map(([x = 0, r = 0, y = 0]) => tall(x, y, r, r * 2.1) + lantern(x, y - r * 2.08, 6, 9) + drum(x, y, r - 3))
    .join('');
  return (
    domes +
    box(center - 104, 132, 190, 74) +
    box(center + 60, 116, 26, 20) +
    box(center - 108, 130, 198, 4) +
    arches(center - 96, 198, 3, 13, 40, 20) +
    arches(center - 30, BANK, 1, 26, 48, 0) +
    arches(center + 16, 198, 3, 13, 40, 20) +
    discHole(center - 17, 148, 7) +
    cross(center + 73, 117, 10)
  );
}

function oldCathedral(center: number): string {
  return (
    box(center - 40, 172, 70, 34) +
    pediment(center - 44, 172, 78, 14) +
    belfry(center - 2, 172, 22, [34, 22], 'pyramid', 22) +
    arches(center - 32, BANK, 3, 12, 24, 20)
  );
}

/** Old houses that stand on the steep bank, balconies to the river. */
function hangingHouses(from: number, to: number): string {
  let path = '';
  for (let x = from, i = 0; x < to - 24; i++) {
    const width = Math.min(to - x, [34, 28, 40, 30][i % 4] ?? 30);
    const top = 166 + ([0, 10, -8, 4][i % 4] ?? 0);
    path +=
      i % 3 === 2
        ? house(x, top, width, BANK - top, 9) + holes(x + 7, top + 14, 3, 2, 6, 7, 10, 13)
        : box(x, top, width, BANK - top) +
          hipRoof(x, top + 2, width, 10, 3) +
          holes(x + 5, top + 9, Math.floor((width - 4) / 10), 2, 5, 8, 10, 14);
    x += width + 3;
  }
  return path;
}
