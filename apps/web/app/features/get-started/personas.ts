import { withQuery } from '../../lib/forms/query.ts';
import type { Answers } from './answers.ts';

export const PERSONAS = ['ellen', 'marcus', 'amelie', 'beatriz'] as const;
export type PersonaName = (typeof PERSONAS)[number];

export interface Persona {
  /** First name and age, both fictional. */
  name: string;
  age: number;
  answers: Answers;
}

const NOTHING: Answers = {
  who: 'patient',
  goal: null,
  area: null,
  treatment: null,
  when: null,
  budget: null,
  currency: 'USD',
  from: null,
  days: null,
  companion: false,
  spoken: [],
};

/** Four fictional people whose answers differ in every respect. */
export const PERSONA: Readonly<Record<PersonaName, Persona>> = {
  ellen: {
    name: 'Ellen',
    age: 61,
    answers: {
      ...NOTHING,
      goal: 'repair',
      area: 'knees',
      treatment: 'knee-replacement',
      when: 'half_year',
      budget: 10_900,
      from: 'chicago',
      days: 18,
      companion: true,
      spoken: ['en'],
    },
  },
  marcus: {
    name: 'Marcus',
    age: 44,
    answers: {
      ...NOTHING,
      goal: 'repair',
      area: 'teeth',
      treatment: 'any',
      when: 'soon',
      budget: 1_200,
      from: 'houston',
      days: 7,
      spoken: ['en'],
    },
  },
  amelie: {
    name: 'Amélie',
    age: 37,
    answers: {
      ...NOTHING,
      goal: 'child',
      treatment: 'ivf-cycle',
      when: 'soon',
      budget: 7_500,
      currency: 'CAD',
      from: 'montreal',
      days: 21,
      companion: true,
      spoken: ['fr'],
    },
  },
  beatriz: {
    name: 'Beatriz',
    age: 33,
    answers: {
      ...NOTHING,
      goal: 'look',
      area: 'face',
      treatment: 'rhinoplasty',
      when: 'later',
      budget: 3_000,
      currency: 'EUR',
      from: 'lisbon',
      days: 12,
      spoken: ['pt'],
    },
  },
};

export const DEMO_PATH = '/user-discovery-demo';

/** Address of a persona's result without some answers, without language prefix. */
export const personaAddress = (persona: PersonaName, without: readonly string[] = []): string =>
  withQuery(DEMO_PATH, '', { persona, without });
