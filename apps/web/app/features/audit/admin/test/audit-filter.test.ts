import { describe, expect, it } from 'vitest';
import { askedOf } from '../../../../lib/list/list-definition.ts';
import { auditCallOf, auditList } from '../audit-filter.ts';

const ID = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10';
const callIn = (search: string) => auditCallOf(askedOf(auditList, new URLSearchParams(search)));

describe('audit log filter', () => {
  it("includes both days in full, in the device's time zone", () => {
    const call = callIn(`area=clinics&about=${ID}&from=2026-11-20&to=2026-11-20`);
    expect(call).toMatchObject({ area: 'clinics', about: ID });
    const { since = '', until = '' } = call as { since?: string; until?: string };
    expect(Date.parse(until) - Date.parse(since)).toBe(24 * 3_600_000);
  });

  it('drops unknown URL parameters', () => {
    expect(callIn('area=nothing&about=me&provider=1&from=2026-02-30&page=x')).toEqual({ sign_ins: 'without' });
  });

  it('keeps sign-ins on a tab of their own', () => {
    expect(callIn('')).toEqual({ sign_ins: 'without' });
    expect(callIn('tab=sign_ins')).toEqual({ sign_ins: 'only' });
    expect(callIn(`tab=all&about=${ID}`)).toEqual({ about: ID });
  });

  it('finds the entries of one call by its request ID', () => {
    expect(callIn('request=+0f8a-77+')).toEqual({ request: '0f8a-77' });
  });
});
