import { z } from 'zod';
import { Deposit } from '../../terms/deposit.ts';
import { Id, Name } from '../../kit/index.ts';

/** The settings of clinics that an organization can set for all of them. */
export const POLICY_KEYS = [
  'allow_online_booking',
  'require_deposit',
  'deposit_percentage',
  'cancellation_policy',
] as const;
export const PolicyKey = z.enum(POLICY_KEYS).meta({ description: 'A setting of clinics.' });
export type PolicyKey = z.infer<typeof PolicyKey>;

const Version = z.int().min(0).meta({ description: 'Incremented with each change; 0 before the first.' });
const PolicyName = z.string().max(60);

const values = {
  allow_online_booking: z
    .boolean()
    .nullable()
    .meta({ description: 'Whether bookings are confirmed without approval.' }),
  require_deposit: z.boolean().nullable().meta({ description: 'Whether a deposit is required.' }),
  deposit_percentage: Deposit.nullable().meta({ description: 'Deposit, percent of the price.' }),
  cancellation_policy: PolicyName.nullable().meta({ description: 'Key of the cancellation policy.' }),
};

/** The value of each setting, null where there is none. */
export const PolicyValues = z.object(values).meta({ id: 'PolicyValues', description: 'Settings of a clinic.' });
export type PolicyValues = z.infer<typeof PolicyValues>;

const Origin = z.enum(['clinic', 'organization', 'network', 'none']).meta({
  description:
    'clinic: it chose the value. organization: set for this clinic alone. network: the value of all clinics. none: nobody chose one.',
});

export const PolicyCell = z
  .object({
    key: PolicyKey,
    origin: Origin,
    locked: z.boolean().meta({ description: 'Whether the clinic can’t change it.' }),
    differs: z.boolean().meta({ description: 'Whether its value differs from that of the organization.' }),
  })
  .meta({ id: 'PolicyCell', description: 'Where a setting of a clinic comes from.' });
export type PolicyCell = z.infer<typeof PolicyCell>;

const clinic = { id: Id, name: z.string().meta({ description: 'Name.' }) };

export const PolicyClinic = z
  .object({
    ...clinic,
    suspended: z.boolean().meta({ description: 'Whether Travesía has suspended it.' }),
    values: PolicyValues.meta({ description: 'Its present settings.' }),
    cells: z.array(PolicyCell).length(4).meta({ description: 'Where each comes from, in the order of the keys.' }),
  })
  .meta({ id: 'PolicyClinic', description: 'A clinic and its settings.' });
export type PolicyClinic = z.infer<typeof PolicyClinic>;

export const NetworkPolicies = z
  .object({
    values: PolicyValues.meta({ description: 'The organization’s value of each setting; null if clinics decide.' }),
    locked: z.array(PolicyKey).meta({ description: 'Settings that clinics can’t change.' }),
    clinics: z.array(PolicyClinic).meta({ description: 'All clinics by name.' }),
    cancellation_choices: z
      .array(z.object({ key: z.string().meta({ description: 'Key.' }), name: Name }))
      .meta({ description: 'All cancellation policies.' }),
    version: Version,
    actions: z.array(z.enum(['change'])).meta({ description: 'What the user may do.' }),
  })
  .meta({ id: 'NetworkPolicies', description: 'Settings that an organization sets for its clinics.' });
export type NetworkPolicies = z.infer<typeof NetworkPolicies>;

const wanted = {
  values: z
    .strictObject(values)
    .meta({ description: 'The organization’s value of each setting; null lets each clinic decide.' }),
  locked: z.array(PolicyKey).max(4).meta({ description: 'Settings that clinics can’t change; each needs a value.' }),
  overrides: z
    .array(z.strictObject({ clinic: Id.meta({ description: 'Clinic id.' }), ...optional() }))
    .max(500)
    .default([])
    .meta({ description: 'Values for single clinics, in place of those of the organization.' }),
  replace: z
    .array(z.strictObject({ clinic: Id.meta({ description: 'Clinic id.' }), key: PolicyKey }))
    .max(2000)
    .default([])
    .meta({
      description: 'Values that a clinic chose or that were set for it alone, to be replaced by the organization’s.',
    }),
};

function optional() {
  return {
    allow_online_booking: z
      .boolean()
      .optional()
      .meta({ description: 'Whether bookings are confirmed without approval.' }),
    require_deposit: z.boolean().optional().meta({ description: 'Whether a deposit is required.' }),
    deposit_percentage: Deposit.optional().meta({ description: 'Deposit, percent of the price.' }),
    cancellation_policy: PolicyName.optional().meta({ description: 'Key of the cancellation policy.' }),
  };
}

export const NetworkPoliciesTest = z
  .strictObject(wanted)
  .meta({ id: 'NetworkPoliciesTest', description: 'Settings for clinics, to be tested.' });
export type NetworkPoliciesTest = z.infer<typeof NetworkPoliciesTest>;

export const NetworkPoliciesUpdate = z
  .strictObject({
    ...wanted,
    version: Version.meta({ description: 'The version that was read.' }),
    reason: z.string().trim().min(5).max(300).meta({ description: 'Reason; the clinics see it in their activity.' }),
  })
  .meta({ id: 'NetworkPoliciesUpdate', description: 'New settings for clinics.' });
export type NetworkPoliciesUpdate = z.infer<typeof NetworkPoliciesUpdate>;

export const PolicyChanges = z
  .object({
    changes: z
      .array(
        z.object({
          clinic: z.object(clinic).meta({ description: 'Clinic.' }),
          from: PolicyValues.meta({ description: 'Settings before.' }),
          to: PolicyValues.meta({ description: 'Settings after.' }),
          keys: z.array(PolicyKey).min(1).meta({ description: 'Settings that change.' }),
          packages: z
            .array(
              z.object({
                id: Id,
                title: z.string().meta({ description: 'Title.' }),
                percent_from: z.int().meta({ description: 'Deposit before, percent of the price.' }),
                percent_to: z.int().meta({ description: 'Deposit after, percent of the price.' }),
              }),
            )
            .meta({ description: 'Packages whose deposit follows the clinic’s.' }),
        }),
      )
      .meta({ description: 'Clinics whose settings change, by name.' }),
    unchanged: z.int().meta({ description: 'Clinics whose settings stay as they are.' }),
  })
  .meta({ id: 'PolicyChanges', description: 'What settings of an organization change in its clinics.' });
export type PolicyChanges = z.infer<typeof PolicyChanges>;
