import { hillside, street } from '../kit/buildings.ts';
import { arches, belfry, openArms, pediment } from '../kit/civic.ts';
import { far, line, middle, near } from '../kit/layers.ts';
import { trees } from '../kit/nature.ts';
import { box, polygon, ridge } from '../kit/path.ts';
import { gondola, stays } from '../kit/transport.ts';

/** The cable-stayed viaduct over the ravine, the Santísimo on its hill and the Sagrada Familia. */
export function bucaramanga(): string {
  const deck = 168;
  const pylon = (x: number) =>
    polygon([
      [x - 12, 240],
      [x - 5, 74],
      [x + 5, 74],
      [x + 12, 240],
    ]) + box(x - 8, 70, 16, 5);
  const hill = ridge('0,118 80,92 150,104 230,78 310,90 400,66 480,76 560,54 620,36 664,30 710,46 800,82');
  return (
    far(hill) +
    near(santisimo(660, 33)) +
    line('M634 33C630 2 646-14 662-14S690 4 688 33', 2.2, 0.7) +
    line('M800 60L690 40', 1.6, 0.8) +
    near(gondola(746, 50)) +
    middle(
      'M0 150C60 138 120 150 190 146L226 156C260 186 280 214 310 240H0zM800 140C740 150 690 138 620 146L574 156C540 186 520 214 490 240H800z',
    ) +
    near(
      cathedral(112) +
        street(10, '26 62 bands, 26 84', 6, 152) +
        street(174, '22 72, 18 44 bands', 5, 156) +
        street(590, '26 78 bands, 22 104, 30 60, 24 92 bands, 28 70, 22 50 bands', 6, 150),
    ) +
    near(pylon(300) + pylon(500)) +
    near(box(150, deck, 500, 7)) +
    line(
      stays([300, 78], [300, 130], 196, 284, deck, 8) +
        stays([300, 78], [300, 130], 396, 316, deck, 8) +
        stays([500, 78], [500, 130], 404, 484, deck, 8) +
        stays([500, 78], [500, 130], 604, 516, deck, 8),
      1.2,
      0.9,
    ) +
    near(
      hillside('bucaramanga', 20, 250, (x) => 196 + x * 0.06, 2, 16) +
        hillside('bucaramanga-east', 560, 790, (x) => 214 - (x - 560) * 0.06, 2, 16),
    ) +
    near(trees([268, 330, 352, 376, 404, 430, 452, 534], 240, 10)) +
    line('M386 240c4-14 18-16 14-30s-16-14-12-30', 2.4, 0.5)
  );
}

function cathedral(center: number): string {
  return (
    box(center - 16, 100, 32, 52) +
    pediment(center - 18, 100, 36, 14) +
    arches(center - 6, 150, 1, 12, 26, 0) +
    belfry(center - 24, 152, 18, [52, 22], 'spire', 30) +
    belfry(center + 24, 152, 18, [52, 22], 'spire', 30)
  );
}

/** The Santísimo, with the open arch behind it. */
function santisimo(center: number, base: number): string {
  return openArms(center, base, 44) + box(center - 14, base, 28, 6);
}
