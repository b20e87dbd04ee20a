import type { Favorite, FavoriteTarget } from '@travesia/contracts/favorites';

/** A currently offered package. */
export const makeTarget = (given: Partial<FavoriteTarget> = {}): FavoriteTarget => ({
  target_type: 'package',
  target_id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10',
  name: 'Hip replacement with hotel',
  slug: 'clinica-valle-central',
  provider_name: 'Clínica Valle Central',
  treatment: { slug: 'hip-replacement', name: 'Hip replacement' },
  city: { slug: 'san-jose', name: 'San José' },
  country: { code: 'CR', name: 'Costa Rica' },
  price: { amount: 1_340_000, currency: 'USD', approximate: false },
  claim: 'all_in',
  rating: { average: 4.5, count: 11 },
  verification_status: 'verified',
  demo: true,
  ...given,
});

/** A saved package. */
export const makeFavorite = (given: Partial<Favorite> = {}): Favorite => ({
  id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e11',
  list_id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e12',
  target_type: 'package',
  target_id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10',
  name: 'Hip replacement with hotel',
  note: null,
  saved_at: '2026-11-20T10:00:00Z',
  gone: false,
  target: makeTarget(),
  saved_price: { amount: 1_340_000, currency: 'USD', approximate: false },
  price_change: null,
  alternatives: [],
  ...given,
});
