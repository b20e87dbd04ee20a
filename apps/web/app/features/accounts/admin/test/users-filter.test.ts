import { describe, expect, it } from 'vitest';
import { callOf, isNarrowed, usersFilterOf } from '../users-filter.ts';

const filterOf = (search: string) => usersFilterOf(new URLSearchParams(search));

describe('the filter of the list of accounts', () => {
  it('is what the address says, as the API takes it', () => {
    const filter = filterOf('q=rosa&role=patient,admin&status=suspended&verified=no&made_within=7&sort=name&page=3');
    expect(filter).toMatchObject({ q: 'rosa', role: ['patient', 'admin'], status: ['suspended'], page: 3 });
    expect(callOf(filter)).toEqual({
      q: 'rosa',
      role: ['patient', 'admin'],
      status: ['suspended'],
      verified: 'no',
      made_within: 7,
      sort: 'name',
    });
    expect(isNarrowed(filter)).toBe(true);
  });

  it('leaves out what an address has that nobody knows', () => {
    const filter = filterOf('role=king&status=asleep&verified=maybe&two_factor=&made_within=soon&sort=height&page=-2');
    expect(callOf(filter)).toEqual({ sort: 'newest' });
    expect(filter.page).toBe(1);
    expect(isNarrowed(filter)).toBe(false);
  });
});
