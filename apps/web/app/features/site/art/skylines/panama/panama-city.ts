import { haze, mast, street, windows } from '../kit/buildings.ts';
import { arches, belfry, pediment } from '../kit/civic.ts';
import { far, line, middle, near } from '../kit/layers.ts';
import { palm, ripples } from '../kit/nature.ts';
import { box, hole, holes, num, polygon, ridge } from '../kit/path.ts';

const SHORE = 212;

/** The screw tower and the sail tower on the bay, Casco Viejo, Ancón hill and the Bridge of the Americas. */
export function panamaCity(): string {
  return (
    far(ridge('0,140 60,116 110,96 160,92 210,112 280,142 380,150 520,146 640,130 720,112 800,122'), 0.28) +
    near(mast(136, 93, 26, 2)) +
    middle(haze('panama', 276, 640, 70, 132, SHORE), 0.42) +
    bridge() +
    near(street(300, '22 96 bands, 20 126 fins, 24 80', 5, SHORE)) +
    near(screw(410)) +
    near(sail(492)) +
    near(street(452, '18 108 bands', 5, SHORE) + street(532, '22 118, 18 150 fins, 24 92 bands, 20 132', 5, SHORE)) +
    near(casco()) +
    near(`M0 ${SHORE}H640q-20 10-60 10H0z`) +
    near(palm(286, SHORE, 58, 0.85) + palm(18, SHORE, 66) + palm(632, SHORE, 50, 0.8)) +
    ship() +
    line(ripples('20,230,90 140,234,70 250,229,60 340,235,90 470,230,50 540,237,60'), 2, 0.6)
  );
}

/** The green tower whose floors turn like a screw. */
function screw(center: number): string {
  let floors = box(center - 16, 168, 32, SHORE - 168) + windows(center - 16, 164, 32, SHORE - 164, 'bands');
  for (let i = 0; i < 14; i++) {
    const y = 168 - i * 9;
    const lean = Math.sin(i * 0.9) * 6;
    floors +=
      polygon([
        [center - 17 + lean, y],
        [center - 17 - lean, y - 7],
        [center + 17 - lean, y - 7],
        [center + 17 + lean, y],
      ]) + box(center - 12, y - 9, 24, 9);
  }
  return (
    floors +
    polygon([
      [center - 12, 43],
      [center - 2, 18],
      [center + 6, 43],
    ]) +
    mast(center - 2, 22, 18, 1.8)
  );
}

/** The hotel shaped like a sail. */
function sail(x: number): string {
  return (
    `M${x - 20} ${SHORE}V60q2-26 10-40q24 60 30 ${SHORE - 20}z` +
    holes(x - 15, 70, 1, 4, 12, 3, 0, 12) +
    holes(x - 15, 118, 1, 7, 22, 3, 0, 12)
  );
}

function casco(): string {
  return (
    belfry(92, SHORE, 22, [54, 22], 'pyramid', 20) +
    belfry(156, SHORE, 22, [54, 22], 'pyramid', 20) +
    box(104, 168, 40, 44) +
    pediment(104, 168, 40, 16) +
    arches(117, SHORE, 1, 14, 28, 0) +
    street(182, '34 46, 28 38', 3, SHORE) +
    street(38, '36 42', 3, SHORE) +
    hole(120, 174, 8, 8) +
    arches(184, SHORE, 2, 10, 14, 18)
  );
}

/** A steel arch high over the canal mouth. */
function bridge(): string {
  let hangers = '';
  for (let i = 1; i < 8; i++) hangers += `M${640 + i * 20} ${num(176 - 240 * (i / 8) * (1 - i / 8))}V150`;
  return (
    line('M600 150H800', 4) +
    line('M616 176Q720 56 824 176', 4) +
    line('M628 178Q720 78 812 178', 1.6, 0.8) +
    line(hangers, 1.2, 0.8) +
    near(box(644, 152, 5, 62))
  );
}

/** A ship on its way to the locks, loaded with boxes. */
function ship(): string {
  return (
    near('M648 216h140l-10 18h-118z' + box(656, 204, 18, 12) + box(660, 192, 10, 12)) +
    near(
      [0, 1, 2, 3, 4]
        .map((i) => box(682 + i * 19, 208, 17, 7) + (i % 3 === 1 ? '' : box(682 + i * 19, 199, 17, 7)))
        .join(''),
    )
  );
}
