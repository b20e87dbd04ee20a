import { street, tower } from '../kit/buildings.ts';
import { arches, belfry } from '../kit/civic.ts';
import { far, line, middle, near, sun } from '../kit/layers.ts';
import { palm } from '../kit/nature.ts';
import { box, crags, disc, holes, num, ridge } from '../kit/path.ts';

/** The pagoda of La Chinesca at the border, with El Centinela alone on the desert behind it. */
export function mexicali(): string {
  const centinela = crags(
    '430,190 470,158 510,138 544,100 566,82 584,60 604,52 622,70 640,90 668,104 692,132 730,150 780,184 800,190',
  );
  return (
    sun(210, 96, 44) +
    far(ridge('0,178 70,168 150,176 260,164 380,176 520,170 800,176'), 0.24) +
    far(centinela, 0.36) +
    line('M604 52L594 96L570 128M622 70L640 118M584 60L560 116', 1.8, 0.3) +
    middle(ridge('0,196 200,188 400,196 620,186 800,194'), 0.44) +
    near(street(150, '34 48 bands, 26 78, 40 56, 24 92 bands', 7)) +
    near(cathedral(84)) +
    near(pagoda(400)) +
    near(street(494, '34 64, 26 86 bands, 40 50, 30 70 bands', 7) + tower(656, 40, 42)) +
    near(fence()) +
    near(palm(322, 240, 92, 0.9) + palm(482, 240, 84, 0.85) + palm(728, 240, 96) + palm(20, 240, 76, 0.9))
  );
}

function pagoda(center: number): string {
  const roof = (y: number, half: number, rise: number) =>
    `M${num(center - half)} ${y - 6}q${num(half * 0.2)} 7 ${num(half * 0.34)} 4q${num(half * 0.3)} ${-rise * 0.3} ${num(half * 0.36)} ${-rise}h${num(half * 0.6)}q${num(half * 0.06)} ${num(rise * 0.7)} ${num(half * 0.36)} ${rise}q${num(half * 0.14)} 3 ${num(half * 0.34)}-4q${num(-half * 0.14)} 14 ${num(-half * 0.4)} 13h${num(-half * 1.2)}q${num(-half * 0.26)} 1 ${num(-half * 0.4)}-13z`;
  const legs = [-50, -22, 16, 44].map((dx) => box(center + dx, 190, 6, 46)).join('');
  return (
    box(center - 1.5, 52, 3, 26) +
    disc(center, 62, 4.5) +
    disc(center, 71, 6, 3.4) +
    roof(100, 46, 20) +
    box(center - 24, 106, 48, 24) +
    holes(center - 18, 112, 4, 1, 6, 14, 10, 0) +
    roof(146, 62, 18) +
    box(center - 38, 152, 76, 20) +
    holes(center - 32, 156, 6, 1, 6, 12, 11, 0) +
    roof(186, 80, 18) +
    legs +
    box(center - 62, 234, 124, 6)
  );
}

function cathedral(center: number): string {
  return (
    belfry(center - 26, 240, 22, [74, 24], 'dome', 16) +
    belfry(center + 26, 240, 22, [74, 24], 'dome', 16) +
    box(center - 18, 178, 36, 62) +
    `M${center - 18} 178q18-22 36 0z` +
    arches(center - 6, 240, 1, 12, 28, 0)
  );
}

function fence(): string {
  let bars = '';
  for (let x = 700; x < 800; x += 8) bars += box(x, 196, 2.6, 44);
  return bars + box(700, 202, 100, 3);
}
