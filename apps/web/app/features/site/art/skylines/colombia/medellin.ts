import { hillside, street, tower } from '../kit/buildings.ts';
import { far, line, middle, near } from '../kit/layers.ts';
import { box, holes, polygon, ridge } from '../kit/path.ts';
import { gondola } from '../kit/transport.ts';

/** The Aburrá valley, the Metrocable and the Coltejer needle. */
export function medellin(): string {
  const needle = polygon('306,240 306,92 320,34 327,26 334,34 334,240') + holes(313, 96, 2, 11, 4, 5, 9, 12);
  const cabins = (
    [
      [470, 116],
      [560, 88],
      [650, 60],
      [735, 34],
    ] as const
  )
    .map(([x, y]) => gondola(x, y))
    .join('');
  const pylon = polygon('603,240 607,74 613,74 617,240') + box(597, 72, 26, 4);
  return (
    far(ridge('0,120 80,88 150,104 240,58 330,84 420,66 520,38 610,70 700,48 800,84'), 0.28) +
    middle(ridge('0,150 90,132 180,154 290,138 380,160 480,150 560,122 650,92 730,74 800,66')) +
    near(
      hillside('medellin-east', 560, 800, (x) => 244 - Math.max(0, x - 520) * 0.52, 4, 16) +
        hillside('medellin-west', 0, 150, (x) => 150 + x * 0.42, 4) +
        tower(170, 22, 52) +
        street(196, '30 74 bands, 24 104, 34 84 bands') +
        needle +
        street(342, '28 96, 38 66 bands') +
        street(420, '26 116 fins, 34 78, 24 58 bands') +
        cabins,
    ) +
    line('M420 132L800 14') +
    near(pylon)
  );
}
