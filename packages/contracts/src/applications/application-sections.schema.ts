import { z } from 'zod';
import { CountryCode, CurrencyCode, DateOnly, Key } from '../kit/index.ts';

/** One line as typed, possibly empty: the checklist reports problems, so that no input is rejected. */
const line = (max: number, description: string) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'must be one line')
    .meta({ description: `${description} Empty until it is given.` });
/** A choice, or nothing yet. */
const chosen = <T extends z.ZodType<string, string>>(schema: T, description: string) =>
  z.union([z.literal(''), schema]).meta({ description: `${description} Empty until it is given.` });

/** ISO 639-1. */
const Language = z
  .string()
  .regex(/^[a-z]{2}$/, 'must be a code of ISO 639-1')
  .meta({ description: 'A language.' });

/** Maximum number of accreditations in an application. */
export const MOST_ACCREDITATIONS = 10;

const Accreditation = z
  .strictObject({
    body: line(160, 'Accreditor.'),
    number: line(80, 'Certificate number.'),
    valid_until: chosen(DateOnly, 'Last day it is valid.'),
  })
  .meta({ id: 'ApplicationAccreditation', description: 'An accreditation as stated by the applicant.' });

/** The fields of each section. */
const shapes = {
  business: {
    legal_name: line(200, 'Legal name of the company.'),
    trade_name: line(160, 'Name patients know it by.'),
    type: chosen(Key, 'Provider type, one of `GET /provider-types`.'),
    tax_id: line(40, 'Tax number, in the country’s format.'),
    country: chosen(CountryCode, 'Country of the clinic.'),
    city: line(120, 'City.'),
    address: line(240, 'Street and number.'),
    year_founded: z.int().min(1500).max(2200).nullable().meta({ description: 'Year it opened, or null.' }),
  },
  licence: {
    authority: line(200, 'Authority that issued the license.'),
    number: line(80, 'License number.'),
    permanent: z.boolean().meta({ description: 'Whether the license never expires.' }),
    valid_until: chosen(DateOnly, 'Expiration date of the license.'),
  },
  specialties: {
    categories: z.array(Key).max(40).meta({ description: 'Catalog categories in which it offers treatment.' }),
    languages: z.array(Language).max(20).meta({ description: 'Languages spoken with patients, ISO 639-1.' }),
  },
  accreditations: {
    none: z.boolean().meta({ description: 'Whether it has none; not a reason for rejection.' }),
    items: z.array(Accreditation).max(MOST_ACCREDITATIONS).meta({ description: 'The accreditations.' }),
  },
  people: {
    signatory_name: line(160, 'Who signs for the clinic.'),
    signatory_role: line(120, 'That person’s position at the clinic.'),
    director_name: line(160, 'Medical director.'),
    director_registration: line(80, 'The medical director’s number in the professional register.'),
  },
  bank: {
    country: chosen(CountryCode, 'Country of the bank account.'),
    currency: chosen(CurrencyCode, 'Currency of the bank account.'),
  },
  contact: {
    phone: line(40, 'Phone number as typed, with its country code or as dialed within the country.'),
    website: line(200, 'Web address.'),
    email: line(254, 'Email address for patients.'),
  },
};

export const APPLICATION_SECTIONS = [
  'business',
  'licence',
  'specialties',
  'accreditations',
  'people',
  'bank',
  'contact',
] as const;
export type ApplicationSection = (typeof APPLICATION_SECTIONS)[number];

/** All sections, as far as they are filled in. */
export const ApplicationSections = z
  .object({
    business: z.object(shapes.business).meta({ description: 'Who the clinic is.' }),
    licence: z.object(shapes.licence).meta({ description: 'Its license.' }),
    specialties: z.object(shapes.specialties).meta({ description: 'What it treats and in which languages.' }),
    accreditations: z.object(shapes.accreditations).meta({ description: 'Its accreditations.' }),
    people: z.object(shapes.people).meta({ description: 'Who is responsible for it.' }),
    bank: z.object(shapes.bank).meta({ description: 'Where payouts go; no account numbers.' }),
    contact: z.object(shapes.contact).meta({ description: 'How patients reach it.' }),
  })
  .meta({ id: 'ApplicationSections', description: 'The content of an application, by section.' });
export type ApplicationSections = z.infer<typeof ApplicationSections>;

/** What a save may contain: any fields of any sections; omitted ones stay unchanged. */
export const sectionChanges = {
  business: z.strictObject(shapes.business).partial().optional().meta({ description: 'Fields of the business.' }),
  licence: z.strictObject(shapes.licence).partial().optional().meta({ description: 'Fields of the license.' }),
  specialties: z
    .strictObject(shapes.specialties)
    .partial()
    .optional()
    .meta({ description: 'Fields of the specialties.' }),
  accreditations: z
    .strictObject(shapes.accreditations)
    .partial()
    .optional()
    .meta({ description: 'Fields of the accreditations; `items` replaces the whole list.' }),
  people: z.strictObject(shapes.people).partial().optional().meta({ description: 'Fields of the people.' }),
  bank: z.strictObject(shapes.bank).partial().optional().meta({ description: 'Fields of the bank.' }),
  contact: z.strictObject(shapes.contact).partial().optional().meta({ description: 'Fields of the contact.' }),
};

/** An empty application. */
export const emptySections = (): ApplicationSections => ({
  business: {
    legal_name: '',
    trade_name: '',
    type: '',
    tax_id: '',
    country: '',
    city: '',
    address: '',
    year_founded: null,
  },
  licence: { authority: '', number: '', permanent: false, valid_until: '' },
  specialties: { categories: [], languages: [] },
  accreditations: { none: false, items: [] },
  people: { signatory_name: '', signatory_role: '', director_name: '', director_registration: '' },
  bank: { country: '', currency: '' },
  contact: { phone: '', website: '', email: '' },
});
