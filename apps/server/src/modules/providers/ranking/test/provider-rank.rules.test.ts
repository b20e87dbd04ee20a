import { describe, expect, it } from 'vitest';
import { providerRank } from '../provider-rank.rules.ts';

const partner = {
  listing: 'partner',
  verificationStatus: 'verified',
  packageCount: 3,
  ratingDistribution: [0, 0, 0, 0, 0],
} as const;
const rank = (facts: Partial<Parameters<typeof providerRank>[0]>) => providerRank({ ...partner, ...facts });

describe('providerRank', () => {
  it('ranks valid credentials above everything else', () => {
    expect(rank({ verificationStatus: 'verified', packageCount: 0 })).toBeGreaterThan(
      rank({ verificationStatus: 'pending', ratingDistribution: [0, 0, 0, 0, 500] }),
    );
  });

  it('ranks bookable providers above others', () => {
    expect(rank({ packageCount: 1 })).toBeGreaterThan(rank({ packageCount: 0, ratingDistribution: [0, 0, 0, 0, 90] }));
  });

  it('ranks fifty good reviews above one perfect one', () => {
    expect(rank({ ratingDistribution: [1, 1, 3, 15, 30] })).toBeGreaterThan(
      rank({ ratingDistribution: [0, 0, 0, 0, 1] }),
    );
  });

  it('ranks many bad reviews below none', () => {
    expect(rank({ ratingDistribution: [20, 10, 5, 2, 1] })).toBeLessThan(rank({}));
  });

  it('ranks directory listings last', () => {
    expect(rank({ listing: 'directory' })).toBeLessThan(
      rank({ verificationStatus: 'unverified', packageCount: 0, ratingDistribution: [50, 0, 0, 0, 0] }),
    );
  });
});
