import { street, tower } from '../kit/buildings.ts';
import { arches, pediment } from '../kit/civic.ts';
import { far, line, middle, near } from '../kit/layers.ts';
import { trees } from '../kit/nature.ts';
import { box, holes, ridge } from '../kit/path.ts';

/** Irazú volcano over the National Theatre. */
export function sanJose(): string {
  const volcano = 'M150 240C240 200 330 120 392 52L404 46L416 52L430 47L446 56L458 50C520 118 600 190 720 240z';
  const crater = 'M392 52L404 46L416 52L430 47L446 56L458 50C448 66 434 60 424 68S402 64 392 52z';
  let terraces = '';
  for (let i = 0; i < 6; i++) terraces += `M0 ${168 + i * 10}q70 ${-14 + i * 2} 170 ${8 - i}`;
  const theatre =
    box(300, 176, 200, 64) +
    box(292, 170, 216, 7) +
    pediment(346, 170, 108, 30) +
    box(352, 168, 96, 8) +
    box(397, 128, 6, 14) +
    arches(360, 232, 5, 10, 29, 17.5) +
    holes(360, 181, 5, 1, 10, 13, 17.5, 0) +
    arches(308, 228, 2, 8, 22, 16) +
    arches(332, 228, 1, 8, 22, 0) +
    holes(308, 184, 3, 1, 8, 12, 12, 0) +
    arches(458, 228, 3, 8, 22, 13) +
    holes(458, 184, 3, 1, 8, 12, 13, 0);
  const blocks =
    tower(128, 28, 50) + street(196, '32 62 bands, 26 84') + street(536, '34 72 bands, 26 96, 36 54, 28 66 bands');
  return (
    far(volcano, 0.34) +
    far(crater, 0.5) +
    line('M424 40c-10-12 10-16 2-28M440 36c-8-9 8-13 3-22', 2.6, 0.5) +
    middle(ridge('0,140 90,112 180,132 270,160 360,176 520,168 620,140 710,104 800,122'), 0.42) +
    line(terraces, 1.6, 0.55) +
    near(blocks + theatre) +
    near(trees([12, 36, 64, 88, 112, 164, 184, 268, 524, 572, 640, 664, 706, 732, 758, 786], 240, 11))
  );
}
