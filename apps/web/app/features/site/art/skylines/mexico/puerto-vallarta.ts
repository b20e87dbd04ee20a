import { hillside } from '../kit/buildings.ts';
import { arches, cross, dome } from '../kit/civic.ts';
import { far, line, middle, near } from '../kit/layers.ts';
import { palm, waves } from '../kit/nature.ts';
import { box, disc, hole, ridge } from '../kit/path.ts';
import { sailboat } from '../kit/transport.ts';

const QUAY = 204;

/** The crowned tower of Guadalupe under the Sierra Madre, the Malecón arches and the seahorse by the bay. */
export function puertoVallarta(): string {
  const crown =
    box(380, 76, 40, 5) +
    'M382 76C374 56 384 42 398 36v5C389 47 384 58 388 76zM418 76C426 56 416 42 402 36v5C411 47 416 58 412 76zM398 76V38h4v38z' +
    disc(400, 33, 4) +
    cross(400, 30, 12);
  const tower =
    box(372, 150, 56, 54) +
    box(369, 148, 62, 4) +
    box(377, 116, 46, 34) +
    box(374, 113, 52, 4) +
    box(383, 82, 34, 32) +
    arches(384, 146, 2, 12, 26, 20) +
    arches(389, 110, 2, 9, 22, 13) +
    arches(391, QUAY, 1, 18, 34, 0) +
    crown;
  const nave = box(430, 168, 62, 36) + box(428, 165, 66, 4) + dome(468, 165, 17, 18) + arches(438, 196, 3, 8, 18, 17);
  const quay = `M0 ${QUAY}H800v12q-160 6-330 2t-300 2t-170-2z`;
  const malecon =
    box(556, 152, 124, 8) +
    [556, 588, 620, 652, 674].map((x) => box(x, 158, 6, QUAY - 158)).join('') +
    [562, 594, 626].map((x) => `M${x} 172q13-18 26 0v-14h-26z`).join('');
  return (
    far(ridge('0,96 80,70 170,92 260,48 350,70 450,36 540,62 640,40 730,74 800,58'), 0.28) +
    middle(ridge('0,138 110,112 220,132 340,102 460,118 570,98 680,122 800,106')) +
    far(
      hillside('vallarta-west', 196, 366, (x) => 146 - 12 * Math.sin(x / 50), 3, 17) +
        hillside('vallarta-east', 500, 700, (x) => 120 + 6 * Math.cos(x / 45), 2, 16),
      0.8,
    ) +
    near(tower + nave) +
    near(quay) +
    near(malecon) +
    near(
      palm(536, QUAY, 60, 0.9) +
        palm(706, QUAY, 72) +
        palm(762, QUAY, 50, 0.85) +
        palm(46, QUAY, 66) +
        palm(184, QUAY, 44, 0.7),
    ) +
    seahorse() +
    line(waves(-10, 224, 21), 2.4, 0.8) +
    line(waves(-30, 234, 21), 2.4, 0.45) +
    near(sailboat(590, 236, 0.9))
  );
}

/** The boy on the seahorse above the sea wall. */
function seahorse(): string {
  return (
    near(box(96, 186, 46, 18) + hole(102, 191, 34, 6) + disc(104, 92, 6)) +
    line('M114 186c-14 0-18-16-8-20c8-3 14 4 9 9', 4) +
    line('M106 166c-2-14 14-22 16-36c2-14-10-18-8-32c1-9 8-15 16-14', 8) +
    line('M128 85l12 4', 5) +
    line('M126 80l-3-8M119 88l-8-4', 2.4) +
    line('M105 98l6 20M108 104l14-6M110 118l-8 12', 4.4)
  );
}
