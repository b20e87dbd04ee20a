import { describe, expect, it } from 'vitest';
import type { ProviderRow } from '../../../writing/administer.repo.ts';
import { type Comparable, findPairs } from '../duplicates.rules.ts';
import { fieldsToReturn, fieldsToTake } from '../merge-fields.rules.ts';
import { mergeRefusals } from '../merge-refusals.rules.ts';

const clinic = (changed: Partial<ProviderRow> = {}) =>
  ({
    id: 'kept',
    name: 'Clínica Sol',
    listing: 'partner',
    operationalStatus: 'active',
    country: 'MX',
    demo: false,
    phone: null,
    website: 'https://sol.example',
    street: 'Calle 1',
    postalCode: null,
    lat: null,
    lon: null,
    phones: ['+521'],
    languages: ['es'],
    specialties: [],
    categorySlugs: ['dental'],
    logoFile: null,
    logoSmallFile: null,
    ...changed,
  }) as ProviderRow;
const OTHER = clinic({
  id: 'other',
  name: 'Clinica Sol MX',
  phone: '+522',
  website: null,
  street: 'Calle 2',
  postalCode: '01000',
  phones: ['+521', '+522'],
  languages: ['en'],
});

describe('fields of a merge', () => {
  it('are those chosen that differ, taken together, with both lists of everything', () => {
    const { changes, before } = fieldsToTake(clinic(), OTHER, ['phone', 'address', 'website']);
    // The other one has no website to take.
    expect(changes).toEqual({
      phone: '+522',
      street: 'Calle 2',
      postalCode: '01000',
      phones: ['+521', '+522'],
      languages: ['es', 'en'],
    });
    expect(before).toMatchObject({ phone: { was: null, now: '+522' }, street: { was: 'Calle 1', now: 'Calle 2' } });
  });

  it('go back, but for those that somebody changed since', () => {
    const { changes, before } = fieldsToTake(clinic(), OTHER, ['phone', 'name']);
    expect(fieldsToReturn(clinic({ ...changes, phone: '+523' }), before)).toEqual({
      name: 'Clínica Sol',
      phones: ['+521'],
      languages: ['es'],
    });
  });
});

const FACTS = { keptOrganization: null, otherOrganization: null, changeWaits: false };
it.each([
  [{}, {}, {}, []],
  [{}, { id: 'kept' }, {}, ['same']],
  [{}, { listing: 'directory' }, {}, ['directory']],
  [{ operationalStatus: 'merged' }, { operationalStatus: 'suspended' }, {}, ['kept_merged']],
  [{}, { operationalStatus: 'merged', country: 'CO', demo: true }, {}, ['other_merged', 'country', 'demo']],
  [
    {},
    {},
    { keptOrganization: 'one', otherOrganization: 'two', changeWaits: true },
    ['organization', 'change_request'],
  ],
  [{}, {}, { keptOrganization: 'one', otherOrganization: 'one' }, []],
  [{}, {}, { otherOrganization: 'two' }, []],
] as const)('a clinic %o and another %o with %o can’t be merged because of %o', (kept, other, facts, refusals) => {
  expect(mergeRefusals(clinic(kept), { ...OTHER, ...other }, { ...FACTS, ...facts })).toEqual(refusals);
});

const listed = (id: string, changed: Partial<Comparable> = {}): Comparable => ({
  id,
  name: `Clinic ${id}`,
  country: 'MX',
  cityId: 'tijuana',
  phones: [],
  email: null,
  website: null,
  licences: [],
  ...changed,
});
const SOL = listed('a', { name: 'Clínica Dental Sol', phones: ['+521'], licences: ['HAB 77-1'] });

describe('pairs that may be one clinic', () => {
  it.each([
    [{ name: 'Hospital Norte', phones: ['+520', '+521'] }, ['phone']],
    [{ name: 'Clinica dental sol', phones: ['+521'] }, ['name', 'phone']],
    [{ name: 'Hospital Norte', licences: ['hab77-1'] }, ['licence']],
    [{ name: 'Clínica Dental Sol II' }, ['name']],
  ])('share %o', (changed, because) => {
    expect(findPairs([SOL, listed('b', changed)]).map((pair) => pair.because)).toEqual([because]);
  });

  it.each([
    [{ name: 'Clínica Dental Luna' }],
    [{ name: 'Clínica Dental Sol', cityId: 'bogota', country: 'CO' }],
    [{ name: 'Hospital Norte', email: '' }],
  ])('are not those with %o', (changed) => {
    expect(findPairs([SOL, listed('b', changed)])).toEqual([]);
  });

  it('come once, likeliest first', () => {
    const twin = { name: SOL.name, phones: ['+521'], licences: ['HAB 77-1'] };
    const found = findPairs([SOL, listed('b', { name: 'Hospital', phones: ['+521'] }), listed('c', twin)]);
    expect(found.map(({ one, other }) => one.id + other.id)).toEqual(['ac', 'ab', 'bc']);
  });

  it('are found among thousands', () => {
    const many = Array.from({ length: 5000 }, (_, at) =>
      listed(String(at), {
        name: `Clínica ${at} ${at * 7919}`,
        phones: [`+52${at % 4990}`],
        cityId: `city ${at % 300}`,
      }),
    );
    expect(findPairs(many).filter(({ because }) => because.includes('phone'))).toHaveLength(10);
  });
});
