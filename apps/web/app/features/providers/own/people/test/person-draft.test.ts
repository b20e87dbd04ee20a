import type { OwnClinician } from '@travesia/contracts/providers';
import { describe, expect, it } from 'vitest';
import { contentOf, formOf, performedText } from '../person-draft.ts';
import { lackingIn } from '../person-view.ts';

const NO_TEXT = { en: '', es: '', pt: '' };
const PERSON: OwnClinician = {
  id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e30',
  name: 'Elena Restrepo',
  title: 'Dra.',
  specialty: { en: 'Dentist', es: 'Odontóloga', pt: 'Dentista' },
  bio: { ...NO_TEXT, es: 'Atiende desde 2009.' },
  license: { registry: 'ReTHUS', number: '71-208', status: 'being_checked', expires_on: null, checked_on: null },
  specialty_license: null,
  specialty_number: null,
  languages: ['es', 'en'],
  years_in_practice: 17,
  treatments: [
    { treatment: 'veneers', name: 'Veneers', count: 40 },
    { treatment: 'dental-implant', name: 'Dental implant', count: null },
  ],
  cases_year: 2025,
  question: NO_TEXT,
  answer: NO_TEXT,
  sees: { in_person: true, online: false },
  named_by: [],
  path: null,
  archived_at: null,
  demo: false,
  version: 3,
  actions: ['change', 'archive'],
};

describe('a clinician as a form', () => {
  it('is written back as it was read', () => {
    const { name, title, specialty, bio, languages, question, answer, sees } = PERSON;
    expect(contentOf(formOf(PERSON), 2024)).toEqual({
      name,
      title,
      specialty,
      bio,
      languages,
      question,
      answer,
      sees,
      years_in_practice: 17,
      cases_year: 2025,
      license: { registry: 'ReTHUS', number: '71-208' },
      specialty_number: null,
      treatments: PERSON.treatments.map(({ treatment, count }) => ({ treatment, count })),
    });
  });

  it.each([
    [{ cases_year: '' }, { cases_year: 2024 }],
    [
      { treatments: performedText([{ treatment: 'veneers', cases: '' }]) },
      { cases_year: null, treatments: [{ treatment: 'veneers', count: null }] },
    ],
    [{ 'license.registry': '', 'license.number': ' ' }, { license: null }],
    [{ 'license.number': '' }, { license: { registry: 'ReTHUS', number: '' } }],
    [{ years_in_practice: '' }, { years_in_practice: null }],
    [{ sees: 'online' }, { sees: { in_person: false, online: true } }],
    [{ specialty_number: ' 77 ' }, { specialty_number: '77' }],
  ])('with %o writes %o', (change, written) => {
    expect(contentOf({ ...formOf(PERSON), ...change }, 2024)).toMatchObject(written);
  });
});

it.each([
  [{}, { parts: [], bio: ['en', 'pt'] }],
  [
    { license: null, languages: [], treatments: [] },
    { parts: ['license', 'languages', 'treatments'], bio: ['en', 'pt'] },
  ],
])('a profile with %o lacks %o', (change, lacking) => {
  expect(lackingIn({ ...PERSON, ...change })).toEqual(lacking);
});
