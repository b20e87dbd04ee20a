import { z } from 'zod';
import { CountryCode, CurrencyCode, DateOnly, Key } from '../kit/index.ts';

/** One line as typed, possibly empty: whether it will do is said by the checklist, so that nothing typed is refused. */
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

/** Most accreditations an application names. */
export const MOST_ACCREDITATIONS = 10;

const Accreditation = z
  .strictObject({
    body: line(160, 'Who accredits.'),
    number: line(80, 'Number of the certificate.'),
    valid_until: chosen(DateOnly, 'Last day it is valid.'),
  })
  .meta({ id: 'ApplicationAccreditation', description: 'An accreditation as the applicant states it.' });

/** The fields of each section. */
const shapes = {
  business: {
    legal_name: line(200, 'Name of the company as registered.'),
    trade_name: line(160, 'Name that patients know.'),
    type: chosen(Key, 'Kind of provider, one of `GET /provider-types`.'),
    tax_id: line(40, 'Tax number, as written in that country.'),
    country: chosen(CountryCode, 'Country of the clinic.'),
    city: line(120, 'City.'),
    address: line(240, 'Street and number.'),
    year_founded: z.int().min(1500).max(2200).nullable().meta({ description: 'Year it opened, or null.' }),
  },
  licence: {
    authority: line(200, 'Authority that granted the licence.'),
    number: line(80, 'Number of the licence.'),
    permanent: z.boolean().meta({ description: 'Whether the licence has no last day.' }),
    valid_until: chosen(DateOnly, 'Last day of the licence.'),
  },
  specialties: {
    categories: z.array(Key).max(40).meta({ description: 'Categories of the catalogue in which it treats.' }),
    languages: z.array(Language).max(20).meta({ description: 'Languages spoken with patients, ISO 639-1.' }),
  },
  accreditations: {
    none: z.boolean().meta({ description: 'Whether it has none, which is no reason to be refused.' }),
    items: z.array(Accreditation).max(MOST_ACCREDITATIONS).meta({ description: 'The accreditations.' }),
  },
  people: {
    signatory_name: line(160, 'Who signs for the clinic.'),
    signatory_role: line(120, 'What that person is in the clinic.'),
    director_name: line(160, 'Medical director.'),
    director_registration: line(80, 'Number of the medical director in the register of the profession.'),
  },
  bank: {
    country: chosen(CountryCode, 'Country of the bank account.'),
    currency: chosen(CurrencyCode, 'Currency of the bank account.'),
  },
  contact: {
    phone: line(40, 'Telephone number, as typed; with its country code or as dialled in the country.'),
    website: line(200, 'Web address.'),
    email: line(254, 'E-mail address for patients.'),
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

/** Everything that is asked, as far as it was answered. */
export const ApplicationSections = z
  .object({
    business: z.object(shapes.business).meta({ description: 'Who the clinic is.' }),
    licence: z.object(shapes.licence).meta({ description: 'Its licence.' }),
    specialties: z.object(shapes.specialties).meta({ description: 'What it treats and in which languages.' }),
    accreditations: z.object(shapes.accreditations).meta({ description: 'Its accreditations.' }),
    people: z.object(shapes.people).meta({ description: 'Who answers for it.' }),
    bank: z.object(shapes.bank).meta({ description: 'Where it is paid; no account numbers.' }),
    contact: z.object(shapes.contact).meta({ description: 'How patients reach it.' }),
  })
  .meta({ id: 'ApplicationSections', description: 'What an application says, by section.' });
export type ApplicationSections = z.infer<typeof ApplicationSections>;

/** What a save may hold: any fields of any sections; those not named stay as they are. */
export const sectionChanges = {
  business: z.strictObject(shapes.business).partial().optional().meta({ description: 'Fields of the business.' }),
  licence: z.strictObject(shapes.licence).partial().optional().meta({ description: 'Fields of the licence.' }),
  specialties: z
    .strictObject(shapes.specialties)
    .partial()
    .optional()
    .meta({ description: 'Fields of the specialties.' }),
  accreditations: z
    .strictObject(shapes.accreditations)
    .partial()
    .optional()
    .meta({ description: 'Fields of the accreditations; `items` replaces them all.' }),
  people: z.strictObject(shapes.people).partial().optional().meta({ description: 'Fields of the people.' }),
  bank: z.strictObject(shapes.bank).partial().optional().meta({ description: 'Fields of the bank.' }),
  contact: z.strictObject(shapes.contact).partial().optional().meta({ description: 'Fields of the contact.' }),
};

/** An application in which nothing was answered yet. */
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
