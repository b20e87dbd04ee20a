import { describe, expect, it } from 'vitest';
import type { ShareCard } from '../../../lib/seo/share-card.ts';
import { renderCard } from '../render-card.tsx';
import { siteCard } from '../site-card.ts';

const drawn = {
  cover:
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="340"><rect width="1200" height="340" fill="#a9cbbb"/></svg>',
  mark: '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48"><circle cx="24" cy="24" r="22"/></svg>',
};
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe('a preview image', () => {
  it.each(['en', 'es', 'pt'] as const)(
    'is drawn for the site in %s, small enough for every network',
    async (locale) => {
      const png = await renderCard(siteCard(locale, true), drawn);
      expect(sizeOf(png)).toEqual([1200, 630]);
      expect(png.length).toBeLessThan(150_000);
    },
  );

  it('accepts names of any length and in any script', async () => {
    const card: ShareCard = {
      ...siteCard('es', false),
      title: 'Centro Médico Ñuñoa y Asociados de Żółć & <Łódź> para la Atención Integral de Personas '.repeat(3),
      kicker: 'x'.repeat(300),
      facts: [],
    };
    expect(sizeOf(await renderCard(card, drawn))).toEqual([1200, 630]);
  });
});
