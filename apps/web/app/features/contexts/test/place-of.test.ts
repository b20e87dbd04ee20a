import type { ProviderContext } from '@travesia/contracts/contexts';
import { describe, expect, it } from 'vitest';
import { placeOf } from '../place-of.ts';

const A = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e20';
const B = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e21';
const context = (id: string): ProviderContext => ({
  provider_id: id,
  provider_name: id,
  via: 'admin',
  read_only: false,
  opened_at: '2026-11-22T10:00:00Z',
  actions: ['leave'],
});

describe('clinic page', () => {
  it.each([
    ['/provider/dashboard', { kind: 'here', id: A }],
    [`/provider/${A}/settings`, { kind: 'move', to: '/provider/settings' }],
    [`/provider/${B}/settings`, { kind: 'elsewhere' }],
  ])('at %s is shown to its staff: %o', (path, place) => {
    expect(placeOf({ role: 'staff', providerId: A }, path)).toEqual(place);
  });

  it.each([
    [`/provider/${A}/settings`, A, null, { kind: 'here', id: A }],
    [`/provider/${B}/settings`, A, null, { kind: 'other' }],
    ['/provider/settings', A, null, { kind: 'move', to: `/provider/${A}/settings` }],
    ['/provider/treatments', A, null, { kind: 'here', id: A }],
    [`/provider/${A}/settings`, null, null, { kind: 'elsewhere' }],
    ['/provider/settings', null, null, { kind: 'elsewhere' }],
    [`/provider/${A}/settings`, null, A, { kind: 'here', id: A }],
    [`/provider/${A}/settings`, B, A, { kind: 'here', id: A }],
    [`/provider/${B}/settings`, null, A, { kind: 'elsewhere' }],
    ['/provider/treatments', null, A, { kind: 'here', id: A }],
  ] as const)('at %s, acting for %s after losing %s: %o', (path, now, lost, place) => {
    const who = { role: 'context', context: now && context(now), lost: lost && context(lost) } as const;
    expect(placeOf({ ...who, isSame: path.endsWith('/treatments') }, path)).toEqual(place);
  });
});
