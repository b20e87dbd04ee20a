import type { NetworkPolicies } from '@travesia/contracts/organizations';
import { describe, expect, it } from 'vitest';
import {
  AS_NETWORK,
  asNetwork,
  bodyOf,
  cellField,
  formOf,
  isSameForm,
  lockField,
  valueField,
} from '../policies-form.ts';

const values = { allow_online_booking: null, require_deposit: true, deposit_percentage: 30, cancellation_policy: null };
const policies: NetworkPolicies = {
  values,
  locked: ['deposit_percentage'],
  clinics: [
    { id: 'a', name: 'A', suspended: false, values, cells: [] },
    { id: 'b', name: 'B', suspended: false, values, cells: [] },
  ],
  cancellation_choices: [],
  version: 1,
  actions: ['change'],
};

describe('the form of settings for clinics', () => {
  it('says what is saved, and nothing about single clinics', () => {
    expect(bodyOf(formOf(policies), policies.clinics)).toEqual({
      values,
      locked: ['deposit_percentage'],
      overrides: [],
      replace: [],
    });
  });

  it('tells values of a single clinic from the organization’s', () => {
    const form = {
      ...formOf(policies),
      [cellField('a', 'deposit_percentage')]: '45',
      [cellField('a', 'require_deposit')]: 'false',
      [cellField('b', 'deposit_percentage')]: AS_NETWORK,
    };
    expect(bodyOf(form, policies.clinics)).toMatchObject({
      overrides: [{ clinic: 'a', deposit_percentage: 45, require_deposit: false }],
      replace: [{ clinic: 'b', key: 'deposit_percentage' }],
    });
  });

  it('locks only what has a value', () => {
    const form = {
      ...formOf(policies),
      [valueField('deposit_percentage')]: '',
      [lockField('require_deposit')]: 'true',
    };
    expect(bodyOf(form, policies.clinics)).toMatchObject({
      locked: ['require_deposit'],
      values: { deposit_percentage: null },
    });
  });

  it('gives selected clinics the values there are', () => {
    expect(asNetwork(formOf(policies), ['b'])).toEqual({
      [cellField('b', 'require_deposit')]: AS_NETWORK,
      [cellField('b', 'deposit_percentage')]: AS_NETWORK,
    });
  });

  it('is unchanged if an empty field was added', () => {
    expect(isSameForm({ a: '1' }, { a: '1', b: '' })).toBe(true);
    expect(isSameForm({ a: '1' }, { a: '2' })).toBe(false);
  });
});
