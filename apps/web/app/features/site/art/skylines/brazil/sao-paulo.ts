import { haze, street } from '../kit/buildings.ts';
import { far, line, middle, near } from '../kit/layers.ts';
import { box, GROUND, holes } from '../kit/path.ts';
import { stays } from '../kit/transport.ts';

/** Copan, the Altino Arantes tower, MASP on its red legs and the Estaiada bridge. */
export function saoPaulo(): string {
  const altino =
    box(232, 122, 46, 118) +
    box(239, 88, 32, 40) +
    box(246, 68, 18, 30) +
    box(254, 40, 2.4, 30) +
    holes(238, 132, 4, 9, 4, 5, 10, 11) +
    holes(247, 94, 2, 3, 4, 5, 10, 11) +
    'M256 42q8-5 16 0t14 0v11q-8 4-15 0t-15 0z';
  const museum =
    box(312, 168, 140, 36) +
    box(312, 158, 140, 6) +
    box(322, 164, 10, 76) +
    box(432, 164, 10, 76) +
    holes(320, 177, 11, 1, 8, 18, 11.4, 0);
  const cross = 'M566 240L598 92h8L678 240H668L602 104L576 240z';
  const mirror = 'M678 240L646 92h-8L566 240h10L642 104l26 136z';
  return (
    far(haze('sao-paulo', 0, 800, 70, 160), 0.26) +
    middle(
      street(
        4,
        '24 88, 30 66 bands, 22 104, 30 72, 26 96 bands, 24 60, 34 84, 22 112 bands, 28 70, 32 92, 24 58 bands, 30 100, 26 76, 28 62 bands, 22 96, 34 80, 24 110 bands, 28 64, 30 86, 26 72 bands, 24 98',
        10,
      ),
      0.42,
    ) +
    near(copan() + altino + museum) +
    near(cross) +
    near(mirror) +
    line(stays([602, 96], [602, 120], 470, 574, 214, 9) + stays([642, 96], [642, 120], 774, 670, 214, 9), 1.1, 0.85) +
    near(box(440, 214, 360, 6))
  );
}

function copan(): string {
  const crest = (y: number) => `C84 ${y - 18} 104 ${y - 18} 122 ${y - 6}S166 ${y + 8} 186 ${y - 8}`;
  let slats = '';
  for (let y = 128; y < 230; y += 11)
    slats += `M64 ${y + 3}C84 ${y - 13} 104 ${y - 13} 122 ${y - 2}S162 ${y + 12} 182 ${y - 2}v-3C162 ${y + 9} 140 ${y + 7} 122 ${y - 5}S84 ${y - 16} 64 ${y}z`;
  return `M60 ${GROUND}V116${crest(116)}V${GROUND}z${slats}`;
}
