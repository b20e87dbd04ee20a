import type { IntakeSection } from '@travesia/contracts/journeys';
import { describe, expect, it } from 'vitest';
import { moveQuestion, newQuestion, newSection, removeSection, restoreSection, withType } from '../form-list.ts';

const question = (id: string) => ({ ...newQuestion([], 'en', id), id });
const section = (id: string, ...questions: string[]): IntakeSection => ({
  id,
  title: { en: id, es: '', pt: '' },
  questions: questions.map(question),
});
const form = [section('health', 'smoker', 'allergy'), section('trip', 'passport'), section('files', 'xray')];
const shape = (sections: readonly IntakeSection[]) =>
  sections.map(({ id, questions }) => [id, ...questions.map((one) => one.id)].join(' '));

describe('sections of an intake form', () => {
  it('get a key that no other has, and a title in the language they were added in', () => {
    const added = newSection([...form, section('section-4')], 'es', 'Sección nueva');
    expect(added).toEqual({ id: 'section-5', title: { en: '', es: 'Sección nueva', pt: '' }, questions: [] });
  });

  it.each([
    ['health', ['trip smoker allergy passport', 'files xray']],
    ['trip', ['health smoker allergy passport', 'files xray']],
    ['files', ['health smoker allergy', 'trip passport xray']],
    ['none', ['health smoker allergy', 'trip passport', 'files xray']],
  ])('keep their questions in their order when %s is removed', (id, expected) => {
    expect(shape(removeSection(form, id))).toEqual(expected);
  });

  it('are not removed if there is only one', () => {
    expect(removeSection([section('only', 'smoker')], 'only')).toHaveLength(1);
  });

  it('come back with what is still in the form', () => {
    const [, trip] = form;
    const removed = removeSection(form, 'trip');
    expect(trip && shape(restoreSection(removed, trip, 1))).toEqual(shape(form));
    const moved = moveQuestion(removed, 'passport', 1);
    expect(trip && shape(restoreSection(moved, trip, 1))).toEqual(shape(form));
  });
});

it('names new options in the language of whoever writes', () => {
  const options = withType(question('smoker'), 'one_of', 'pt', (number) => `Opção ${number}`).options;
  expect(options.map(({ text }) => text.pt)).toEqual(['Opção 1', 'Opção 2']);
});
