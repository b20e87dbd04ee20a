import { hillside, street } from '../kit/buildings.ts';
import { far, line, middle, near } from '../kit/layers.ts';
import { box, disc, discHole, ridge } from '../kit/path.ts';

/** Border hills, the fence and the Monumental arch with its clock. */
export function tijuana(): string {
  let fence = '';
  for (let x = 0; x < 300; x += 8) fence += box(x, 158 - 24 * Math.sin((x + 10) / 72) ** 2 - 20, 2.4, 30);
  const cables = [0, 1, 2, 3, 4]
    .map((i) => `M${338 + i * 12} ${[106, 97, 94, 97, 106][i]}L${348 + i * 7} 132`)
    .join('');
  const arch =
    line('M292 240C300 116 330 70 362 70S424 116 432 240', 8) +
    line('M308 240C316 132 338 92 362 92S408 132 416 240', 2, 0.8) +
    line(cables, 1.2, 0.8) +
    near(disc(362, 145, 17) + discHole(362, 145, 12)) +
    line('M362 138v7l5 3');
  return (
    far(ridge('0,112 90,78 190,96 290,60 400,90 500,56 560,40 620,62 710,92 800,74')) +
    line('M558 40V8M552 22h12M548 40L558 16L568 40', 1.8, 0.7) +
    middle(ridge('0,158 110,128 230,150 330,126 450,152 560,124 690,146 800,116'), 0.46) +
    far(fence, 0.8) +
    near(
      hillside('tijuana-west', 0, 190, (x) => 190 - 10 * Math.sin(x / 40), 3, 18) +
        hillside('tijuana-east', 536, 800, (x) => 172 - 12 * Math.sin(x / 50), 4, 19) +
        street(204, '30 66 bands, 26 88, 26 46') +
        street(438, '34 78, 26 104 bands, 22 62'),
    ) +
    arch
  );
}
