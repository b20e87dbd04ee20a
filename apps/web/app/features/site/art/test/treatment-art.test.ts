import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { drawIcon } from '../icons/draw-icon.ts';
import { TREATMENT_ARTS } from '../../../../lib/art/names.ts';
import { lookOf } from '../icons/treatment-art.ts';

const CATALOGUE = (
  'dental-implant-single all-on-4-arch veneer-porcelain crown-zirconia gastric-sleeve gastric-bypass rhinoplasty bbl liposuction ' +
  'breast-augmentation tummy-tuck facelift hair-transplant-2500 lasik-both-eyes cataract-one-eye knee-replacement hip-replacement ' +
  'spinal-fusion-1-level ivf-cycle ivf-donor-egg egg-freezing cabg heart-valve-replacement oncology-second-opinion executive-checkup ' +
  'rehab-28d stem-cell-orthopedic'
).split(' ');

describe('treatment pictures', () => {
  it('exist for each of the 27 catalogue treatments, for a provider, and as a fallback', () => {
    expect(CATALOGUE).toHaveLength(27);
    expect([...TREATMENT_ARTS].toSorted()).toEqual([...CATALOGUE, 'clinic', 'care'].toSorted());
  });

  it('are all different', () => {
    expect(new Set(TREATMENT_ARTS.map((art) => drawIcon(art))).size).toBe(TREATMENT_ARTS.length);
  });

  it.each(TREATMENT_ARTS)('%s is well-formed and has a hue outside violet', (art) => {
    const { hue } = lookOf(art);
    expect(XMLValidator.validate(drawIcon(art))).toBe(true);
    expect(hue <= 260 || hue >= 330).toBe(true);
  });

  it('have different hues', () => {
    expect(new Set(TREATMENT_ARTS.map((art) => lookOf(art).hue)).size).toBe(TREATMENT_ARTS.length);
  });

  it('keep every stroke on the 120 grid, within a stroke width', () => {
    const starts = TREATMENT_ARTS.flatMap((art) =>
      lookOf(art).icon.lines.map((path) => ({
        art,
        start: (/^M(-?[\d.]+) (-?[\d.]+)/.exec(path) ?? []).slice(1).map(Number),
      })),
    );
    const astray = starts.filter(({ start }) => start.length !== 2 || start.some((value) => value < -2 || value > 122));
    expect(astray).toEqual([]);
  });

  it('omit the dashed clinical lines at small size', () => {
    expect(drawIcon('rhinoplasty')).not.toContain(lookOf('rhinoplasty').icon.clinical[0]);
  });
});
