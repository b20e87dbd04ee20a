import { z } from 'zod';
import { CountryCode, CurrencyCode, DateOnly, Locale } from '../kit/index.ts';

/** One line as people write it: letters of any script, no control characters. */
const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'must be one line');
/** Several lines, without other control characters. */
const lines = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^(?:[^\p{Cc}]|[\n\r\t])*$/u, 'holds a character that is not text');
/** Letters as printed in the visual zone of passports. */
const latinName = line(80).regex(/^[\p{Script=Latin}\p{M} .’'-]+$/u, 'may hold Latin letters only');
const phone = (whose: string) =>
  line(40)
    .nullable()
    .meta({
      description: `${whose}, with country code or as dialed in the country of residence. Returned as E.164.`,
      example: '+573001234567',
    });
const email = (whose: string) =>
  z
    .string()
    .trim()
    .pipe(z.email().max(254))
    .nullable()
    .meta({ description: `${whose}, or null.` });
const LanguageCode = z
  .string()
  .regex(/^[a-z]{2,3}$/)
  .meta({ description: 'ISO 639 code of a language.', example: 'es' });
const Relationship = z
  .enum(['partner', 'parent', 'child', 'sibling', 'relative', 'friend', 'other'])
  .meta({ description: 'Relationship to the user.' });

export const Identity = z.strictObject({
  first_name: line(80).meta({ description: 'Given names.', example: 'Rosa María' }),
  first_surname: line(80).meta({ description: 'First or only surname.', example: 'Delgado' }),
  second_surname: line(80).nullable().meta({ description: 'Second surname, or null.', example: 'Ruiz' }),
  passport_given_names: latinName.nullable().meta({
    description: 'Given names as printed in the passport, if different; null if the same.',
  }),
  passport_surnames: latinName.nullable().meta({
    description: 'Surnames as printed in the passport, if different; null if the same.',
  }),
  date_of_birth: DateOnly.nullable().meta({ description: 'Date of birth, or null.', example: '1984-03-19' }),
  sex: z.enum(['F', 'M', 'X']).nullable().meta({ description: 'Sex as in the passport, or null.' }),
  nationality: CountryCode.nullable().meta({ description: 'Country of the passport, or null.' }),
});

export const Contact = z.strictObject({
  phone: phone('The user’s phone number'),
  country: CountryCode.nullable().meta({ description: 'Country of residence, or null.' }),
  address_line1: line(120).nullable().meta({ description: 'Street and number, or null.' }),
  address_line2: line(120).nullable().meta({ description: 'Apartment, floor, district, or null.' }),
  city: line(80).nullable().meta({ description: 'City, or null.' }),
  region: line(80).nullable().meta({ description: 'State, department or province, or null.' }),
  postal_code: line(20).nullable().meta({ description: 'Postal code, or null.' }),
});

export const Emergency = z.strictObject({
  name: line(120).nullable().meta({ description: 'Emergency contact a clinic calls, or null.' }),
  relationship: Relationship.nullable(),
  phone: phone('Their phone number'),
  email: email('Their email address'),
  language: LanguageCode.nullable().meta({ description: 'Language to speak with them, or null.' }),
});

export const Companion = z.strictObject({
  name: line(120).nullable().meta({ description: 'Companion, or null.' }),
  relationship: Relationship.nullable(),
  phone: phone('Their phone number'),
  email: email('Their email address'),
});

export const Health = z.strictObject({
  blood_group: z
    .enum(['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'])
    .nullable()
    .meta({ description: 'Blood type as stated by the user, or null; a clinic tests it again.' }),
  allergies: lines(1000).nullable().meta({ description: 'Allergies in the user’s own words, or null.' }),
  mobility_needs: lines(1000).nullable().meta({ description: 'Mobility aids, or null.' }),
});

export const Languages = z.strictObject({
  spoken: z
    .array(LanguageCode)
    .max(10)
    .refine((codes) => new Set(codes).size === codes.length, 'names a language twice')
    .meta({ description: 'Languages the user speaks, best first.' }),
  interpreter: z.boolean().meta({ description: 'Whether they want an interpreter at appointments.' }),
});

export const Preferences = z.strictObject({
  language: Locale.meta({ description: 'Language of pages and emails.' }),
  currency: CurrencyCode.meta({ description: 'Currency of the account.' }),
});

/** The sections of a profile; each is saved separately and has its own version. */
export const PROFILE_SECTIONS = {
  identity: Identity,
  contact: Contact,
  emergency: Emergency,
  companion: Companion,
  health: Health,
  languages: Languages,
  preferences: Preferences,
} as const;

export type ProfileSection = keyof typeof PROFILE_SECTIONS;
export type SectionValues<S extends ProfileSection = ProfileSection> = z.infer<(typeof PROFILE_SECTIONS)[S]>;
