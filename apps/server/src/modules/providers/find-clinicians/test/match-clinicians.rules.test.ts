import { expect, it } from 'vitest';
import type { ListedClinician } from '../listed-clinicians.repo.ts';
import { matchClinicians } from '../match-clinicians.rules.ts';

type Asked = Parameters<typeof matchClinicians>[1];

const person = (id: string, words: string[]): ListedClinician => ({
  id,
  title: 'Dra.',
  name: words.join(' '),
  specialty: { en: 'Surgeon', es: 'Cirujana', pt: 'Cirurgiã' },
  words,
  providerSlug: 'clinica',
  providerName: 'Clínica',
  city: 'san-jose',
  country: 'CR',
});
const PEOPLE = [person('amparo', ['amparo', 'quiros', 'lobo']), person('ana', ['ana', 'lobo'])];
const QUITO = { entry: { ref: 'quito' } } as Asked['city'];

/** A phrase as understood, with the places of the words that are neither place nor treatment. */
const asked = (words: string[], rest: number[], city: Asked['city'] = null): Asked => ({
  specialty: null,
  treatment: null,
  city,
  country: null,
  others: [],
  rest,
  tokens: words.map((word) => ({ word, raw: word })) as Asked['tokens'],
});

it.each([
  // "Quirós" looks like a typing error of a city.
  [asked(['dra', 'amparo', 'quiros', 'lobo'], [0, 1, 3], QUITO), ['amparo']],
  [asked(['lobo'], [0]), ['amparo', 'ana']],
  [asked(['lobo', 'quito'], [0], QUITO), []],
  [asked(['amparo', 'lovo'], [0, 1]), ['amparo']],
])('finds clinicians by name: %#', (understanding, ids) => {
  expect(matchClinicians(PEOPLE, understanding).map(({ id }) => id)).toEqual(ids);
});
