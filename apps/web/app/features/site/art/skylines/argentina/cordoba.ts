import { street } from '../kit/buildings.ts';
import { arches, belfry, cross, dome, lancets, lantern, spire } from '../kit/civic.ts';
import { far, line, middle, near } from '../kit/layers.ts';
import { broadTree } from '../kit/nature.ts';
import { box, disc, discHole, hole, num, polygon, ridge } from '../kit/path.ts';

/** The Capuchin church with its one missing spire, the cathedral, the Bicentenary lighthouse and the Cañada. */
export function cordoba(): string {
  return (
    far(ridge('0,130 90,108 180,118 280,88 380,74 470,92 560,66 650,88 730,74 800,96'), 0.3) +
    middle(ridge('0,168 140,150 290,164 430,144 580,158 700,142 800,156'), 0.42) +
    near(
      street(258, '24 78 bands, 28 100, 22 62 bands', 6, 224) +
        street(478, '26 92, 24 72 bands, 30 108, 22 64 bands', 6, 224) +
        street(676, '30 82 bands, 26 60, 32 94, 28 54 bands', 6, 224),
    ) +
    near(capuchins(408)) +
    near(cathedral(164)) +
    beacon(636) +
    canada() +
    near(
      broadTree(70, 226, 76, 62) +
        broadTree(742, 226, 70, 58) +
        broadTree(18, 226, 50, 46) +
        broadTree(588, 226, 54, 46),
    )
  );
}

/** Striped neo-Gothic; the left tower never got its spire. */
function capuchins(center: number): string {
  const tower = (x: number) =>
    box(x - 16, 112, 32, 112) +
    lancets(x - 9, 146, 2, 7, 26, 11) +
    lancets(x - 5, 214, 1, 10, 36, 0) +
    spire(x - 14, 112, 6, 18) +
    spire(x + 14, 112, 6, 18);
  return (
    tower(center - 42) +
    tower(center + 42) +
    spire(center + 42, 112, 26, 76) +
    cross(center + 42, 38, 14) +
    box(center - 52, 106, 20, 6) +
    box(center - 26, 150, 52, 74) +
    polygon([
      [center - 28, 150],
      [center, 112],
      [center + 28, 150],
    ]) +
    cross(center, 113, 12) +
    discHole(center, 152, 11) +
    disc(center, 152, 5) +
    lancets(center - 9, 224, 1, 18, 44, 0) +
    hole(center - 22, 180, 7, 44) +
    hole(center + 15, 180, 7, 44) +
    [164, 172].map((y) => hole(center - 54, y, 24, 2.5) + hole(center + 30, y, 24, 2.5)).join('')
  );
}

function cathedral(center: number): string {
  const turret = (x: number) => box(x - 5, 130, 10, 22) + dome(x, 130, 5, 7);
  return (
    box(center - 20, 138, 40, 14) +
    dome(center, 138, 27, 34) +
    turret(center - 29) +
    turret(center + 29) +
    lantern(center, 105, 10, 14) +
    cross(center, 84, 10) +
    box(center - 38, 152, 76, 72) +
    belfry(center - 50, 224, 26, [64, 26], 'dome', 18) +
    belfry(center + 50, 224, 26, [64, 26], 'dome', 18) +
    arches(center - 10, 224, 1, 20, 42, 0) +
    arches(center - 30, 224, 1, 11, 30, 0) +
    arches(center + 19, 224, 1, 11, 30, 0) +
    polygon([
      [center - 38, 152],
      [center, 142],
      [center + 38, 152],
    ])
  );
}

/** A slim tower that twists as it rises. */
function beacon(x: number): string {
  let rings = '';
  for (let y = 58; y < 216; y += 9) rings += `M${num(x - 7)} ${y}q7 7 14-3`;
  return (
    line(`M${x - 7} 224V52M${x + 7} 224V44`, 3) + line(rings, 2) + line(`M${x} 224V26`, 2.4) + near(disc(x, 36, 4))
  );
}

/** The walled stream with its low stone arches. */
function canada(): string {
  return near(
    box(0, 224, 800, 16) +
      [40, 130, 220, 310, 460, 550, 640, 730].map((x) => `M${x + 44} 240a22 11 0 0 0-44 0z`).join(''),
  );
}
