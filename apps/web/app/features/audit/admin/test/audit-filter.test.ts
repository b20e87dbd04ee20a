import { describe, expect, it } from 'vitest';
import { askedOf } from '../../../../lib/list/list-definition.ts';
import { auditCallOf, auditList } from '../audit-filter.ts';

const ID = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10';
const callIn = (search: string) => auditCallOf(askedOf(auditList, new URLSearchParams(search)));

describe('the filter of the audit log', () => {
  it('takes both days whole, by the clock of the device', () => {
    const call = callIn(`area=clinics&about=${ID}&from=2026-11-20&to=2026-11-20`);
    expect(call).toMatchObject({ area: 'clinics', about: ID });
    const { since = '', until = '' } = call as { since?: string; until?: string };
    expect(Date.parse(until) - Date.parse(since)).toBe(24 * 3_600_000);
  });

  it('leaves out what an address has that nobody knows', () => {
    expect(callIn('area=nothing&about=me&provider=1&from=2026-02-30&page=x')).toEqual({});
  });

  it('finds what was done in one call, by the number that a problem names', () => {
    expect(callIn('request=+0f8a-77+')).toEqual({ request: '0f8a-77' });
  });
});
