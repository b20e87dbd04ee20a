import { describe, expect, it } from 'vitest';
import type { GivenConsent } from '../../leads.tables.ts';
import { actionsOn, isAtWebsite, isReasonOf, mayOrganizationRead } from '../desk.rules.ts';

describe('what can be done with a request', () => {
  it.each([
    ['consultation', 'received', 'clinic', ['answer', 'note', 'assign', 'accept', 'decline', 'close']],
    ['consultation', 'accepted', 'organization', ['answer', 'note', 'assign', 'close']],
    ['consultation', 'declined', 'team', ['note', 'assign']],
    ['contact', 'received', 'team', ['answer', 'note', 'assign', 'close']],
    ['claim', 'pending', 'team', ['answer', 'note', 'assign', 'approve', 'reject']],
    ['claim', 'approved', 'team', ['note', 'assign']],
  ] as const)('a %s that is %s offers the %s its actions', (kind, status, side, actions) => {
    expect(actionsOn({ kind, status }, side, true)).toEqual(actions);
  });

  it('is nothing for those who may only read', () => {
    expect(actionsOn({ kind: 'consultation', status: 'received' }, 'clinic', false)).toEqual([]);
  });
});

it.each([
  ['decline', 'no_capacity', true],
  ['decline', 'registry', false],
  ['decline', undefined, false],
  ['approve', 'registry', true],
  ['accept', undefined, true],
  ['accept', 'other', false],
] as const)('a decision to %s with the reason %s is valid: %s', (action, reason, valid) => {
  expect(isReasonOf(action, reason)).toBe(valid);
});

it('lets the organization read only what was sent with the wording that names it', () => {
  const consent = (version: string): GivenConsent => ({
    purpose: 'share_with_clinic',
    version,
    language: 'es',
    given_at: '2026-11-23T10:00:00.000Z',
  });
  expect(mayOrganizationRead([consent('2026-11-21')])).toBe(false);
  expect(mayOrganizationRead([consent('2026-11-23')])).toBe(true);
  expect(mayOrganizationRead([{ ...consent('2026-11-23'), purpose: 'answer_request' }])).toBe(false);
});

it.each([
  ['ana@clinica.example', 'https://www.clinica.example/contacto', true],
  ['ana@mail.clinica.example', 'clinica.example', true],
  ['ana@otraclinica.example', 'https://clinica.example', false],
  ['ana@clinica.example', null, null],
  ['ana@clinica.example', 'http://', null],
])('compares %s with the website %s', (email, website, expected) => {
  expect(isAtWebsite(email, website)).toBe(expected);
});
