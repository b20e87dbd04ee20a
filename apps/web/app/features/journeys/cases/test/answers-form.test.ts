import { describe, expect, it } from 'vitest';
import type { IntakeQuestion } from '@travesia/contracts/journeys';
import { answersOf, answerOf, formOf, numberIn, withoutFiles } from '../answers-form.ts';
import { readStart } from '../start.ts';

const TEXT = { en: 'Q', es: 'Q', pt: 'Q' };
const question = (id: string, type: IntakeQuestion['type']): IntakeQuestion => ({
  id,
  type,
  text: TEXT,
  why: TEXT,
  required: true,
  core: false,
  options: [],
  unit: null,
  min: null,
  max: null,
  file: null,
  show_if: null,
});
const QUESTIONS = [question('height', 'number'), question('allergies', 'many_of'), question('notes', 'long_text')];

describe('answers in a form', () => {
  it('come back as they were', () => {
    const answers = { height: 172.5, allergies: ['latex', 'penicillin'], notes: 'Two lines\nof text' };
    expect(answersOf(QUESTIONS, formOf(QUESTIONS, answers))).toEqual(answers);
  });

  it('are left out where nothing is typed', () => {
    expect(answersOf(QUESTIONS, { height: '', allergies: '', notes: '  ' })).toEqual({});
  });

  it.each([
    ['172', 172],
    ['1,72', 1.72],
    [' 80 ', 80],
    ['tall', null],
    ['99999999', null],
    ['', null],
  ])('read %j as the number %j', (text, number) => {
    expect(numberIn(text)).toBe(number);
  });

  it('keep what is no number as text', () => {
    expect(answerOf({ type: 'number' }, 'about 80')).toBe('about 80');
  });

  it('never ask for files, nor for a section of files only', () => {
    const sections = [
      { id: 'a', title: TEXT, questions: [question('notes', 'long_text'), question('scan', 'file')] },
      { id: 'b', title: TEXT, questions: [question('photo', 'file')] },
    ];
    expect(withoutFiles(sections).map(({ questions }) => questions.map(({ id }) => id))).toEqual([['notes']]);
  });
});

const ID = '45cf9cb7-fc1a-827d-8a96-424702f01639';

it.each([
  [`?package=${ID}`, { package_id: ID }],
  [`?package=${ID}&treatment=x`, { package_id: ID }],
  ['?treatment=hip-replacement', { treatment: 'hip-replacement' }],
  [`?treatment=hip-replacement&clinic=${ID}`, { treatment: 'hip-replacement', provider_id: ID }],
  ['?treatment=hip-replacement&clinic=nonsense', { treatment: 'hip-replacement' }],
  ['?package=nonsense', null],
  ['', null],
])('a case begins from %j', (search, start) => {
  expect(readStart(search)).toEqual(start);
});
