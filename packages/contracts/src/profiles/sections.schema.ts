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
/** Letters as passports print them above the machine-readable lines. */
const latinName = line(80).regex(/^[\p{Script=Latin}\p{M} .’'-]+$/u, 'may hold Latin letters only');
const phone = (whose: string) =>
  line(40)
    .nullable()
    .meta({
      description: `${whose}: with its country code, or as dialled in the country of the person. Answered as E.164.`,
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
  .meta({ description: 'What somebody is to the person.' });

export const Identity = z.strictObject({
  first_name: line(80).meta({ description: 'Given names.', example: 'Rosa María' }),
  first_surname: line(80).meta({ description: 'First or only surname.', example: 'Delgado' }),
  second_surname: line(80).nullable().meta({ description: 'Second surname, or null.', example: 'Ruiz' }),
  passport_given_names: latinName.nullable().meta({
    description: 'Given names as the passport prints them, when it prints others; null when they are the same.',
  }),
  passport_surnames: latinName.nullable().meta({
    description: 'Surnames as the passport prints them, when it prints others; null when they are the same.',
  }),
  date_of_birth: DateOnly.nullable().meta({ description: 'Date of birth, or null.', example: '1984-03-19' }),
  sex: z.enum(['F', 'M', 'X']).nullable().meta({ description: 'Sex as in the passport, or null.' }),
  nationality: CountryCode.nullable().meta({ description: 'Country of the passport, or null.' }),
});

export const Contact = z.strictObject({
  phone: phone('Telephone of the person'),
  country: CountryCode.nullable().meta({ description: 'Country they live in, or null.' }),
  address_line1: line(120).nullable().meta({ description: 'Street and number, or null.' }),
  address_line2: line(120).nullable().meta({ description: 'Flat, floor, district, or null.' }),
  city: line(80).nullable().meta({ description: 'City, or null.' }),
  region: line(80).nullable().meta({ description: 'State, department or province, or null.' }),
  postal_code: line(20).nullable().meta({ description: 'Postal code, or null.' }),
});

export const Emergency = z.strictObject({
  name: line(120).nullable().meta({ description: 'Whom a clinic calls when something happens, or null.' }),
  relationship: Relationship.nullable(),
  phone: phone('Their telephone'),
  email: email('Their mail address'),
  language: LanguageCode.nullable().meta({ description: 'Language to speak with them, or null.' }),
});

export const Companion = z.strictObject({
  name: line(120).nullable().meta({ description: 'Who travels along, or null.' }),
  relationship: Relationship.nullable(),
  phone: phone('Their telephone'),
  email: email('Their mail address'),
});

export const Health = z.strictObject({
  blood_group: z
    .enum(['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'])
    .nullable()
    .meta({ description: 'Blood group as the person states it, or null; a clinic tests it anew.' }),
  allergies: lines(1000).nullable().meta({ description: 'Allergies in the person’s own words, or null.' }),
  mobility_needs: lines(1000).nullable().meta({ description: 'What helps them to move about, or null.' }),
});

export const Languages = z.strictObject({
  spoken: z
    .array(LanguageCode)
    .max(10)
    .refine((codes) => new Set(codes).size === codes.length, 'names a language twice')
    .meta({ description: 'Languages the person speaks, the best first.' }),
  interpreter: z.boolean().meta({ description: 'Whether they want an interpreter at appointments.' }),
});

export const Preferences = z.strictObject({
  language: Locale.meta({ description: 'Language of mails.' }),
  currency: CurrencyCode.meta({ description: 'Currency of the account.' }),
});

/** The parts of a profile; each is saved by itself and has a version of its own. */
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
