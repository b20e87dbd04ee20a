import { describe, expect, it } from 'vitest';
import { decideFlag, defaultRule, type FlagRule, hasFeature } from '../flag-rule.ts';
import { FEATURE_KEYS, FEATURES } from '../feature-keys.ts';

const ME = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10';
const patient = { userId: ME, role: 'patient', place: 40 } as const;
const rule = (more: Partial<FlagRule>): FlagRule => ({
  on: true,
  roles: ['patient'],
  share: 100,
  allowed: [],
  refused: [],
  ...more,
});

describe('decideFlag', () => {
  it.each([
    [{}, 'role'],
    [{ on: false }, 'off'],
    [{ on: false, allowed: [ME] }, 'off'],
    [{ refused: [ME] }, 'refused'],
    [{ refused: [ME], allowed: [ME] }, 'refused'],
    [{ roles: [], allowed: [ME] }, 'allowed'],
    [{ share: 0, allowed: [ME] }, 'allowed'],
    [{ roles: ['admin'] }, 'other_role'],
    [{ roles: [] }, 'other_role'],
    [{ share: 40 }, 'outside_share'],
    [{ share: 41 }, 'role'],
    [{ share: 0 }, 'outside_share'],
  ] as const)('decides %o for a patient in bucket 40 as %s', (more, because) => {
    expect(decideFlag(rule(more as Partial<FlagRule>), patient)).toBe(because);
    expect(hasFeature(because)).toBe(because === 'role' || because === 'allowed');
  });
});

it('gives every feature to its roles only', () => {
  for (const key of FEATURE_KEYS)
    for (const role of ['patient', 'provider', 'organization', 'admin'] as const)
      expect(hasFeature(decideFlag(defaultRule(key), { userId: ME, role, place: 99 })), `${key} ${role}`).toBe(
        (FEATURES[key] as readonly string[]).includes(role),
      );
});

it('assigns every feature to a portal', () => {
  for (const key of FEATURE_KEYS) expect(key).toMatch(/^(patient_nav|provider_nav|organization|admin)_[a-z_]+$/);
});
