import { mast } from '../kit/buildings.ts';
import { arches } from '../kit/civic.ts';
import { far, line, middle, near, sun } from '../kit/layers.ts';
import { cactus, palm } from '../kit/nature.ts';
import { box, hole, holes, polygon, ridge } from '../kit/path.ts';

/** The dunes, the walk-over gate and the one street where every sign is a tooth. */
export function losAlgodones(): string {
  const molar =
    'M378 94C366 80 368 58 384 56C392 55 396 61 400 61S408 55 416 56C432 58 434 80 422 94C420 104 420 122 414 124C407 125 406 104 400 104S393 125 386 124C380 122 380 104 378 94z';
  const sign = near(molar + box(397, 122, 6, 118) + box(384, 132, 32, 5)) + line('M384 78q1-9 8-10', 2.4, 0.35);
  return (
    sun(250, 92, 40) +
    far(
      'M0 150C70 128 130 96 190 88C196 112 240 140 300 150C360 120 430 84 500 70C512 100 570 132 640 140C690 118 740 104 800 100V240H0z',
      0.26,
    ) +
    far(
      'M190 88C186 116 214 150 300 150C262 168 196 176 120 176C160 152 182 120 190 88zM500 70C498 104 540 140 640 140C590 162 500 172 400 172C452 148 484 112 500 70z',
      0.2,
    ) +
    middle(ridge('0,182 120,172 260,184 420,174 580,184 720,170 800,176'), 0.42) +
    far(fence(0, 150) + fence(700, 800), 0.8) +
    near(gate()) +
    near(shops()) +
    sign +
    line(cactus(36, 240, 74) + cactus(764, 240, 86) + cactus(118, 240, 46), 7) +
    near(palm(664, 240, 88, 0.9) + palm(300, 240, 78, 0.8))
  );
}

function fence(from: number, to: number): string {
  let bars = '';
  for (let x = from; x < to; x += 8) bars += box(x, 168, 2.6, 62);
  return bars + box(from, 172, to - from, 3);
}

function gate(): string {
  return (
    box(150, 176, 12, 64) +
    box(262, 176, 12, 64) +
    'M144 176C150 130 274 130 280 176h-10C262 144 162 144 154 176z' +
    box(150, 172, 124, 10) +
    holes(170, 175, 6, 1, 10, 4, 15, 0) +
    box(206, 200, 12, 40) +
    mast(212, 200, 0) +
    holes(176, 204, 1, 3, 22, 3, 0, 10) +
    box(172, 228, 30, 3) +
    box(222, 228, 32, 3) +
    box(172, 212, 30, 3) +
    box(222, 212, 32, 3)
  );
}

/** Low shop fronts with arcades and awnings; a tooth or a pair of glasses hangs over each door. */
function shops(): string {
  const front = (x: number, width: number, height: number) =>
    box(x, 240 - height, width, height) + box(x - 2, 238 - height, width + 4, 4);
  const awning = (x: number, width: number) =>
    polygon([
      [x, 206],
      [x + width, 206],
      [x + width + 5, 216],
      [x - 5, 216],
    ]);
  const tooth = (x: number, y: number) =>
    `M${x} ${y}c-4 5-3 10-1 13s1 11 3 11s2-7 5-7s3 7 5 7s1-8 3-11s3-8-1-13s-5-1-7-1s-3-4-7 1z`;
  return (
    front(428, 66, 62) +
    front(498, 58, 48) +
    front(560, 76, 70) +
    front(284, 76, 54) +
    arches(434, 240, 3, 14, 30, 21) +
    arches(568, 240, 3, 16, 32, 23) +
    awning(506, 42) +
    hole(510, 220, 10, 20) +
    hole(528, 220, 18, 12) +
    arches(292, 240, 3, 16, 30, 23) +
    holes(434, 186, 4, 1, 8, 10, 15, 0) +
    holes(568, 178, 4, 1, 9, 12, 17, 0) +
    holes(292, 194, 4, 1, 8, 8, 17, 0) +
    mast(526, 192, 30) +
    tooth(520, 150)
  );
}
