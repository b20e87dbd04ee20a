import { describe, expect, it } from 'vitest';
import { areasFor, suggest } from '../body-areas.ts';
import { TREATMENTS } from '../testing/known.ts';

const slugs = (...asked: [Parameters<typeof suggest>[1], Parameters<typeof suggest>[2]]) =>
  suggest(TREATMENTS, ...asked).map(({ slug }) => slug);

describe('suggestions', () => {
  it('match the goal and body area', () => {
    expect(slugs('repair', 'hips')).toEqual(['hip-replacement']);
    expect(slugs('look', 'hips')).toContain('liposuction');
    expect(slugs('look', 'hips')).not.toContain('hip-replacement');
    expect(slugs('look', 'teeth')).toEqual(['veneer-porcelain']);
  });

  it('place a treatment added later by its category', () => {
    expect(slugs('look', 'face')).toContain('brow-lift');
  });

  it('exclude treatments with a regulator warning, without offers, or with their own page', () => {
    expect(slugs(null, null)).not.toContain('stem-cell-orthopedic');
    expect(slugs(null, null)).not.toContain('spinal-fusion-1-level');
    expect(slugs(null, null)).not.toContain('rehab-28d');
    expect(slugs('mind', null)).toEqual([]);
  });

  it('exist for each listed body area, from head to foot', () => {
    expect(areasFor('repair', TREATMENTS)).toEqual(['teeth', 'hips', 'knees']);
    expect(areasFor('child', TREATMENTS)).toEqual(['pelvis']);
  });
});
