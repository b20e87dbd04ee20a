import { describe, expect, it } from 'vitest';
import { askedOf } from '../../../../lib/list/list-definition.ts';
import { callOf, callOfPatients, patientsList, usersList } from '../users-filter.ts';

const askedIn = (search: string) => askedOf(usersList, new URLSearchParams(search));

describe('users list filter', () => {
  it('passes URL parameters to the API', () => {
    const asked = askedIn('q=rosa&role=patient,admin&status=suspended&verified=no&made_within=7&sort=name&page=3');
    expect(asked).toMatchObject({ q: 'rosa', role: ['patient', 'admin'], status: ['suspended'], page: 3 });
    expect(callOf(asked)).toEqual({
      q: 'rosa',
      role: ['patient', 'admin'],
      status: ['suspended'],
      verified: 'no',
      made_within: 7,
      sort: 'name',
    });
  });

  it('of the list of patients asks for patients, whatever the URL says', () => {
    const asked = askedOf(patientsList, new URLSearchParams('role=admin&q=rosa'));
    expect(callOfPatients(asked)).toEqual({ q: 'rosa', sort: 'newest', role: ['patient'] });
  });

  it('drops unknown URL parameters', () => {
    const asked = askedIn('role=king&status=asleep&verified=maybe&two_factor=&made_within=soon&sort=height&page=-2');
    expect(callOf(asked)).toEqual({ sort: 'newest' });
    expect(asked.page).toBe(1);
  });
});
