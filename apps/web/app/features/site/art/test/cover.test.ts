import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { drawCover } from '../cover.ts';
import { DRAWN_CITIES, TREATMENT_ARTS } from '../../../../lib/art/names.ts';

const sample = {
  treatmentArt: 'rhinoplasty',
  citySlug: 'bogota',
  seed: 'package-1',
  theme: 'day',
  shape: 'card',
} as const;
const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

describe('a cover', () => {
  it('is the same for the same seed and differs for another', () => {
    expect(drawCover(sample)).toBe(drawCover({ ...sample }));
    expect(drawCover({ ...sample, seed: 'package-2' })).not.toBe(drawCover(sample));
  });

  it('is at most 13 kB and has no invalid numbers for every city and treatment, as a card and wide', () => {
    const bad: string[] = [];
    for (const citySlug of DRAWN_CITIES) {
      for (const treatmentArt of TREATMENT_ARTS) {
        for (const shape of ['card', 'wide'] as const) {
          const svg = drawCover({ treatmentArt, citySlug, seed: 'x', theme: 'day', shape });
          if (Buffer.byteLength(svg) > 13_000 || /NaN|undefined|Infinity/.test(svg))
            bad.push(`${treatmentArt} in ${citySlug}, ${shape}`);
        }
      }
    }
    expect(bad).toEqual([]);
  });

  it.each(DRAWN_CITIES)('is well-formed in %s, by day and by night', (citySlug) => {
    const treatmentArt = TREATMENT_ARTS[DRAWN_CITIES.indexOf(citySlug) % TREATMENT_ARTS.length] ?? 'care';
    for (const theme of ['day', 'night'] as const) {
      expect(XMLValidator.validate(drawCover({ treatmentArt, citySlug, seed: 'x', theme, shape: 'card' }))).toBe(true);
      expect(XMLValidator.validate(drawCover({ treatmentArt, citySlug, seed: 'x', theme, shape: 'wide' }))).toBe(true);
    }
  });

  it('has unique ids when several are on one page', () => {
    const page = [
      drawCover(sample),
      drawCover({ ...sample, seed: 'package-2' }),
      drawCover({ ...sample, theme: 'night' }),
      drawCover({ ...sample, shape: 'wide' }),
      drawCover({ ...sample, citySlug: 'cali' }),
    ].flatMap(idsOf);
    expect(page.length).toBeGreaterThan(20);
    expect(new Set(page).size).toBe(page.length);
  });

  it('defines every id it uses, and uses every id it defines', () => {
    const svg = drawCover({ ...sample, shape: 'wide' });
    const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(new Set(used)).toEqual(new Set(idsOf(svg)));
  });

  it('has its own night drawing of the same scene', () => {
    const day = drawCover(sample);
    const night = drawCover({ ...sample, theme: 'night' });
    const circle = /<circle cx="([\d.]+)"/;
    expect(circle.exec(night)?.[1]).toBe(circle.exec(day)?.[1]);
    expect(night).not.toContain(/<rect[^>]+fill="(#\w+)"/.exec(day)?.[1]);
  });

  it("draws the country's landscape for a city without a skyline", () => {
    const pereira = drawCover({ ...sample, citySlug: 'pereira', countryCode: 'CO' });
    expect(pereira).toBe(drawCover({ ...sample, citySlug: 'typical-co' }));
    expect(pereira).not.toBe(drawCover(sample));
    expect(XMLValidator.validate(drawCover({ ...sample, citySlug: 'atlantis' }))).toBe(true);
  });

  it('draws the general picture for an unknown treatment', () => {
    expect(drawCover({ ...sample, treatmentArt: 'not-drawn-yet' })).toContain('M60 56V88M44 72H76');
  });

  it('has exactly one sun', () => {
    expect(drawCover({ ...sample, citySlug: 'cancun' }).match(/<circle/g)).toHaveLength(1);
  });
});
