import { street } from '../kit/buildings.ts';
import { arches, cross, dome } from '../kit/civic.ts';
import { far, line, middle, near } from '../kit/layers.ts';
import { palm, ripples, royalPalm } from '../kit/nature.ts';
import { box, discHole, hole, holes, polygon, ridge } from '../kit/path.ts';
import { sailboat } from '../kit/transport.ts';

const QUAY = 210;

/** The Alcázar's double arcade, the Ozama keep, the first cathedral and the beams of the Faro a Colón. */
export function santoDomingo(): string {
  const beams = polygon('690,148 640,-10 668,-10') + polygon('690,148 712,-10 740,-10');
  const faro =
    polygon('610,178 618,160 676,160 680,148 700,148 704,160 770,160 786,178') + holes(624, 166, 14, 1, 6, 4, 11, 0);
  return (
    far(beams, 0.14) +
    far(ridge('0,150 120,138 240,150 400,140 540,152 640,148 800,156'), 0.26) +
    middle(faro, 0.7) +
    middle(ridge('0,180 160,170 330,180 520,172 660,178 800,174'), 0.42) +
    near(street(544, '24 90 bands, 26 64', 6, QUAY)) +
    near(alcazar(400)) +
    near(cathedral(206)) +
    near(keep(98)) +
    near(`M0 ${QUAY}h620l24 30H0z` + holes(16, QUAY + 9, 14, 1, 26, 3, 42, 0)) +
    near(
      palm(530, QUAY, 92) +
        royalPalm(270, QUAY, 92, 1.1) +
        royalPalm(32, QUAY, 96, 1.1) +
        royalPalm(58, QUAY, 78) +
        palm(622, QUAY, 62, 0.9),
    ) +
    near(sailboat(706, 222, 0.95)) +
    line(ripples('652,228,60 730,232,60 668,237,90'), 2, 0.65)
  );
}

function alcazar(center: number): string {
  const side = (x: number) =>
    box(x, 112, 40, 98) +
    box(x - 3, 107, 46, 6) +
    holes(x + 8, 122, 2, 1, 8, 14, 17, 0) +
    holes(x + 8, 166, 2, 1, 8, 18, 17, 0) +
    [0, 1, 2, 3].map((i) => box(x - 1 + i * 12, 100, 6, 7)).join('');
  return (
    side(center - 116) +
    side(center + 76) +
    box(center - 76, 122, 152, 88) +
    box(center - 76, 117, 152, 5) +
    arches(center - 71, 161, 5, 24, 32, 29.5) +
    arches(center - 71, QUAY, 5, 24, 40, 29.5)
  );
}

function cathedral(x: number): string {
  return (
    box(x - 46, 158, 92, 52) +
    `M${x - 46} 158c10-14 36-14 46 0c10-14 36-14 46 0z` +
    arches(x - 15, QUAY, 2, 12, 34, 18) +
    discHole(x - 32, 178, 6) +
    discHole(x + 32, 178, 6) +
    cross(x, 152, 14) +
    box(x - 66, 150, 20, 60) +
    `M${x - 66} 150v-22h5v6h10v-6h5v22z` +
    dome(x + 62, 166, 14, 14) +
    box(x + 46, 166, 30, 44) +
    arches(x + 56, 196, 1, 10, 20, 0)
  );
}

/** The square keep over the river mouth. */
function keep(x: number): string {
  const teeth = [0, 1, 2, 3, 4].map((i) => box(x - 27 + i * 12, 92, 7, 8)).join('');
  return (
    box(x - 24, 110, 48, 100) +
    box(x - 28, 98, 56, 14) +
    teeth +
    holes(x - 12, 124, 2, 3, 6, 10, 18, 26) +
    arches(x - 6, QUAY, 1, 12, 22, 0) +
    hole(x - 22, 102, 44, 2.5)
  );
}
