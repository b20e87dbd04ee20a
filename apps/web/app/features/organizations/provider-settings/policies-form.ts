import type {
  NetworkPolicies,
  NetworkPoliciesTest,
  PolicyClinic,
  PolicyKey,
  PolicyValues,
} from '@travesia/contracts/organizations';
import type { Form } from '../../../lib/forms/draft/form.ts';

// Written out, because importing the contract's list would add its schemas to the bundle.
export const POLICY_KEYS = [
  'allow_online_booking',
  'require_deposit',
  'deposit_percentage',
  'cancellation_policy',
] as const satisfies readonly PolicyKey[];

/** A cell that takes the organization's value. */
export const AS_NETWORK = 'network';

const textOf = (value: PolicyValues[PolicyKey]): string => (value === null ? '' : String(value));
const isTrue = (text: string | undefined) => (text === 'true' ? true : text === 'false' ? false : null);
const percentOf = (text: string | undefined) => (text ? Number(text) : null);

export const valueField = (key: PolicyKey) => `value.${key}`;
export const lockField = (key: PolicyKey) => `lock.${key}`;
export const cellField = (clinic: string, key: PolicyKey) => `cell.${clinic}.${key}`;

/** The form of what is saved: cells are empty until somebody chooses another value. */
export const formOf = ({ values, locked, clinics }: NetworkPolicies): Form =>
  Object.fromEntries([
    ...POLICY_KEYS.flatMap((key) => [
      [valueField(key), textOf(values[key])],
      [lockField(key), locked.includes(key) ? 'true' : ''],
    ]),
    ...clinics.flatMap(({ id }) => POLICY_KEYS.map((key) => [cellField(id, key), ''])),
  ]) as Form;

/** Settings that have a value to be locked with. */
const hasValue = (form: Form, key: PolicyKey) => Boolean(form[valueField(key)]);

/** The call's body for a form. */
export function bodyOf(form: Form, clinics: readonly Pick<PolicyClinic, 'id'>[]): NetworkPoliciesTest {
  const cells = clinics.flatMap(({ id }) =>
    POLICY_KEYS.map((key) => ({ clinic: id, key, text: form[cellField(id, key)] ?? '' })),
  );
  const chosen = (id: string, key: PolicyKey) => {
    const text = form[cellField(id, key)];
    return text && text !== AS_NETWORK ? text : undefined;
  };
  return {
    values: {
      allow_online_booking: isTrue(form[valueField('allow_online_booking')]),
      require_deposit: isTrue(form[valueField('require_deposit')]),
      deposit_percentage: percentOf(form[valueField('deposit_percentage')]),
      cancellation_policy: form[valueField('cancellation_policy')] || null,
    },
    locked: POLICY_KEYS.filter((key) => form[lockField(key)] === 'true' && hasValue(form, key)),
    overrides: clinics.flatMap(({ id }) => {
      const online = isTrue(chosen(id, 'allow_online_booking'));
      const deposit = isTrue(chosen(id, 'require_deposit'));
      const percent = percentOf(chosen(id, 'deposit_percentage'));
      const policy = chosen(id, 'cancellation_policy');
      const override = {
        ...(online === null ? {} : { allow_online_booking: online }),
        ...(deposit === null ? {} : { require_deposit: deposit }),
        ...(percent === null ? {} : { deposit_percentage: percent }),
        ...(policy === undefined ? {} : { cancellation_policy: policy }),
      };
      return Object.keys(override).length ? [{ clinic: id, ...override }] : [];
    }),
    replace: cells.filter(({ text }) => text === AS_NETWORK).map(({ clinic, key }) => ({ clinic, key })),
  };
}

/** The cells that give the organization's values to clinics, where it has any. */
export const asNetwork = (form: Form, clinics: Iterable<string>): Form =>
  Object.fromEntries(
    [...clinics].flatMap((id) =>
      POLICY_KEYS.filter((key) => hasValue(form, key)).map((key) => [cellField(id, key), AS_NETWORK]),
    ),
  );

/** Whether two forms say the same. */
export const isSameForm = (one: Form, other: Form): boolean =>
  Object.keys({ ...one, ...other }).every((name) => (one[name] ?? '') === (other[name] ?? ''));
