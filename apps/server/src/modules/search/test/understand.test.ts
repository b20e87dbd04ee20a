import { describe, expect, it } from 'vitest';
import { toRow } from '../documents/document.ts';
import { buildLexicon } from '../understand/lexicon.ts';
import type { LexiconRow } from '../understand/lexicon.repo.ts';
import { understandPhrase } from '../understand/understand.ts';
import { namedThings } from './sample-documents.ts';

const lexicon = buildLexicon(namedThings.map((document) => toRow(document) as LexiconRow));

function read(phrase: string, knownWords: string[] = []) {
  const found = understandPhrase(lexicon, phrase, (word) => (knownWords.includes(word) ? 5 : 0));
  const { treatment, city, country, priceMax, text, corrected } = found;
  return {
    treatment: treatment?.entry.ref,
    city: city?.entry.ref,
    country: country?.entry.ref,
    priceMax,
    text,
    corrected,
  };
}

describe('understandPhrase', () => {
  it.each([
    ['dental implants medellín under 1000', { treatment: 'dental-implant', city: 'medellin', priceMax: 1000 }],
    ['implante dental Medellin menos de 1000', { treatment: 'dental-implant', city: 'medellin', priceMax: 1000 }],
    [
      'implante dentário até 1000 dólares em Medellín',
      { treatment: 'dental-implant', city: 'medellin', priceMax: 1000 },
    ],
    ['tijuana gastrica manga', { treatment: 'gastric-sleeve', city: 'tijuana' }],
    ['how much is a knee replacement in costa rica?', { treatment: 'knee-replacement', country: 'CR' }],
    ['replacement of the hip', { treatment: 'hip-replacement' }],
    ['nosejob', { treatment: 'rhinoplasty' }],
    ['by pass gastrico', { treatment: 'gastric-bypass' }],
    ['nariz mexico city', { treatment: 'rhinoplasty', city: 'mexico-city' }],
    ['panamá', { country: 'PA' }],
  ])('%s', (phrase, expected) => {
    expect(read(phrase)).toMatchObject({ ...expected, text: '', corrected: null });
  });

  it.each([
    ['rinoplstia en medelin', { treatment: 'rhinoplasty', city: 'medellin', corrected: 'rinoplastia en Medellín' }],
    ['denal implant', { treatment: 'dental-implant', corrected: 'dental implant' }],
    ['gastric slevee', { treatment: 'gastric-sleeve', corrected: 'gastric sleeve' }],
  ])('corrects %s', (phrase, expected) => {
    expect(read(phrase)).toMatchObject(expected);
  });

  it('treats unmatched words as text', () => {
    expect(read('botox Casa Blanca')).toMatchObject({
      treatment: undefined,
      city: undefined,
      text: 'botox Casa Blanca',
    });
  });

  it('does not correct a word that occurs in provider names', () => {
    expect(read('rinoplastica')).toMatchObject({ treatment: 'rhinoplasty' });
    expect(read('rinoplastica', ['rinoplastica'])).toMatchObject({ treatment: undefined, text: 'rinoplastica' });
  });

  it.each([
    ['rhinoplasty in Tijuana or Bogotá', ['tijuana', 'bogota']],
    ['rinoplastia en Tijuana o Bogotá', ['tijuana', 'bogota']],
    ['rinoplastia em Tijuana ou Bogotá', ['tijuana', 'bogota']],
    ['bogota vs tijuana nose job', ['bogota', 'tijuana']],
    ['rinoplastia en Tijuana, México o en Bogotá, Colombia', ['tijuana', 'bogota']],
    ['rhinoplasty in Tijuana, Bogotá or Medellín', ['tijuana', 'bogota', 'medellin']],
    ['rhinoplasty in mexico: tijuana or mexico city', ['tijuana', 'mexico-city']],
  ])('reads the cities of %s as alternatives', (phrase, cities) => {
    const { treatment, city, country, others, text } = understandPhrase(lexicon, phrase, () => 0);
    expect([city, ...others].map((place) => place?.entry.ref)).toEqual(cities);
    expect({ treatment: treatment?.entry.ref, country, text }).toEqual({
      treatment: 'rhinoplasty',
      country: null,
      text: '',
    });
  });

  it('reads countries as alternatives too', () => {
    const { city, country, others } = understandPhrase(lexicon, 'knee replacement in Costa Rica or Panama', () => 0);
    expect([city, country?.entry.ref, ...others.map(({ entry }) => entry.ref)]).toEqual([null, 'CR', 'PA']);
  });

  it('reads places that nothing joins as one place and words, as in names of clinics', () => {
    const { city, others, text } = understandPhrase(lexicon, 'Clinica Medellin de Bogota', () => 0);
    expect(others).toEqual([]);
    expect(city?.entry.ref).toBeDefined();
    expect(text).not.toBe('');
  });

  it('orders treatments that share a name by likelihood', () => {
    const { treatments } = understandPhrase(lexicon, 'bypass', () => 0);
    expect(treatments.map((found) => found.entry.ref)).toEqual(['heart-bypass', 'gastric-bypass']);
  });

  it('returns nothing for an empty phrase', () => {
    expect(read('')).toMatchObject({ treatment: undefined, city: undefined, priceMax: null, text: '' });
  });
});
