import { describe, expect, it } from 'vitest';
import { translator } from '../../../../lib/i18n/use-texts.tsx';
import { adminGroups } from '../admin-groups.ts';
import { badgesOf, type Counted, withBadges } from '../badges/badge-view.ts';
import { areaOf, portalOf, whoseNumbers } from '../badges/whose-portal.ts';
import { clinicGroups } from '../clinic-groups.ts';
import { networkGroups } from '../network-groups.ts';
import { patientGroups } from '../patient-groups.ts';
import { portalNavTexts } from '../texts.ts';

const t = translator(portalNavTexts, 'en');
const admin: Counted = {
  side: 'admin',
  applications_open: 3,
  clinics_pending: 1,
  imports_open: 0,
  tickets_open: null,
  failures: 120,
};
const network: Counted = {
  side: 'network',
  place: 'Rede',
  requests_waiting: 2,
  clinics_needing: 1,
  papers_expired: 2,
  papers_due: 4,
  invitations_open: 0,
  tickets_answered: 1,
};

describe('numbers beside the entries of a portal', () => {
  it('are filled where the person can act, and say in words what waits', () => {
    expect(badgesOf(t, admin)).toMatchObject({
      applications: { tone: 'act', count: 3, label: '3 wait for an answer' },
      providers: { tone: 'act', count: 1, label: 'one waits to be checked' },
      debug: { tone: 'act', count: 120 },
    });
  });

  it('are not there at 0, nor where they could not be counted', () => {
    expect(badgesOf(t, admin)).toMatchObject({ imports: null, support: null });
  });

  it('are plain where they only inform', () => {
    expect(badgesOf(t, { side: 'own', tickets_answered: 1 })).toEqual({
      support: { tone: 'info', count: 1, label: 'one question was answered' },
    });
  });

  it('tell of papers that have ended before those that end soon', () => {
    expect(badgesOf(t, network)).toMatchObject({ compliance: { tone: 'act', count: 2 }, settings: null });
    expect(badgesOf(t, { ...network, papers_expired: 0 })).toMatchObject({ compliance: { tone: 'info', count: 4 } });
  });

  it.each([
    ['admin', adminGroups(t), admin],
    ['network', networkGroups(t), network],
    ['own', patientGroups(t), { side: 'own', tickets_answered: 1 }],
    [
      'clinic',
      clinicGroups(t),
      { ...network, side: 'clinic', steps_to_do: 1, requests_waiting: 1, invitations_open: 1 } satisfies Counted,
    ],
  ] as const)('of the side %s belong to entries that there are', (_side, groups, counted) => {
    const badges = badgesOf(t, counted);
    const items = withBadges(groups, badges).flatMap((group) => group.items);
    const keys = items.map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(Object.keys(badges)));
    for (const item of items) expect(item.badge ?? null).toEqual(badges[item.key] ?? null);
  });
});

describe('whose numbers are shown', () => {
  const person = { id: 'p1', role: 'provider', provider_id: 'c1' } as const;

  it.each([
    [person, 'clinic'],
    [{ id: 'p1', role: 'provider' } as const, 'own'],
    [{ id: 'p2', role: 'organization', organization_id: 'o1' } as const, 'network'],
    [{ id: 'p3', role: 'admin' } as const, 'admin'],
    [{ id: 'p4', role: 'patient' } as const, 'own'],
  ])('are those of the side of the person (%o)', (who, side) => {
    expect(whoseNumbers(who, undefined)).toMatchObject({ side });
  });

  it('are those of the clinic that is acted for, and none when that has just ended', () => {
    const bea = { id: 'p2', role: 'organization', organization_id: 'o1' } as const;
    expect(whoseNumbers(bea, 'c1')).toEqual({ side: 'clinic', owner: 'p2 clinic c1' });
    expect(whoseNumbers(bea, 'c1')?.owner).not.toBe(whoseNumbers(bea, 'c2')?.owner);
    expect(whoseNumbers(bea, null)).toBeNull();
  });

  it('are nobody’s before it is known who reads, and the portal is told by the address', () => {
    expect(whoseNumbers(null, undefined)).toBeNull();
    expect([areaOf('/admin/users'), areaOf('/profile'), areaOf('/')]).toEqual(['admin', 'patient', 'patient']);
    expect(portalOf(null, 'admin')).toBe('admin');
    expect(portalOf({ role: 'provider' }, 'patient')).toBe('provider');
    expect(portalOf({ role: 'nurse' }, 'patient')).toBe('patient');
  });
});
