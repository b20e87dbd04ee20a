import { describe, expect, it } from 'vitest';
import { likeness, nameLikeness, soundsLike } from '../likeness.rules.ts';
import { providerActions } from '../provider-actions.rules.ts';

describe('what an admin may do', () => {
  const clinic = { listing: 'partner', verificationStatus: 'pending', operationalStatus: 'active' } as const;

  it("depends on the clinic's state", () => {
    expect(providerActions(clinic)).toEqual([
      'edit',
      'enter',
      'invite',
      'subscribe',
      'verify',
      'reject',
      'suspend',
      'merge',
    ]);
    expect(providerActions({ ...clinic, verificationStatus: 'rejected', operationalStatus: 'suspended' })).toEqual([
      'edit',
      'enter',
      'invite',
      'subscribe',
      'submit',
      'activate',
      'merge',
    ]);
    expect(providerActions({ ...clinic, operationalStatus: 'merged' })).toEqual(['split']);
  });

  it('leaves a registry listing unverified', () => {
    expect(providerActions({ ...clinic, listing: 'directory', verificationStatus: 'unverified' })).toEqual([
      'edit',
      'suspend',
    ]);
  });
});

describe('duplicate clinics', () => {
  const one = {
    name: 'Clínica Valle Central',
    phones: ['+50622010101'],
    email: null,
    website: null,
    licences: ['HA-12'],
  };

  it('share a phone number, a license or nearly a name', () => {
    const other = { ...one, name: 'Clinica del Valle Central S.A.', licences: ['ha 12'], website: 'https://x.example' };
    expect(likeness(one, other).because).toEqual(['name', 'phone', 'licence']);
  });

  it('do not include clinics whose names share only a word', () => {
    expect(nameLikeness('Clínica Valle Central', 'Clínica Santa Lucía')).toBeLessThan(0.55);
    expect(likeness(one, { ...one, name: 'Ótica Vila Nova', phones: [], licences: [] }).because).toEqual([]);
  });

  it('are found by mistyped letters', () => {
    expect(soundsLike('vale central', 'Clínica Valle Central')).toBe(true);
    expect(soundsLike('dental', 'Clínica Valle Central')).toBe(false);
  });
});
