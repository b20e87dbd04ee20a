import { LOCALES } from '@travesia/contracts/kit';
import type { NewClinician, OwnClinician } from '@travesia/contracts/providers';
import type { Form } from '../../../../lib/forms/draft/form.ts';
import type { Saved } from '../../../../lib/forms/draft/merge.ts';
import { listOf, textOf } from '../treatments/treatment-list.ts';

type Texts = Record<(typeof LOCALES)[number], string>;

const inLanguages = (name: string, texts: Texts): Form =>
  Object.fromEntries(LOCALES.map((locale) => [`${name}.${locale}`, texts[locale]]));

const numberText = (value: number | null): string => (value === null ? '' : String(value));
const words = (text: string | undefined): string[] => (text ?? '').split(' ').filter(Boolean);

/** A clinician as a form; lists are separated by spaces, treatments are `dental-implant=120`. */
export const formOf = (person: OwnClinician): Form => ({
  name: person.name,
  title: person.title,
  ...inLanguages('specialty', person.specialty),
  ...inLanguages('bio', person.bio),
  'license.registry': person.license?.registry ?? '',
  'license.number': person.license?.number ?? '',
  specialty_number: person.specialty_number ?? '',
  languages: person.languages.join(' '),
  years_in_practice: numberText(person.years_in_practice),
  sees: [...(person.sees.in_person ? ['in_person'] : []), ...(person.sees.online ? ['online'] : [])].join(' '),
  treatments: textOf(person.treatments.map(({ treatment, count }) => ({ treatment, cases: numberText(count) }))),
  cases_year: numberText(person.cases_year),
  ...inLanguages('question', person.question),
  ...inLanguages('answer', person.answer),
});

export const savedOf = (person: OwnClinician): Saved => ({ version: person.version, form: formOf(person) });

/** The clinician as written; `year` is counted if no other year was chosen. */
export function contentOf(form: Form, year: number): NewClinician {
  const text = (name: string): string => (form[name] ?? '').trim();
  const texts = (name: string): Texts => ({ en: text(`${name}.en`), es: text(`${name}.es`), pt: text(`${name}.pt`) });
  const number = (name: string): number | null => (text(name) === '' ? null : Number(text(name)));
  const [registry, licenseNumber] = [text('license.registry'), text('license.number')];
  const treatments = listOf(form['treatments']).map(({ treatment, cases }) => ({
    treatment,
    // None at all is nothing to state.
    count: Number(cases) || null,
  }));
  const isCounted = treatments.some(({ count }) => count !== null);
  const sees = words(form['sees']);
  return {
    name: text('name'),
    title: text('title'),
    specialty: texts('specialty'),
    bio: texts('bio'),
    license: registry || licenseNumber ? { registry, number: licenseNumber } : null,
    specialty_number: text('specialty_number') || null,
    languages: words(form['languages']),
    years_in_practice: number('years_in_practice'),
    treatments,
    cases_year: isCounted ? (number('cases_year') ?? year) : null,
    question: texts('question'),
    answer: texts('answer'),
    sees: { in_person: sees.includes('in_person'), online: sees.includes('online') },
  };
}
