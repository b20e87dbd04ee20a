import { expect, it } from 'vitest';
import type { Person } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import {
  clinicDesk,
  mayAnswer,
  networkDesk,
  readsForOrganization,
  sentBy,
  teamDesk,
  visibleTo,
} from '../leads.policy.ts';

it("lets nobody read other people's leads", () => {
  expect(visibleTo({ kind: 'anonymous' })).toEqual({ kind: 'none' });
  expect(visibleTo({ kind: 'system' })).toEqual({ kind: 'all' });
});

const person = (change: Partial<Person>): Person => ({
  kind: 'person',
  userId: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10',
  role: 'provider',
  sessionId: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e11',
  authenticatedAt: new Date('2026-11-23T10:00:00Z'),
  demo: false,
  ...change,
});
const clinic = { id: 'clinic', abilities: [], suspended: false } as const;

it('gives clinics, organizations and admins their own desk, and nobody else any', () => {
  const staff = person({ forProvider: { ...clinic, via: 'staff', abilities: ['requests.answer'] } });
  expect(clinicDesk(staff)).toMatchObject({ side: 'clinic', providerId: 'clinic', sight: 'everything' });
  expect(mayAnswer(clinicDesk(staff))).toBe(true);
  expect(mayAnswer(clinicDesk(person({ forProvider: { ...clinic, via: 'staff' } })))).toBe(false);
  expect(teamDesk(person({ role: 'admin', demo: true }))).toMatchObject({ side: 'team', sight: 'demo' });
  for (const desk of [clinicDesk, networkDesk, teamDesk]) {
    expect(() => desk(person({}))).toThrow(ProblemError);
    expect(() => desk({ kind: 'anonymous' })).toThrow(ProblemError);
  }
});

it('knows who reads for the organization of a clinic', () => {
  const reads = (via: 'staff' | 'organization' | 'admin') =>
    readsForOrganization(clinicDesk(person({ forProvider: { ...clinic, via } })));
  expect([reads('staff'), reads('admin'), reads('organization')]).toEqual([false, false, true]);
  expect(readsForOrganization(networkDesk(person({ forOrganization: { id: 'network', abilities: [] } })))).toBe(true);
});

it('shows senders what came from their verified address; in a shared account only what belongs to the demo', () => {
  const account = { email: 'Rosa@example.com', emailVerifiedAt: new Date() };
  expect(sentBy(person({}), account)).toEqual({ kind: 'sent', from: ['rosa@example.com'], sight: 'everything' });
  expect(sentBy(person({ demo: true }), account)).toMatchObject({ sight: 'demo' });
  expect(sentBy(person({}), { ...account, emailVerifiedAt: null })).toEqual({ kind: 'none' });
  expect(() => sentBy({ kind: 'anonymous' }, account)).toThrow(ProblemError);
});
