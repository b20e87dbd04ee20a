import { describe, expect, it } from 'vitest';
import { type ShareCard, sharePath, shareVersion } from '../share-card.ts';

const card: ShareCard = {
  kind: 'treatment',
  id: 'hip-replacement',
  locale: 'es',
  kicker: 'Articulaciones',
  title: 'Prótesis de cadera',
  facts: [{ value: 'US$ 10.000', label: 'precio habitual' }],
  cover: { treatmentArt: 'hip-replacement', citySlug: 'lima' },
  demo: false,
};

describe('the URL of a preview picture', () => {
  it('contains language, kind and item, and a version of its content', () => {
    expect(sharePath(card)).toBe(`/og/es/treatment/hip-replacement.png?v=${shareVersion(card)}`);
    expect(shareVersion(card)).toMatch(/^[0-9a-f]{8}$/);
  });

  it('is stable while the picture is, and changes with anything on it', () => {
    expect(shareVersion({ ...card })).toBe(shareVersion(card));
    const changes: Partial<ShareCard>[] = [
      { title: 'Cadera' },
      { demo: true },
      { facts: [{ value: 'US$ 10.001', label: 'precio habitual' }] },
      { cover: { treatmentArt: 'hip-replacement', citySlug: 'cali' } },
    ];
    for (const change of changes) expect(shareVersion({ ...card, ...change })).not.toBe(shareVersion(card));
  });
});
