import { describe, expect, it } from 'vitest';
import { parseCatalog, parseProcedures, parseSpecialties } from '../../../../data/catalog/read-catalog.ts';
import { toRow } from '../documents/document.ts';
import { catalogDocuments } from '../evaluation/load-documents.ts';
import { isOfSpecialty, buildSpecialties } from '../understand/find-specialty.ts';
import { buildLexicon } from '../understand/lexicon.ts';
import type { LexiconRow } from '../understand/lexicon.repo.ts';
import { understandPhrase } from '../understand/understand.ts';

const specialties = buildSpecialties(parseSpecialties());
const lexicon = buildLexicon(
  catalogDocuments().map((document) => toRow(document) as LexiconRow),
  parseProcedures(),
  specialties,
);
const read = (phrase: string) => understandPhrase(lexicon, phrase, () => 0);
const optionsOf = (phrase: string) => read(phrase).specialty?.options.map(({ slug }) => slug) ?? [];

describe('a profession in a phrase', () => {
  it.each([
    ['dentist', 'dentist'],
    ['dentists in cancun', 'dentist'],
    ['odontóloga', 'dentist'],
    ['cirurgião-dentista são paulo', 'dentist'],
    ['cardiologist', 'cardiologist'],
    ['cardiólogo en bogotá', 'cardiologist'],
    ['cardiologista', 'cardiologist'],
    ['dermatólogo', 'dermatologist'],
    ['dermatologist medellin', 'dermatologist'],
    ['plastic surgeon', 'plastic-surgeon'],
    ['cirujana plástica cali', 'plastic-surgeon'],
    ['cirurgião plástico', 'plastic-surgeon'],
    ['ortopedista', 'orthopedic-surgeon'],
    ['traumatólogo', 'orthopedic-surgeon'],
    ['cirujano de columna', 'spine-surgeon'],
    ['eye doctor tijuana', 'ophthalmologist'],
    ['oftalmologista', 'ophthalmologist'],
    ['especialista en reproducción asistida', 'fertility-specialist'],
    ['oncologist', 'oncologist'],
    ['opthalmologist', 'ophthalmologist'],
  ])('is the specialty: %s', (phrase, slug) => {
    expect(optionsOf(phrase)).toEqual([slug]);
    expect(read(phrase)).toMatchObject({ treatment: null, notOffered: null, unsure: false, rest: [] });
  });

  it('means each of several specialties when the word does', () => {
    expect(optionsOf('heart doctor').toSorted()).toEqual(['cardiologist', 'heart-surgeon']);
    expect(optionsOf('back doctor').toSorted()).toEqual(['orthopedic-surgeon', 'spine-surgeon']);
    for (const phrase of ['surgeon', 'cirujano', 'cirurgiã'])
      expect(optionsOf(phrase).length, phrase).toBeGreaterThan(4);
  });

  it('gives way to a treatment and to a procedure that nobody offers', () => {
    expect(read('knee replacement surgeon medellin')).toMatchObject({ specialty: null });
    expect(read('knee replacement surgeon medellin').treatment?.entry.ref).toBe('knee-replacement');
    expect(read('pediatric dentist')).toMatchObject({ specialty: null });
    expect(read('pediatric dentist').notOffered?.entry.ref).toBe('children-dentist');
    for (const phrase of ['neurologist', 'gynecologist', 'nefrologista', 'dental implants', 'heart bypass'])
      expect(optionsOf(phrase), phrase).toEqual([]);
  });

  it('is of a clinician in any language', () => {
    const named = (slug: string) => specialties.find((one) => one.slug === slug);
    const skin = named('dermatologist');
    const called = (en: string, es: string, pt: string) => ({ en, es, pt });
    const hair = called(
      'Dermatologist, hair surgery',
      'Dermatóloga, cirugía capilar',
      'Dermatologista, cirurgia capilar',
    );
    expect(skin && isOfSpecialty(skin, hair)).toBe(true);
    const surgeon = named('heart-surgeon');
    const plastic = called('Plastic surgeon', 'Cirujana plástica', 'Cirurgiã plástica');
    expect(surgeon && isOfSpecialty(surgeon, plastic)).toBe(false);
    expect(skin && isOfSpecialty(skin, called('Cardiologist', 'Cardióloga', 'Cardiologista'))).toBe(false);
  });

  it('refers only to categories and types of providers that exist', () => {
    const { categories, providerTypes } = parseCatalog();
    for (const one of specialties) {
      expect(categories.map(({ slug }) => slug)).toEqual(expect.arrayContaining(one.categories));
      expect(providerTypes.map(({ key }) => key)).toEqual(expect.arrayContaining(one.clinics.types));
    }
  });
});
