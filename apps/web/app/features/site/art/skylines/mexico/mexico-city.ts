import { haze, street, tower, windows } from '../kit/buildings.ts';
import { arches, colonnade, dome, lantern, steps } from '../kit/civic.ts';
import { far, line, middle, near } from '../kit/layers.ts';
import { trees } from '../kit/nature.ts';
import { box, disc, hole, holes, polygon, polygonHole, ridge } from '../kit/path.ts';

/** Snow is a hole in the mountain with its ridge drawn as a line: light by day, but with an edge at night. */
const SNOW = polygonHole('637,56 650,41 668,26.6 678,25 686,24.6 700,36 717,56 704,50 694,60 682,50 668,62 655,50');

/** The Angel on Reforma between Bellas Artes and the Torre Latinoamericana; Iztaccíhuatl and Popocatépetl behind. */
export function mexicoCity(): string {
  const volcanoes =
    SNOW +
    ridge(
      '0,128 120,112 250,120 330,92 372,82 410,94 452,70 500,86 548,104 590,98 640,52 668,26 686,24 716,54 760,92 800,110',
    );
  const latino =
    box(292, 120, 34, 120) +
    box(296, 84, 26, 36) +
    box(301, 58, 16, 26) +
    box(305, 46, 8, 12) +
    box(308, 12, 2, 34) +
    windows(292, 118, 34, 118, 'grid') +
    windows(296, 82, 26, 36, 'grid') +
    holes(304, 62, 2, 2, 3, 4, 6, 9);
  return (
    far(volcanoes, 0.28) +
    line('M676 20c-12-9 8-15-3-27M690 16c-7-8 8-12 2-22', 2.4, 0.45) +
    line('M622 70L640 52C650 40 658 30 668 26C674 24 680 22 686 24C696 30 706 42 716 54L728 66', 1.4, 0.4) +
    middle(
      haze('mexico-city', 240, 800, 40, 92) +
        tower(470, 26, 138, 'fins') +
        polygon('504,240 504,96 534,112 534,240') +
        tower(566, 30, 118, 'bands'),
      0.42,
    ) +
    near(palace() + latino + revolution() + street(728, '30 70 bands, 28 92')) +
    near(angel()) +
    near(trees([20, 44, 276, 336, 352, 448, 466, 486, 564, 712], 240, 10))
  );
}

function palace(): string {
  const shell =
    dome(156, 154, 36, 44) +
    lantern(156, 111, 9, 9) +
    [136, 150, 164].map((x) => arches(x, 150, 1, 10, x === 150 ? 32 : 24, 0)).join('');
  const wing = (x: number) => box(x, 186, 62, 54) + box(x - 4, 182, 70, 5) + colonnade(x + 6, 234, 4, 4, 36, 9.5);
  return (
    shell +
    box(122, 154, 68, 86) +
    box(118, 164, 76, 4) +
    dome(106, 182, 15) +
    dome(206, 182, 15) +
    wing(60) +
    wing(190) +
    arches(143, 236, 1, 26, 56, 0) +
    arches(127, 236, 1, 11, 40, 0) +
    arches(174, 236, 1, 11, 40, 0)
  );
}

function revolution(): string {
  return (
    box(612, 142, 92, 98) +
    box(606, 160, 104, 5) +
    dome(658, 134, 36, 42) +
    box(620, 134, 76, 8) +
    lantern(658, 93, 9, 10) +
    arches(634, 240, 1, 48, 62, 0) +
    holes(618, 170, 1, 4, 8, 10, 0, 16) +
    holes(690, 170, 1, 4, 8, 10, 0, 16)
  );
}

function angel(): string {
  const figure =
    disc(400, 38, 3.6) +
    polygon('396,70 397,44 403,44 405,70') +
    polygon('402,46 412,30 414,31 404,50') +
    'M398 46C388 34 378 34 372 38C378 44 382 54 397 58zM403 46C410 42 420 42 428 48C420 50 414 58 403 58z';
  return (
    figure +
    box(395, 70, 10, 5) +
    polygon('390,75 410,75 406,82 394,82') +
    polygon('395,82 405,82 407,196 393,196') +
    box(388, 192, 24, 6) +
    box(380, 198, 40, 22) +
    hole(391, 204, 18, 10) +
    steps(400, 240, 96, 5, 4, 7)
  );
}
