import { street } from '../kit/buildings.ts';
import { arches, openArms } from '../kit/civic.ts';
import { far, line, middle, near, sun } from '../kit/layers.ts';
import { royalPalm, waves } from '../kit/nature.ts';
import { box, ridge } from '../kit/path.ts';
import { gondola, sailboat } from '../kit/transport.ts';

/** Corcovado, the Sugarloaf with its cable car, the Lapa arches and the waves of Copacabana's pavement. */
export function rioDeJaneiro(): string {
  const corcovado = ridge(
    '0,150 60,122 120,136 180,104 232,62 268,44 292,58 330,108 380,138 430,126 480,144 540,170 600,214',
    214,
  );
  const sugarloaf =
    'M430 214C440 190 452 172 470 166C486 160 502 168 514 184L524 196C536 150 552 92 588 76C622 70 644 108 662 150C672 176 690 196 716 206L740 214z';
  const cliffs = 'M588 78c-12 26-16 60-14 96M606 80c8 28 10 60 8 92M632 104c8 22 12 44 14 66';
  return (
    sun(404, 78, 38) +
    far(corcovado, 0.34) +
    near(openArms(266, 42, 40) + box(260, 40, 12, 8)) +
    far(ridge('620,196 680,172 740,180 800,160', 214), 0.26) +
    middle(sugarloaf, 0.62) +
    line(cliffs, 1.8, 0.35) +
    line('M474 164L588 74M588 74L700 200', 1.6, 0.9) +
    near(gondola(532, 118)) +
    near(box(580, 70, 18, 8) + box(464, 160, 14, 8)) +
    near(street(208, '22 62 bands, 20 84, 26 56, 22 74 bands, 24 50, 20 66 bands, 26 58', 5, 214)) +
    near(lapa()) +
    near(
      box(0, 210, 460, 6) +
        royalPalm(196, 212, 84) +
        royalPalm(386, 212, 74) +
        royalPalm(414, 212, 92, 1.1) +
        royalPalm(14, 212, 70),
    ) +
    near(sailboat(676, 216, 0.9) + sailboat(748, 212, 0.55)) +
    line(waves(490, 226, 9, 36), 2.2, 0.7) +
    line(waves(476, 236, 10, 36), 2.2, 0.4) +
    pavement()
  );
}

/** The aqueduct: two rows of arches that carry a tram. */
function lapa(): string {
  return (
    box(28, 150, 156, 62) +
    arches(33, 178, 6, 17, 24, 25) +
    arches(33, 212, 6, 17, 28, 25) +
    box(24, 147, 164, 4) +
    box(84, 132, 34, 15) +
    'M88 136v6h6v-6zM98 136v6h6v-6zM108 136v6h6v-6z'
  );
}

/** The black and white waves of the promenade. */
function pavement(): string {
  return far(box(0, 216, 470, 24), 0.2) + line(waves(-8, 225, 17, 28, 12), 5) + line(waves(-22, 236, 18, 28, 12), 5);
}
