import { haze } from '../kit/buildings.ts';
import { colonnade, lantern, pediment } from '../kit/civic.ts';
import { far, line, near } from '../kit/layers.ts';
import { ripples, trees } from '../kit/nature.ts';
import { box, GROUND, hole, holes, num, polygon } from '../kit/path.ts';
import { stays } from '../kit/transport.ts';

/** The Obelisk, the dome of Congress, Palacio Barolo and the Woman's Bridge. */
export function buenosAires(): string {
  const obelisk = polygon('378,240 384,58 391,40 398,58 404,240') + hole(389, 66, 4, 6) + box(366, 228, 50, 12);
  const congress =
    box(60, 196, 178, 44) +
    box(54, 194, 190, 5) +
    box(112, 166, 74, 34) +
    'M118 166C118 116 134 104 149 98C164 104 180 116 180 166z' +
    lantern(149, 100, 9, 16) +
    pediment(104, 194, 90, 18) +
    colonnade(68, 232, 4, 4, 24, 7) +
    colonnade(187, 232, 4, 4, 24, 7) +
    colonnade(122, 234, 6, 4, 28, 5.4) +
    'M128 158h12v-44c-6 4-12 14-12 44zM158 158h12c0-30-6-40-12-44z' +
    hole(146, 112, 6, 46);
  const barolo =
    box(524, 132, 42, 108) +
    box(530, 112, 30, 22) +
    box(536, 96, 18, 18) +
    'M536 96q9-26 18 0z' +
    box(543.5, 66, 3, 18) +
    holes(530, 142, 4, 7, 4, 7, 10, 13);
  return (
    far(haze('buenos-aires', 0, 800, 44, 106)) +
    far(mansard(276, 44, 74) + mansard(324, 38, 92) + mansard(424, 44, 84) + mansard(472, 38, 66), 0.72) +
    near(obelisk + congress + barolo) +
    line('M590 218H800', 5) +
    line('M660 216L742 92', 6) +
    line(stays([740, 96], [676, 192], 788, 708, 216, 9), 1.3, 0.9) +
    near(trees([8, 30, 48, 250, 266, 512, 584], 240, 11)) +
    line(ripples('588,230,60 664,230,80 756,230,44 600,237,40 660,237,110'), 1.8, 0.6)
  );
}

/** An apartment building on the avenues, with a rounded slate roof. */
function mansard(x: number, width: number, height: number): string {
  const y = GROUND - height;
  const roof = `M${x} ${num(y)}q2-16 ${num(width * 0.3)}-18h${num(width * 0.4)}q${num(width * 0.3)} 2 ${num(width * 0.3)} 18z`;
  return (
    box(x, y, width, height) +
    roof +
    holes(x + 7, y + 10, Math.floor((width - 8) / 11), Math.floor((height - 20) / 16), 5, 9, 11, 16) +
    hole(x + width * 0.3, y - 12, 5, 7) +
    hole(x + width * 0.6, y - 12, 5, 7)
  );
}
