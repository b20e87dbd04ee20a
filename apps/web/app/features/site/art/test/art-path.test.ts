import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { avatarPath, coverPath, skylinePath } from '../../../../lib/art/art-path.ts';
import { renderArtPath } from '../art-path.ts';
import { drawAvatar } from '../avatar.ts';
import { drawCover } from '../cover.ts';

const cover = {
  treatmentArt: 'ivf-cycle',
  citySlug: 'buenos-aires',
  seed: '0197c1f2-7a',
  theme: 'day',
  shape: 'card',
} as const;

describe('picture paths', () => {
  it('draws the cover named by its own path', () => {
    expect(coverPath(cover)).toBe('/art/covers/ivf-cycle--buenos-aires--0197c1f2-7a.day.svg');
    expect(renderArtPath(coverPath(cover))).toEqual({ kind: 'cover', svg: drawCover(cover) });
  });

  it('draws the wide cover at night', () => {
    const wide = { ...cover, theme: 'night', shape: 'wide' } as const;
    expect(coverPath(wide)).toBe('/art/wide/ivf-cycle--buenos-aires--0197c1f2-7a.night.svg');
    expect(renderArtPath(coverPath(wide))?.svg).toBe(drawCover(wide));
  });

  it('returns an existing picture for an unknown treatment, an unknown city and any seed', () => {
    const path = coverPath({
      ...cover,
      treatmentArt: 'new-one',
      citySlug: 'pereira',
      countryCode: 'CO',
      seed: 'Ñ Seed/../x',
    });
    expect(path).toBe('/art/covers/care--typical-co--seed-x.day.svg');
    expect(renderArtPath(path)?.kind).toBe('cover');
    expect(renderArtPath(coverPath({ ...cover, seed: '…' }))?.kind).toBe('cover');
    expect(renderArtPath(coverPath({ ...cover, seed: 'a'.repeat(200) }))?.kind).toBe('cover');
  });

  it('draws skylines in a theme color', () => {
    const [day, night] = [renderArtPath(skylinePath('quito', 'day')), renderArtPath(skylinePath('quito', 'night'))];
    expect(day?.kind).toBe('skyline');
    expect(day?.svg).toMatch(/color="#[0-9a-f]{6}"/);
    expect(day?.svg).not.toBe(night?.svg);
  });

  it('draws avatars from a percent-encoded name', () => {
    expect(avatarPath('Dra. Inês <b> & Co', 'round')).toBe(
      '/art/avatars/round--Dra.%20In%C3%AAs%20%3Cb%3E%20%26%20Co.svg',
    );
    const file = renderArtPath(avatarPath('Dra. Inês <b> & Co', 'round'));
    expect(file?.svg).toBe(drawAvatar({ name: 'Dra. Inês <b> & Co', shape: 'round' }));
    expect(XMLValidator.validate(file?.svg ?? '')).toBe(true);
  });

  it.each([
    '/art/covers/ivf-cycle--buenos-aires--x.svg',
    '/art/covers/ivf-cycle--buenos-aires--x.dusk.svg',
    '/art/covers/ivf-cycle--atlantis--x.day.svg',
    '/art/covers/unknown--lima--x.day.svg',
    '/art/covers/constructor--lima--x.day.svg',
    '/art/covers/ivf-cycle--lima.day.svg',
    '/art/covers/ivf-cycle--lima--.day.svg',
    `/art/covers/ivf-cycle--lima--${'x'.repeat(65)}.day.svg`,
    '/art/covers/../covers/ivf-cycle--lima--x.day.svg',
    '/art/tall/ivf-cycle--lima--x.day.svg',
    '/art/skylines/atlantis.day.svg',
    '/art/skylines/lima.svg',
    '/art/avatars/oval--Ana.svg',
    '/art/avatars/round--.svg',
    '/art/avatars/round--%E0%A4%A.svg',
    `/art/avatars/round--${'x'.repeat(121)}.svg`,
    '/art/',
    '',
  ])('rejects %s', (path) => {
    expect(renderArtPath(path)).toBeNull();
  });
});
