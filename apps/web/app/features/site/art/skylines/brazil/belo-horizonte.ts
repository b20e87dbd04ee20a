import { haze, street } from '../kit/buildings.ts';
import { cross } from '../kit/civic.ts';
import { far, line, middle, near } from '../kit/layers.ts';
import { ripples, royalPalm, trees } from '../kit/nature.ts';
import { box, crags, GROUND, hole, num, polygon } from '../kit/path.ts';

const SHORE = 214;

/** Niemeyer's church at Pampulha, its waves of concrete before the Serra do Curral. */
export function beloHorizonte(): string {
  const serra = crags(
    '0,240 0,92 50,84 96,70 124,74 170,56 210,62 250,48 300,58 336,54 380,66 430,60 470,74 520,70 566,88 610,84 660,98 710,92 760,108 800,104 800,240',
  );
  const strata = 'M40 108q60-16 120-22M180 80q70-12 130-4M340 84q70 6 120 16M480 96q60 6 110 16M610 112q70 6 130 12';
  return (
    far(serra, 0.32) +
    line(strata, 1.6, 0.3) +
    middle(
      haze('belo-horizonte', 0, 300, 60, 118, SHORE) + haze('belo-horizonte-east', 590, 800, 60, 128, SHORE),
      0.4,
    ) +
    near(niemeyer(168)) +
    near(
      street(60, '26 84 bands, 22 108, 28 70', 6, SHORE) +
        street(606, '26 92, 22 118 bands, 28 80, 24 102 bands, 26 66', 6, SHORE),
    ) +
    near(vaults()) +
    near(`M0 ${SHORE}h800v6q-200 5-400 1t-400-1z`) +
    near(
      royalPalm(40, SHORE, 90, 1.1) +
        royalPalm(246, SHORE, 104, 1.2) +
        royalPalm(270, SHORE, 88, 1.1) +
        royalPalm(574, SHORE, 100, 1.1) +
        royalPalm(596, SHORE, 80) +
        royalPalm(776, SHORE, 92),
    ) +
    near(trees([12, 300, 752], SHORE, 9)) +
    line(ripples('60,230,90 190,228,60 300,233,130 470,229,70 580,234,100 710,229,60'), 2, 0.6)
  );
}

/** The parabolas of different height, the canopy on thin posts and the bell tower that widens upwards. */
function vaults(): string {
  const parabola = (center: number, half: number, height: number) =>
    `M${num(center - half)} ${SHORE}C${num(center - half * 0.72)} ${num(SHORE - height * 1.34)} ${num(center + half * 0.72)} ${num(SHORE - height * 1.34)} ${num(center + half)} ${SHORE}z`;
  const vault = (center: number, half: number, height: number) =>
    parabola(center, half, height) + parabola(center, -(half - 7), height - 9);
  const solid = vault(402, 56, 108) + vault(482, 28, 62) + vault(532, 24, 48);
  const louvres =
    [-36, -24, -12, 0, 12, 24, 36]
      .map((dx) => box(400 + dx, SHORE - 92 + dx * dx * 0.022, 4, 92 - dx * dx * 0.022))
      .join('') + box(356, SHORE - 40, 92, 4);
  const tiles = parabola(482, 17, 46) + parabola(532, 14, 34);
  const tower =
    polygon([
      [320, SHORE],
      [312, 70],
      [342, 70],
      [334, SHORE],
    ]) +
    [80, 92, 104, 116].map((y) => hole(319, y, 16, 4)).join('') +
    cross(327, 71, 18, 2.4);
  const canopy =
    polygon('292,158 376,150 376,155 292,163') + box(296, 160, 2.6, SHORE - 160) + box(306, 160, 2.6, SHORE - 160);
  return solid + louvres + tiles + tower + canopy;
}

/** The curved apartment house on Praça da Liberdade: thin shades, floor over floor. */
function niemeyer(x: number): string {
  let shades = '';
  for (let y = 90; y < SHORE - 8; y += 8) shades += `M${x} ${y}q30-12 62 0v3.600q-32-12-62 0z`;
  return shades + box(x + 6, 92, 4, SHORE - 92) + box(x + 29, 88, 4, SHORE - 88) + box(x + 52, 92, 4, GROUND - 26 - 92);
}
