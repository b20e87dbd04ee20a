import { street, windows } from '../kit/buildings.ts';
import { cross, lancets, openArms, spire } from '../kit/civic.ts';
import { far, line, middle, near } from '../kit/layers.ts';
import { broadTree, palm, ripples } from '../kit/nature.ts';
import { box, discHole, hole, polygon, ridge } from '../kit/path.ts';

/** La Ermita by the river, the three crosses and Cristo Rey on the Farallones, the river cat. */
export function cali(): string {
  const crosses = cross(250, 62, 46, 4) + cross(216, 72, 34, 3) + cross(284, 70, 34, 3);
  const torre = box(570, 72, 40, 168) + box(576, 62, 28, 10) + windows(570, 72, 40, 160, 'grid') + box(589, 22, 2, 40);
  return (
    far(ridge('0,116 60,92 130,106 200,74 250,60 300,74 370,112 450,98 530,70 600,88 680,52 730,66 800,92')) +
    near(crosses) +
    near(openArms(684, 54, 38) + box(678, 52, 12, 8)) +
    middle(ridge('0,158 110,140 240,152 370,162 500,146 640,128 800,146')) +
    near(
      torre +
        street(174, '30 84 bands, 26 112, 34 66 bands, 24 92', 7) +
        street(500, '28 76, 30 98 bands', 7) +
        street(618, '30 84 bands, 26 60, 34 96, 28 56 bands', 7),
    ) +
    near(ermita(400)) +
    near(bridge()) +
    near(broadTree(330, 226, 58, 58) + palm(478, 226, 74, 0.85) + palm(766, 226, 80) + palm(150, 226, 60, 0.8)) +
    cat() +
    line(ripples('200,234,50 276,236,70 380,233,60 470,236,44'), 1.8, 0.6)
  );
}

/** A small neo-Gothic church, all needles. */
function ermita(center: number): string {
  const side = (x: number) =>
    box(x - 9, 146, 18, 80) +
    spire(x, 146, 18, 36) +
    cross(x, 112, 9) +
    lancets(x - 4, 176, 1, 8, 24, 0) +
    spire(x - 10, 148, 5, 16) +
    spire(x + 10, 148, 5, 16);
  return (
    box(center - 13, 114, 26, 112) +
    spire(center, 114, 26, 66) +
    cross(center, 52, 14) +
    spire(center - 13, 118, 7, 26) +
    spire(center + 13, 118, 7, 26) +
    lancets(center - 6, 156, 1, 12, 34, 0) +
    discHole(center, 172, 6) +
    lancets(center - 8, 226, 1, 16, 38, 0) +
    polygon([
      [center - 13, 150],
      [center - 24, 172],
      [center - 24, 226],
      [center - 13, 226],
    ]) +
    polygon([
      [center + 13, 150],
      [center + 24, 172],
      [center + 24, 226],
      [center + 13, 226],
    ]) +
    side(center - 34) +
    side(center + 34) +
    box(center - 52, 178, 9, 48) +
    box(center + 43, 178, 9, 48) +
    spire(center - 47.5, 178, 9, 22) +
    spire(center + 47.5, 178, 9, 22) +
    hole(center - 38, 190, 8, 22) +
    hole(center + 30, 190, 8, 22)
  );
}

/** The river bank and the brick arches of Puente Ortiz. */
function bridge(): string {
  return (
    box(140, 226, 420, 4) +
    box(548, 218, 252, 22) +
    [564, 624, 684, 744].map((x) => `M${x + 46} 240a23 15 0 0 0-46 0z`).join('')
  );
}

/** The river cat: a big sitting cat with its tail up. */
function cat(): string {
  return (
    near('M46 240c-8-20-6-40 4-52c-4-8-4-18-2-30l10 9h14l10-9c3 14 2 24-4 31c14 10 20 26 20 51z') +
    line('M92 236c20 0 24-18 16-34c-6-12 2-22 10-18', 6) +
    line('M52 176l-16-4M52 180l-16 2M78 176l16-4M78 180l16 2', 1.4, 0.8)
  );
}
