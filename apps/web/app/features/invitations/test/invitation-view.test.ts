import { describe, expect, it } from 'vitest';
import { answerPath, doorFor, initialsOf } from '../invitation-view.ts';

const rosa = { email: 'Rosa@Example.com' };
const known = { email: 'r•••@e•••.com', needs_account: false };

describe('option for answering an invitation', () => {
  it.each([
    ['nobody, and the address has no account', null, { email: 'rosa@example.com', needs_account: true }, 'new'],
    ['nobody, and it has one', null, known, 'signIn'],
    ['the invited', rosa, known, 'accept'],
    ['somebody else', { email: 'ana@example.com' }, known, 'other'],
    [
      'somebody with an account, while the invited has none',
      rosa,
      { email: 'rosa@example.com', needs_account: true },
      'other',
    ],
  ] as const)('%s', (_who, user, invitation, door) => {
    expect(doorFor(user, invitation)).toBe(door);
  });
});

it('sends clinics to their own page', () => {
  expect(answerPath({ kind: 'provider_joins_organization' })).toBe('/auth/provider-invitation');
  expect(answerPath({ kind: 'admin' })).toBe('/invitation/accept');
});

it.each([
  ['Rede Araucária Saúde', 'RA'],
  ['Clínica de Ojos Mareal', 'CO'],
  ['Travesía', 'T'],
  ['óptica', ''],
])('abbreviates %s as %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
