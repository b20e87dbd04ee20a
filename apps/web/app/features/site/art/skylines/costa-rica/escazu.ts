import { hillside, street } from '../kit/buildings.ts';
import { arches, cross, dome, lantern } from '../kit/civic.ts';
import { far, line, middle, near } from '../kit/layers.ts';
import { broadTree, trees } from '../kit/nature.ts';
import { box, disc, discHole, hole, num, ridge } from '../kit/path.ts';

/** San Miguel under the Escazú hills with their cross, and a painted oxcart. */
export function escazu(): string {
  return (
    far(ridge('0,104 70,82 150,96 230,60 300,44 360,66 420,84 500,52 560,30 620,54 700,86 800,66'), 0.32) +
    line('M560 30V2M552 10h16M556 30l4-14l4 14', 2.4) +
    middle(ridge('0,152 120,130 240,146 360,124 480,142 600,120 720,142 800,128'), 0.42) +
    line('M620 146q60-14 120 0M600 158q70-16 150 0M590 170q80-16 170 0', 1.5, 0.5) +
    near(street(136, '28 86 bands, 24 112, 32 74 bands, 26 98 fins, 30 64', 7)) +
    near(hillside('escazu', 664, 800, () => 190, 3, 17) + hillside('escazu-west', 0, 124, () => 196, 3, 17)) +
    near(church(400)) +
    near(trees([318, 334, 470, 486], 240, 10) + broadTree(776, 240, 60, 60)) +
    oxcart(584)
  );
}

function church(center: number): string {
  const tower = (x: number) =>
    box(x - 15, 136, 30, 104) +
    box(x - 18, 134, 36, 4) +
    box(x - 12, 106, 24, 28) +
    box(x - 15, 104, 30, 3) +
    `M${x - 14} 104c0-16 6-24 14-30c8 6 14 14 14 30z` +
    cross(x, 76, 14) +
    arches(x - 5, 132, 1, 10, 20, 0) +
    arches(x - 4, 176, 1, 8, 22, 0);
  return (
    tower(center - 40) +
    tower(center + 40) +
    box(center - 25, 148, 50, 92) +
    `M${center - 25} 148c4-16 14-18 25-26c11 8 21 10 25 26z` +
    discHole(center, 160, 7) +
    arches(center - 9, 240, 1, 18, 40, 0) +
    arches(center - 21, 240, 1, 7, 30, 0) +
    arches(center + 14, 240, 1, 7, 30, 0) +
    cross(center, 124, 12) +
    dome(center + 76, 178, 18, 20) +
    lantern(center + 76, 159, 7, 9) +
    box(center + 58, 178, 38, 62) +
    arches(center + 64, 222, 2, 9, 24, 17)
  );
}

/** The carreta: a wheel painted in sixteen rays, a box and a long shaft. */
function oxcart(x: number): string {
  let rays = '';
  for (let i = 0; i < 16; i++) {
    const [sin, cos] = [Math.sin((i * Math.PI) / 8), Math.cos((i * Math.PI) / 8)];
    rays += `M${num(x + 9 * cos)} ${num(208 + 9 * sin)}L${num(x + 21 * cos)} ${num(208 + 21 * sin)}`;
  }
  const wheel = disc(x, 208, 32) + discHole(x, 208, 24);
  return (
    near(
      `M${x - 64} 148h120l-8 26h-104z` + hole(x - 52, 154, 96, 3) + hole(x - 50, 163, 92, 3) + box(x - 56, 170, 150, 5),
    ) +
    near(wheel) +
    near(disc(x, 208, 7)) +
    line(rays, 2.6) +
    line(`M${x - 56} 148v-12M${x - 22} 148v-12M${x + 14} 148v-12M${x + 48} 148v-12M${x + 90} 172l28 36`, 3)
  );
}
