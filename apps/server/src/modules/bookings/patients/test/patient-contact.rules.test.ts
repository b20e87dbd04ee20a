import { describe, expect, it } from 'vitest';
import type { BookingScope } from '../../bookings.policy.ts';
import { mayReach } from '../patient-contact.rules.ts';

const clinic = (mayAnswer: boolean): BookingScope['others'] => ({
  kind: 'clinic',
  id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e20',
  mayAnswer,
  as: 'provider',
});
const STAFF = clinic(true);
const OPEN = { forProvider: { suspended: false } };
const ACTIVE = { status: 'active' };

describe('contact details of a patient', () => {
  it.each([
    ['are shown once a booking is confirmed', STAFF, ACTIVE, ['cancelled', 'confirmed'], true],
    ['are shown after a visit', STAFF, ACTIVE, ['completed'], true],
    ['are hidden while the clinic has not accepted', STAFF, ACTIVE, ['pending'], false],
    ['are shown while the deposit is due', STAFF, ACTIVE, ['awaiting_payment'], true],
    ['are hidden if everything was cancelled', STAFF, ACTIVE, ['cancelled', 'cancelled'], false],
    ['are hidden from those who may not answer bookings', clinic(false), ACTIVE, ['confirmed'], false],
    ['are hidden from everyone but the clinic', { kind: 'all', entered: null }, ACTIVE, ['confirmed'], false],
    ['are gone with the account', STAFF, { status: 'erased' }, ['completed'], false],
  ] as const)('%s', (_, others, user, statuses, isShown) => {
    expect(
      mayReach(
        { others, person: OPEN },
        user,
        statuses.map((status) => ({ status })),
      ),
    ).toBe(isShown);
  });

  it('are hidden from a suspended clinic, and from no one else because of it', () => {
    const seen = (suspended: boolean) =>
      mayReach({ others: STAFF, person: { forProvider: { suspended } } }, ACTIVE, [{ status: 'confirmed' }]);
    expect([seen(true), seen(false)]).toEqual([false, true]);
  });
});
