import { haze, street } from '../kit/buildings.ts';
import { arches, cross, dome, lantern } from '../kit/civic.ts';
import { far, line, middle, near, sun } from '../kit/layers.ts';
import { ripples, trees } from '../kit/nature.ts';
import { box, hole, holes, polygon, ridge } from '../kit/path.ts';
import { sailboat } from '../kit/transport.ts';

const QUAY = 208;

/** The Gasômetro and its chimney at sunset on the Guaíba, the cathedral and the lift bridge. */
export function portoAlegre(): string {
  return (
    sun(300, 128, 66) +
    far(ridge('0,160 90,140 200,156 330,166 460,158 600,140 700,148 800,132'), 0.28) +
    middle(haze('porto-alegre', 440, 700, 56, 120, QUAY), 0.42) +
    near(plant()) +
    near(cathedral(560)) +
    near(
      street(496, '22 66 bands, 20 88', 6, QUAY) +
        street(604, '24 94 bands, 22 70, 26 108, 24 62 bands, 24 84, 26 52', 6, QUAY),
    ) +
    near(bridge()) +
    near(`M330 ${QUAY}H800V240H348z`) +
    line('M360 216H792', 2, 0.4, '14 8') +
    near(trees([346, 482, 772, 790], QUAY, 9)) +
    line(ripples('20,226,60 110,222,40 190,230,80 60,236,50 290,224,40 230,237,70'), 2, 0.65) +
    near(sailboat(268, 226, 0.9))
  );
}

/** The old power plant: arched halls and one tall chimney. */
function plant(): string {
  return (
    polygon([
      [424, QUAY],
      [428, 36],
      [426, 36],
      [426, 31],
      [446, 31],
      [446, 36],
      [444, 36],
      [448, QUAY],
    ]) +
    hole(431, 44, 10, 3) +
    hole(431, 52, 10, 3) +
    box(352, 138, 68, 70) +
    box(348, 134, 76, 5) +
    box(452, 152, 36, 56) +
    box(449, 149, 42, 4) +
    box(362, 124, 20, 10) +
    box(392, 124, 20, 10) +
    arches(360, 200, 4, 9, 52, 15) +
    arches(457, 200, 2, 9, 38, 15)
  );
}

function cathedral(center: number): string {
  return (
    box(center - 26, 132, 52, 76) +
    dome(center, 118, 24, 30) +
    box(center - 24, 118, 48, 14) +
    lantern(center, 89, 8, 12) +
    cross(center, 74, 10) +
    holes(center - 18, 121, 4, 1, 5, 8, 10, 0) +
    box(center - 44, 116, 16, 92) +
    dome(center - 36, 116, 9, 11) +
    arches(center - 39, 134, 1, 6, 12, 0) +
    box(center + 28, 116, 16, 92) +
    dome(center + 36, 116, 9, 11) +
    arches(center + 33, 134, 1, 6, 12, 0) +
    arches(center - 8, QUAY, 1, 16, 34, 0)
  );
}

/** The road bridge whose middle span goes up between four towers. */
function bridge(): string {
  const tower = (x: number) => box(x, 108, 12, 132) + box(x - 3, 104, 18, 6) + holes(x + 3, 118, 1, 5, 6, 8, 0, 16);
  return (
    tower(118) +
    tower(206) +
    box(130, 150, 76, 7) +
    box(128, 124, 2, 26) +
    box(206, 124, 2, 26) +
    box(0, 190, 118, 6) +
    box(218, 190, 122, 6) +
    [14, 48, 82, 246, 282].map((x) => box(x, 196, 6, 44)).join('')
  );
}
