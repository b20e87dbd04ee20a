import { describe, expect, it } from 'vitest';
import { signInHurdles } from '../sign-in-hurdles.rules.ts';

const user = { status: 'active', passwordHash: 'hash', twoFactorSince: null, eraseAfter: null } as const;
const known = {
  user,
  factors: [],
  waitsUntil: null,
  suspensionReason: null,
  isChangeable: true,
  getsMail: true,
};
const at = new Date('2026-12-01T10:00:00Z');
const hurdles = (more: object) =>
  signInHurdles({ ...known, ...more }).map(({ because, blocks, action }) => [because, blocks, action]);

describe('what keeps a user from signing in', () => {
  it('is nothing for an active account with a password', () => {
    expect(signInHurdles(known)).toEqual([]);
  });

  it.each([
    [{ user: { ...user, status: 'suspended' }, suspensionReason: 'Spam' }, ['suspended', true, 'activate']],
    [{ user: { ...user, status: 'unverified' } }, ['unverified', true, 'resend_verification']],
    [{ user: { ...user, status: 'unverified' }, getsMail: false }, ['unverified', true, null]],
    [{ waitsUntil: at }, ['attempts', true, 'clear_attempts']],
    [{ user: { ...user, passwordHash: null } }, ['no_means', true, null]],
    [{ user: { ...user, twoFactorSince: at } }, ['second_factor', false, 'remove_factors']],
    [{ user: { ...user, status: 'closing', eraseAfter: at } }, ['closing', false, null]],
    [{ user: { ...user, status: 'erased' } }, ['erased', true, null]],
  ])('is told with what can be done about it: %j', (more, hurdle) => {
    expect(hurdles(more)).toEqual([hurdle]);
  });

  it('is no password where there is a passkey', () => {
    expect(hurdles({ user: { ...user, passwordHash: null }, factors: ['passkey'] })).toEqual([]);
  });

  it('offers nothing for an account that must stay as it is', () => {
    expect(hurdles({ waitsUntil: at, isChangeable: false })).toEqual([['attempts', true, null]]);
  });
});
