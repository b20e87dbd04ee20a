import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import { drawPoster, type Poster } from '../draw-poster.ts';

const ADDRESS =
  'https://travesia.example/pt/packages/hip-replacement/clinica-valle-central-45cf9cb7-fc1a-827d-8a96-424702f01639';

const poster = (more: Partial<Poster> = {}): Poster => ({
  locale: 'pt',
  kicker: 'Clínica São João · Curitiba, Brasil',
  title: 'Prótese de quadril com três noites de internação',
  price: { label: 'Preço final', value: 'R$ 48.500', date: 'Confirmado pela clínica em 3 de nov. de 2026' },
  facts: ['20 de 22 itens incluídos', 'Clínica verificada'],
  scan: 'Escaneie para ver o que está incluído',
  address: ADDRESS,
  foot: 'Os preços podem mudar.',
  demo: null,
  subject: 'Cartaz com código QR',
  ...more,
});

/** Draws the filled squares of a page as pixels, as a printer would. */
function pixelsOf(pdf: string, [width, height]: readonly [number, number]) {
  const scale = 2;
  const [columns, rows] = [Math.ceil(width * scale), Math.ceil(height * scale)];
  const pixels = new Uint8ClampedArray(columns * rows * 4).fill(255);
  for (const [, x, y, w, h] of pdf.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/gm)) {
    const [left, top] = [Number(x) * scale, Number(y) * scale];
    if (Number(w) >= width) continue;
    for (let row = Math.round(top); row < Math.round(top + Number(h) * scale); row++)
      for (let column = Math.round(left); column < Math.round(left + Number(w) * scale); column++)
        pixels.fill(0, (row * columns + column) * 4, (row * columns + column) * 4 + 3);
  }
  return { pixels, columns, rows };
}

describe('a poster to print', () => {
  it.each([
    ['a4', [595.28, 841.89]],
    ['letter', [612, 792]],
  ] as const)('has a code on %s that opens the page', async (paper, size) => {
    const pdf = (await drawPoster(poster(), paper, false)).toString('latin1');
    expect(pdf.startsWith('%PDF-')).toBe(true);
    expect(pdf).toContain(`/MediaBox [0 0 ${size[0]} ${size[1]}]`);
    const { pixels, columns, rows } = pixelsOf(pdf, size);
    expect(jsQR(pixels, columns, rows)?.data).toBe(ADDRESS);
  });

  it('is one page whatever the length of its texts, and says its language', async () => {
    const long = 'Cirugía de reemplazo articular bilateral con rehabilitación '.repeat(6);
    const pdf = (
      await drawPoster(poster({ locale: 'es', title: long, facts: [long, long, long] }), 'a4', false)
    ).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
    expect(pdf).toContain('/Lang (es-419)');
  });
});
