import { describe, expect, it } from 'vitest';
import { auditCallOf, auditFilterOf, isAuditNarrowed, isBackwards } from '../audit-filter.ts';

const ID = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10';
const filterOf = (search: string) => auditFilterOf(new URLSearchParams(search));

describe('the filter of the audit log', () => {
  it('takes both days whole, by the clock of the device', () => {
    const call = auditCallOf(filterOf(`area=clinics&about=${ID}&from=2026-11-20&to=2026-11-20`));
    expect(call).toMatchObject({ area: 'clinics', about: ID });
    const { since = '', until = '' } = call as { since?: string; until?: string };
    expect(Date.parse(until) - Date.parse(since)).toBe(24 * 3_600_000);
  });

  it('leaves out what an address has that nobody knows', () => {
    const filter = filterOf('area=nothing&about=me&provider=1&from=2026-02-30&page=x');
    expect(auditCallOf(filter)).toEqual({});
    expect(isAuditNarrowed(filter)).toBe(false);
  });

  it('finds what was done in one call, by the number that a problem names', () => {
    const filter = filterOf('request=+0f8a-77+');
    expect(auditCallOf(filter)).toEqual({ request: '0f8a-77' });
    expect(isAuditNarrowed(filter)).toBe(true);
  });

  it('notices days in the wrong order', () => {
    expect(isBackwards(filterOf('from=2026-11-20&to=2026-11-19'))).toBe(true);
    expect(isBackwards(filterOf('from=2026-11-20&to=2026-11-20'))).toBe(false);
  });
});
