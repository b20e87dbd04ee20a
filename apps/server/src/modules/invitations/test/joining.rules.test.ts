import { describe, expect, it } from 'vitest';
import { joiningFault } from '../joining.rules.ts';
import { mayAskFor } from '../invitations.policy.ts';

const nothing = {
  organizationId: null,
  providerId: null,
  role: 'patient',
  membership: {},
  clinicHasOwner: false,
} as const;

describe('joiningFault', () => {
  it.each([
    ['a patient', { kind: 'admin' }, null],
    ['an admin again', { kind: 'admin', role: 'admin' }, 'invitation.already_member'],
    ['a provider as admin', { kind: 'admin', role: 'provider' }, 'invitation.other_role'],
    ['an approved provider without a clinic', { kind: 'provider_member', providerId: 'c', role: 'provider' }, null],
    [
      'a provider in a network',
      { kind: 'organization_member', organizationId: 'o', role: 'provider' },
      'invitation.other_role',
    ],
    ['a first owner', { kind: 'provider_joins_organization', organizationId: 'o', providerId: 'c' }, null],
    [
      'a second owner',
      { kind: 'provider_joins_organization', organizationId: 'o', providerId: 'c', clinicHasOwner: true },
      'invitation.needs_owner',
    ],
  ] as const)('of %s', (_who, joining, fault) => {
    expect(joiningFault({ ...nothing, ...joining })).toBe(fault);
  });
});

it('only the platform may invite an address the clinic didn’t give', () => {
  const asked = { isOwner: false, clinicHasOwner: false, isListed: false };
  const organization = { kind: 'person', role: 'organization', membership: {} } as const;
  expect(mayAskFor({ ...asked, inviter: organization })).toBe(false);
  expect(mayAskFor({ ...asked, inviter: { kind: 'platform' } })).toBe(true);
  expect(mayAskFor({ ...asked, inviter: { ...organization, role: 'admin' } })).toBe(true);
  expect(mayAskFor({ ...asked, inviter: { kind: 'platform' }, clinicHasOwner: true })).toBe(false);
});
