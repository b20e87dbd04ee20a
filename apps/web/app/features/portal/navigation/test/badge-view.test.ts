import { describe, expect, it } from 'vitest';
import { translator } from '../../../../lib/i18n/use-texts.tsx';
import { navigation } from '../../../../navigation.ts';
import { type Counted, withBadges } from '../badges/badge-view.ts';
import { areaOf, portalOf, whoseNumbers } from '../badges/whose-portal.ts';
import { groupsOf } from '../portal-groups.ts';
import { portalNavTexts } from '../texts.ts';

const t = translator(portalNavTexts, 'en');
const PORTAL_OF = { admin: 'admin', network: 'organization', clinic: 'provider', own: 'patient' } as const;
const entries = navigation.flatMap((of) => of('en'));
/** Returns the badges shown, by entry key. */
const badgesOf = (counted: Counted) => {
  const items = withBadges(groupsOf(PORTAL_OF[counted.side], entries, t), counted).flatMap((group) => group.items);
  return Object.fromEntries(items.map(({ key, badge }) => [key, badge]));
};
const admin: Counted = {
  side: 'admin',
  applications_open: 3,
  clinics_pending: 1,
  changes_waiting: 2,
  approvals_waiting: 0,
  imports_open: 0,
  tickets_open: null,
  incidents_unanswered: 0,
  claims_to_act: 0,
  messages_unread: 0,
  requests_waiting: 0,
  failures: 120,
};
const own = (tickets: number, messages = {}): Counted => ({
  side: 'own',
  bookings_upcoming: 0,
  messages_unread: 0,
  messages_more: 0,
  tickets_answered: tickets,
  ...messages,
});
const network: Counted = {
  side: 'network',
  place: 'Rede',
  requests_waiting: 2,
  bookings: 0,
  journeys_to_answer: 0,
  incidents_unanswered: 0,
  claims_to_act: 0,
  messages_unread: 0,
  team_messages_unread: 0,
  clinics_needing: 1,
  proposals_countered: 1,
  credentials_expired: 2,
  credentials_due: 4,
  invitations_open: 0,
  tickets_answered: 1,
};

describe('entries of portals', () => {
  it('are left out where the user may not read what they count', () => {
    const keys = Object.keys(badgesOf({ ...network, messages_unread: null }));
    expect(keys).toContain('team-messages');
    expect(keys).not.toContain('messages');
    expect(Object.keys(badgesOf(network))).toContain('messages');
  });
});

describe('badges of portal entries', () => {
  it('are filled when action is needed, and say the count in words', () => {
    expect(badgesOf(admin)).toMatchObject({
      applications: { tone: 'act', count: 3, label: '3 to review' },
      providers: { tone: 'act', count: 1, label: '1 clinic to verify' },
      debug: { tone: 'act', count: 120 },
    });
  });

  it('open their page at what they count', () => {
    const opened = (counted: Counted) =>
      Object.fromEntries(
        Object.entries(badgesOf(counted)).flatMap(([key, badge]) => (badge?.opens ? [[key, badge.opens]] : [])),
      );
    expect(opened({ ...admin, tickets_open: 4 })).toEqual({ providers: '?tab=pending', support: '?state=open' });
    expect(opened({ ...admin, clinics_pending: 0 })).toEqual({ providers: '?tab=changes' });
    expect(opened({ ...network, invitations_open: 1 })).toEqual({
      providers: '?state=needing',
      compliance: '?standing=expired',
      settings: '#members',
      support: '#mine',
    });
    expect(opened({ ...network, credentials_expired: 0 })).toMatchObject({ compliance: '?standing=due' });
    expect(opened(own(1))).toEqual({ support: '#mine' });
  });

  it('are hidden at 0 and when the count failed', () => {
    expect(badgesOf(admin)).toMatchObject({ imports: undefined, support: undefined });
  });

  it('are plain when informational', () => {
    expect(badgesOf(own(1))).toEqual({
      support: { tone: 'info', count: 1, label: '1 request answered', opens: '#mine' },
    });
  });

  it('show expired credentials before expiring ones', () => {
    expect(badgesOf(network)).toMatchObject({ compliance: { tone: 'act', count: 2 }, settings: undefined });
    expect(badgesOf({ ...network, credentials_expired: 0 })).toMatchObject({ compliance: { tone: 'info', count: 4 } });
  });

  const clinic: Counted = {
    side: 'clinic',
    place: 'Clínica',
    verification_status: 'verified',
    requests_waiting: 1,
    bookings: 0,
    journeys_to_answer: 0,
    incidents_unanswered: 0,
    claims_to_act: 0,
    messages_unread: 3,
    team_messages_unread: 0,
    steps_to_do: 1,
    proposals_waiting: 1,
    invitations_open: 1,
    tickets_answered: 1,
  };
  it('say so when there may be more unread messages than were counted', () => {
    const { messages } = badgesOf(own(0, { messages_unread: 3, messages_more: 1 }));
    expect(messages).toMatchObject({ count: 3, isMore: true, label: 'At least 3 unread messages' });
    expect(badgesOf(own(0, { messages_unread: 3 })).messages).not.toHaveProperty('isMore');
  });

  it.each([admin, network, clinic, own(1)])('belong to an entry: %o', (counted) => {
    const portal = PORTAL_OF[counted.side];
    const here = groupsOf(portal, entries, t).flatMap(({ items }) => items);
    const shown = new Set<string>(
      here.flatMap(({ badges = [] }) => badges.flatMap(({ count, atLeast = count }) => [count, atLeast])),
    );
    const counts = Object.keys(counted).filter((name) => !['side', 'place', 'verification_status'].includes(name));
    expect(counts.filter((name) => !shown.has(name))).toEqual([]);
  });
});

describe('scope of the counts', () => {
  const person = { id: 'p1', role: 'provider', provider_id: 'c1' } as const;

  it.each([
    [person, 'clinic'],
    [{ id: 'p1', role: 'provider' } as const, 'own'],
    [{ id: 'p2', role: 'organization', organization_id: 'o1' } as const, 'network'],
    [{ id: 'p3', role: 'admin' } as const, 'admin'],
    [{ id: 'p4', role: 'patient' } as const, 'own'],
  ])("follows the user's portal (%o)", (who, side) => {
    expect(whoseNumbers(who, undefined)).toMatchObject({ side });
  });

  it('is the clinic being acted as, and nothing when that has just ended', () => {
    const bea = { id: 'p2', role: 'organization', organization_id: 'o1' } as const;
    expect(whoseNumbers(bea, 'c1')).toEqual({ side: 'clinic', owner: 'p2 clinic c1' });
    expect(whoseNumbers(bea, 'c1')?.owner).not.toBe(whoseNumbers(bea, 'c2')?.owner);
    expect(whoseNumbers(bea, null)).toBeNull();
  });

  it('is nothing before the user is known, and the portal comes from the URL', () => {
    expect(whoseNumbers(null, undefined)).toBeNull();
    expect([areaOf('/admin/users'), areaOf('/profile'), areaOf('/')]).toEqual(['admin', 'patient', 'patient']);
    expect(portalOf(null, 'admin')).toBe('admin');
    expect(portalOf({ role: 'provider' }, 'patient')).toBe('provider');
    expect(portalOf({ role: 'nurse' }, 'patient')).toBe('patient');
  });
});
