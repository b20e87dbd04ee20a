import { describe, expect, it } from 'vitest';
import { OrganizationRole, StaffRole } from '../../access/roles.ts';
import { maskEmail } from '../mask-email.ts';
import { InvitationPoint, invitationPoints } from '../points.ts';

describe('invitationPoints', () => {
  it('lists for every role what it can do, without contradictions', () => {
    const all = [
      ...OrganizationRole.options.map((role) => invitationPoints({ kind: 'organization_member', role })),
      ...StaffRole.options.map((role) => invitationPoints({ kind: 'provider_member', role })),
    ];
    for (const { can, cannot } of all) {
      expect(can.length).toBeGreaterThan(0);
      expect(can.filter((point) => cannot.includes(point))).toEqual([]);
    }
  });

  it('promises nothing the portals don’t have yet', () => {
    const later = /calendar|message|record|quote|money|figure|propose|price|package/;
    expect(InvitationPoint.options.filter((point) => later.test(point))).toEqual([]);
  });

  it('lets only owners add owners', () => {
    const managers = invitationPoints({ kind: 'provider_member', role: 'manager' });
    expect(managers.cannot).toEqual(['clinic_owners']);
    expect(invitationPoints({ kind: 'organization_member', role: 'owner' }).can).toContain('network_owners');
  });

  it('tells a joining clinic what it keeps and what is shared', () => {
    const { can, keeps, seen } = invitationPoints({ kind: 'provider_joins_organization', role: 'owner' });
    expect(can).toEqual([]);
    expect(keeps).toContain('keep_patients');
    expect(seen).toContain('seen_enter');
  });

  it('shows every point to some role', () => {
    const shown = new Set(
      [
        invitationPoints({ kind: 'organization_member', role: 'owner' }),
        invitationPoints({ kind: 'provider_member', role: 'owner' }),
        invitationPoints({ kind: 'provider_joins_organization', role: 'owner' }),
        invitationPoints({ kind: 'admin', role: 'admin' }),
      ].flatMap((points) => Object.values(points).flat()),
    );
    expect(shown).toEqual(new Set(InvitationPoint.options));
  });
});

describe('maskEmail', () => {
  it.each([
    ['Rosa.Delgado@Example.com', 'r•••@e•••.com'],
    [' ana@clinica.com.br ', 'a•••@c•••.br'],
    ['x@localhost', 'x•••@l•••'],
  ])('reveals no more of %s than %s', (email, masked) => {
    expect(maskEmail(email)).toBe(masked);
  });
});
