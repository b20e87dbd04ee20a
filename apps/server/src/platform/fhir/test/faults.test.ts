import { describe, expect, it } from 'vitest';
import { exactNumber } from '../exact-numbers.ts';
import { compact } from '../elements.ts';
import { faultsOf } from '../faults.ts';

const SUBJECT = { reference: 'Patient/1' };
const clinical = (code: string) => ({
  coding: [{ system: 'http://terminology.hl7.org/CodeSystem/condition-clinical', code }],
});
const condition = {
  resourceType: 'Condition',
  clinicalStatus: clinical('active'),
  code: { text: 'Asma' },
  subject: SUBJECT,
};
const patient = { resourceType: 'Patient', birthDate: '1980-03-09', gender: 'female' };
const observation = { resourceType: 'Observation', status: 'final', code: { text: 'Creatinina' }, subject: SUBJECT };

describe('faults of resources', () => {
  it('are none where there are none', () => {
    for (const sound of [condition, patient, observation, { ...patient, birthDate: '1980-03' }])
      expect(faultsOf(sound)).toEqual([]);
    expect(faultsOf({ ...observation, valueQuantity: { value: exactNumber('5.40') } })).toEqual([]);
  });

  // Each of the first would pass one of the two validators.
  it.each([
    ['a code that is not in the value set', { ...patient, gender: 'x' }],
    ['a status that is not', { ...observation, status: 'zzz' }],
    ['a clinical status that is not', { ...condition, clinicalStatus: clinical('zzz') }],
    ['a day that no month has', { ...patient, birthDate: '2020-13-99' }],
    ['the 30th of February', { ...patient, birthDate: '2021-02-30' }],
    ['an unknown element', { ...patient, shoeSize: 38 }],
    ['a date the other way around', { ...patient, birthDate: '20-13-99' }],
    ['a missing element', { resourceType: 'Observation', status: 'final' }],
    ['a wrong type', { ...condition, subject: 'Patient/1' }],
    ['a number as text', { ...observation, valueQuantity: { value: '5' } }],
    ['null', { ...condition, code: null }],
    ['an unknown type', { resourceType: 'Recipe' }],
    [
      'a fault within a bundle',
      { resourceType: 'Bundle', type: 'collection', entry: [{ resource: { ...patient, gender: 'x' } }] },
    ],
  ])('are found: %s', (_what, resource) => {
    expect(faultsOf(resource)).not.toEqual([]);
  });
});

describe('resources that are made', () => {
  it('keep digits and lose what is empty', () => {
    const made = compact({ a: '', b: [], c: { d: null }, e: [undefined, exactNumber('5.40')], f: false, g: 0 });
    expect(JSON.stringify(made)).toBe('{"e":[5.40],"f":false,"g":0}');
    expect(() => exactNumber('05')).toThrow(SyntaxError);
  });
});
