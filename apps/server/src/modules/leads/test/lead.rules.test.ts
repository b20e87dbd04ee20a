import { CONSENT_VERSIONS } from '@travesia/contracts/leads';
import { describe, expect, it } from 'vitest';
import { waitSeconds } from '../../../platform/wait-seconds.ts';
import { consentFaults, LIMITS, reachFaults, replyBy, subjectFaults } from '../lead.rules.ts';

const ID = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10';
const paths = (faults: { path: string; code: string }[]) => faults.map(({ path, code }) => `${path} ${code}`);

describe('the subject of a request', () => {
  it.each([
    [{}, ['body.provider_id required']],
    [{ provider_id: ID }, []],
    [{ package_id: ID }, []],
    [{ treatment: 'hip-replacement' }, []],
    [{ service_type: 'second-opinion', provider_id: ID }, []],
    [{ treatment: 'hip-replacement', provider_id: ID }, []],
    [{ package_id: ID, provider_id: ID }, ['body.provider_id excluded']],
    [{ package_id: ID, treatment: 'hip-replacement' }, ['body.treatment excluded']],
    [{ treatment: 'hip-replacement', service_type: 'second-opinion' }, ['body.service_type excluded']],
  ])('%j has the errors %j', (subject, faults) => {
    expect(paths(subjectFaults(subject))).toEqual(faults);
  });
});

describe('consents', () => {
  const given = { purpose: 'answer_request', version: CONSENT_VERSIONS.answer_request } as const;

  it('are required by purpose', () => {
    expect(consentFaults([given], ['answer_request'])).toEqual([]);
    expect(paths(consentFaults([given], ['answer_request', 'share_with_clinic']))).toEqual([
      'body.consents.share_with_clinic consent_needed',
    ]);
  });

  it('to an outdated wording do not count', () => {
    expect(paths(consentFaults([{ ...given, version: '2020-01-01' }], ['answer_request']))).toEqual([
      'body.consents.answer_request consent_outdated',
    ]);
  });
});

it('requires a phone number for a callback', () => {
  expect(reachFaults('email', undefined)).toEqual([]);
  expect(reachFaults('whatsapp', '+57 604 444 0000')).toEqual([]);
  expect(paths(reachFaults('phone', undefined))).toEqual(['body.phone required']);
});

it.each([
  ['2026-11-19T09:00:00Z', '2026-11-23', 'Thursday to Monday'],
  ['2026-11-20T23:59:00Z', '2026-11-24', 'Friday to Tuesday'],
  ['2026-11-21T12:00:00Z', '2026-11-24', 'Saturday to Tuesday'],
  ['2026-11-23T00:00:00Z', '2026-11-25', 'Monday to Wednesday'],
])('promises a reply to a request from %s by %s (%s)', (now, day) => {
  expect(replyBy(new Date(now))).toBe(day);
});

describe('the rate limit wait', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

  it('is zero below the limit, however old the rest', () => {
    expect(waitSeconds([ago(1), ago(2), ago(3), ago(4)], LIMITS.recipient, now)).toBe(0);
    expect(waitSeconds([ago(1), ago(2), ago(3), ago(4), ago(25 * 60)], LIMITS.recipient, now)).toBe(0);
  });

  it('lasts until the arrival that reaches the limit is old enough', () => {
    expect(waitSeconds([ago(600), ago(1), ago(2), ago(3), ago(4)], LIMITS.recipient, now)).toBe(14 * 3600);
    const ten = Array.from({ length: 10 }, (_, at) => ago(59 - at));
    expect(waitSeconds(ten, LIMITS.network, now)).toBe(60);
  });
});
