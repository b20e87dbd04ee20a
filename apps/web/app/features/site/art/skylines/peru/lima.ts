import { randomFrom } from '../../random.ts';
import { street } from '../kit/buildings.ts';
import { far, line, near } from '../kit/layers.ts';
import { palm, waves } from '../kit/nature.ts';
import { box, num, polygon } from '../kit/path.ts';

/** Miraflores above the cliffs, the lighthouse and a paraglider over the Pacific. */
export function lima(): string {
  const cliff =
    'M0 128L150 124C210 122 230 128 300 124L470 128C520 130 548 138 566 152L590 176L604 206L628 228L640 240H0z';
  const bay =
    'M560 146C568 143.700 593.300 137.700 610 132C626.700 126.300 641.700 113.700 660 112C678.300 110.300 696.700 123.300 720 122C743.300 120.700 786.700 107 800 104V240H640L604 206L590 176L566 152z';
  const random = randomFrom('lima');
  let erosion = '';
  for (let i = 0; i < 54; i++)
    erosion += `M${num(6 + i * 10.4 + random() * 5)} ${num(142 + random() * 20)}q${num(-4 + random() * 8)} ${num(16 + random() * 10)} ${num(-6 + random() * 12)} ${num(34 + random() * 34)}`;
  const flats = street(
    10,
    '34 60 bands, 28 84, 40 48 bands, 26 96 bands, 36 66, 30 104, 44 56 bands, 26 78 bands, 34 52, 30 88 bands, 36 46',
    6,
    129,
  );
  const lighthouse =
    polygon('464,130 469,66 483,66 488,130') +
    'M465 82v8h22v-8zM464 104v8h24v-8z' +
    box(466, 60, 20, 5) +
    box(470, 48, 12, 12) +
    'M468 48q8-12 16 0z';
  const glider =
    near('M634 60C652 34 704 34 722 60C704 50 652 50 634 60z') +
    line('M638 58L676 98M660 50L677 98M696 50L679 98M718 58L680 98', 1) +
    near('M674 98q4-4 8 0l3 14h-12z');
  return (
    far(bay) +
    near(flats) +
    near(lighthouse) +
    near(palm(446, 132, 30, 0.55) + palm(516, 136, 26, 0.5)) +
    far(cliff, 0.62) +
    line(erosion, 1.5, 0.55) +
    line(waves(622, 206, 6, 32), 2.4, 0.9) +
    line(waves(628, 218, 6, 32), 2.4, 0.7) +
    line(waves(634, 230, 6, 32), 2.4, 0.5) +
    glider
  );
}
