import { mast, tower } from '../kit/buildings.ts';
import { far, line, near, sun } from '../kit/layers.ts';
import { palm, waves } from '../kit/nature.ts';
import { box, hole, holes, ridge } from '../kit/path.ts';

const SAND = 196;

/** The hotel strip between lagoon and Caribbean. */
export function cancun(): string {
  const slab = (x: number, width: number, height: number, pole = false) =>
    box(x, SAND - height, width, height) +
    holes(x + 4, SAND - height + 8, 1, Math.ceil((height - 16) / 10), width - 8, 3, 0, 10) +
    (pole ? mast(x + width / 2, SAND - height, 9, 4) : '');
  const vault = `M290 ${SAND}V112q32-34 64 0V${SAND}z` + holes(297, 122, 1, 7, 50, 3, 0, 10);
  const hotels =
    pyramid(40, 104, 92, 7) +
    slab(160, 34, 70) +
    slab(200, 26, 108, true) +
    slab(232, 40, 54) +
    vault +
    slab(366, 28, 86) +
    slab(400, 46, 62) +
    pyramid(456, 88, 78, 6) +
    slab(556, 26, 96, true) +
    slab(590, 44, 48) +
    slab(648, 30, 72) +
    slab(686, 50, 42) +
    tower(744, 24, 60, 'bands', SAND);
  const beach = `M0 ${SAND}q120-8 260-2t300 0t240-2v12q-150 6-300 3t-300 1t-200-2z`;
  return (
    sun(610, 120, 62) +
    far(ridge('0,170 200,164 420,160 620,162 800,160'), 0.22) +
    near(hotels + beach) +
    near(palm(22, 198, 62) + palm(452, 198, 48, 0.85) + palm(726, 198, 66, 1.05) + palm(778, 198, 44, 0.8)) +
    line(waves(-10, 220, 21), 2.5, 0.8) +
    line(waves(-30, 232, 21), 2.5, 0.45)
  );
}

/** The stepped hotels of the zone, which borrow the shape of Maya temples. */
function pyramid(x: number, width: number, height: number, floors: number): string {
  let path = '';
  for (let floor = 0; floor < floors; floor++) {
    const wide = width - floor * (width / (floors + 1));
    const top = SAND - (height * (floor + 1)) / floors;
    path +=
      box(x + (width - wide) / 2, top, wide, height / floors + 0.4) +
      hole(x + (width - wide) / 2 + 5, top + (height / floors) * 0.4, wide - 10, 2.5);
  }
  return path;
}
