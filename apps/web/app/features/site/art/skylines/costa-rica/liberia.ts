import { hipRoof, street } from '../kit/buildings.ts';
import { arches, cross } from '../kit/civic.ts';
import { far, line, middle, near, sun } from '../kit/layers.ts';
import { broadTree, palm } from '../kit/nature.ts';
import { box, crags, discHole, hole, holes, polygon, ridge } from '../kit/path.ts';

/** The white Agonía chapel and a guanacaste tree, with the many craters of Rincón de la Vieja. */
export function liberia(): string {
  const volcano = crags(
    '120,240 210,176 290,124 336,96 352,78 366,74 374,84 388,76 404,66 416,70 428,84 446,80 462,60 474,52 494,50 504,62 516,78 548,96 610,134 700,178 800,206 800,240',
  );
  return (
    sun(640, 84, 40) +
    far(volcano, 0.34) +
    line('M480 44c-10-12 10-16 2-28M494 40c-8-9 8-13 3-22', 2.6, 0.5) +
    line('M404 66L396 104L372 136M462 60L468 110L504 150M504 62L540 118', 1.7, 0.3) +
    middle(ridge('0,186 90,176 200,190 340,182 480,192 620,178 720,188 800,178'), 0.44) +
    near(chapel(400)) +
    near(adobe(480, 88) + adobe(576, 70) + adobe(246, 84)) +
    near(fort(640)) +
    near(guanacaste()) +
    near(palm(226, 240, 70, 0.85) + palm(752, 240, 78) + broadTree(790, 240, 60, 48)) +
    near(street(12, '30 34, 26 26', 6))
  );
}

function chapel(center: number): string {
  const front = `M${center - 40} 240V150H${center - 30}q2-14 14-16q4-16 16-22q12 6 16 22q12 2 14 16h10V240z`;
  return (
    front +
    box(center - 44, 148, 22, 4) +
    box(center + 22, 148, 22, 4) +
    cross(center, 113, 18, 2.4) +
    arches(center - 6, 158, 1, 12, 20, 0) +
    discHole(center - 22, 168, 5) +
    discHole(center + 22, 168, 5) +
    arches(center - 10, 240, 1, 20, 44, 0) +
    hole(center - 30, 184, 3, 48) +
    hole(center + 27, 184, 3, 48) +
    hole(center - 18, 184, 3, 48) +
    hole(center + 15, 184, 3, 48) +
    polygon([
      [center + 40, 176],
      [center + 52, 164],
      [center + 72, 164],
      [center + 76, 176],
    ]) +
    box(center + 40, 176, 34, 64)
  );
}

function adobe(x: number, width: number): string {
  const doors = Math.floor((width - 12) / 18);
  return (
    box(x, 206, width, 34) +
    hipRoof(x, 208, width, 22, 6) +
    arches(x + (width - doors * 18 + 8) / 2, 240, doors, 10, 24, 18)
  );
}

/** The old garrison with its round corner turrets. */
function fort(x: number): string {
  const turret = (left: number) =>
    box(left, 186, 24, 54) +
    polygon([
      [left - 3, 186],
      [left + 12, 168],
      [left + 27, 186],
    ]) +
    arches(left + 8, 214, 1, 8, 16, 0);
  return (
    box(x + 16, 204, 70, 36) +
    holes(x + 26, 204, 5, 1, 6, 5, 12, 0) +
    arches(x + 42, 240, 1, 18, 26, 0) +
    turret(x - 8) +
    turret(x + 86)
  );
}

function guanacaste(): string {
  return broadTree(128, 240, 200, 124);
}
