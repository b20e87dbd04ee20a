import { haze, street, windows } from '../kit/buildings.ts';
import { arches } from '../kit/civic.ts';
import { far, line, middle, near } from '../kit/layers.ts';
import { trees } from '../kit/nature.ts';
import { box, crags, hole, holes, polygon, ridge } from '../kit/path.ts';

/** Cerro de la Silla with its saddle, the Faro del Comercio and its beam, the Fundidora blast furnace. */
export function monterrey(): string {
  const saddle = crags(
    '100,240 190,190 256,150 296,122 326,92 346,68 362,56 376,38 390,28 402,40 414,60 432,74 452,78 470,66 482,48 496,36 506,40 516,56 532,68 556,94 600,118 650,150 720,188 800,212 800,240',
  );
  const folds =
    'M376 38L360 90L322 142M390 28L396 84L380 130M414 60L420 110M482 48L474 104L492 146M506 40L526 104L576 150';
  const obispado = ridge('0,150 70,136 140,150 220,176 330,190 470,186 600,190 700,168 800,150');
  const topTower =
    polygon('238,240 238,42 262,30 270,30 270,240') + windows(238, 40, 32, 196, 'bands') + box(264, 8, 2, 24);
  const faro = polygon('443,240 443,56 461,60 461,240');
  return (
    far(saddle, 0.34) +
    line(folds, 1.8, 0.3) +
    middle(obispado, 0.4) +
    middle(haze('monterrey', 120, 560, 36, 84), 0.42) +
    line('M452 58L760 4', 1.6, 0.7, '1 6') +
    near(topTower + faro + furnace()) +
    near(
      street(12, '28 54, 34 40 bands, 24 60', 8) +
        street(126, '30 66 bands, 26 98, 32 78 bands', 7) +
        street(282, '26 112 fins, 30 70, 24 92 bands, 28 60', 7) +
        street(482, '24 84 fins, 28 58 bands', 7) +
        street(716, '30 60 bands, 28 44', 8),
    ) +
    near(trees([418, 434, 470, 704, 790], 240, 9))
  );
}

/** Horno 3: shell, hot stoves and the inclined skip bridge. */
function furnace(): string {
  const shell =
    polygon('596,240 600,150 606,128 606,108 626,108 626,128 632,150 636,240') +
    box(598, 104, 36, 5) +
    box(608, 80, 4, 26) +
    box(620, 86, 3, 20) +
    hole(606, 156, 20, 4) +
    hole(606, 168, 20, 4);
  const stoves =
    [644, 660, 676].map((x) => `M${x} 240V162q6-9 12 0V240z` + hole(x + 2, 176, 8, 3)).join('') + box(656, 128, 5, 40);
  const skip = polygon('552,240 606,114 611,118 562,240');
  return (
    shell + stoves + skip + holes(600, 186, 4, 1, 5, 8, 8, 0) + arches(606, 240, 1, 20, 22, 0) + box(542, 222, 150, 4)
  );
}
