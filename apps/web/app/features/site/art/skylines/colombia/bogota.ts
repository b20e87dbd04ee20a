import { hillside, street, tower } from '../kit/buildings.ts';
import { cross } from '../kit/civic.ts';
import { far, line, middle, near } from '../kit/layers.ts';
import { box, hole, polygon, ridge } from '../kit/path.ts';

/** Monserrate and its funicular above La Candelaria. */
export function bogota(): string {
  const shrine =
    polygon('246,30 246,14 253,14 253,8 258,1 263,8 263,14 279,14 279,30') +
    hole(256, 16, 4, 6) +
    hole(268, 19, 4, 6) +
    cross(258, 2, 8);
  const parish = polygon('120,196 120,156 126,156 130,142 134,156 140,156 140,196') + hole(127, 164, 5, 10);
  const center =
    street(210, '30 66 bands, 34 46, 26 60 bands, 36 44, 24 62') +
    street(386, '30 92, 36 152 fins, 28 84 bands, 26 176') +
    box(428, 82, 24, 6) +
    tower(527, 22, 150, 'bands') +
    street(556, '36 72, 28 106 fins, 34 62 bands');
  return (
    far(ridge('0,108 70,84 140,96 210,52 262,26 310,50 380,92 450,76 520,44 566,58 640,102 720,86 800,112'), 0.32) +
    near(shrine) +
    line('M270 34L372 168', 2, 0.9) +
    line('M276 40L378 170', 1, 0.6, '2 5') +
    near(polygon('312,84 328,104 320,110 304,90')) +
    middle(ridge('0,150 120,140 240,118 330,130 450,146 600,128 800,150'), 0.42) +
    near(
      hillside('bogota-west', 0, 200, () => 196, 3, 17) +
        center +
        hillside('bogota-east', 668, 800, () => 204, 3, 17) +
        parish,
    )
  );
}
