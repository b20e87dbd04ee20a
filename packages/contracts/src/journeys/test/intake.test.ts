import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAnswers } from '../intake/check-answers.ts';
import { checkQuestionnaire, type IntakeFault } from '../intake/check-questionnaire.ts';
import type { IntakeQuestion } from '../intake/intake.schema.ts';
import { type IntakeAnswers, visibleQuestions } from '../intake/visible-questions.ts';

const text = (en: string) => ({ en, es: en, pt: en });
const question = (id: string, changes: Partial<IntakeQuestion> = {}): IntakeQuestion => ({
  id,
  type: 'yes_no',
  text: text(id),
  why: text('why'),
  required: true,
  core: false,
  options: [],
  unit: null,
  min: null,
  max: null,
  file: null,
  show_if: null,
  ...changes,
});
const form = (...questions: IntakeQuestion[]) => ({ sections: [{ id: 's', title: text('S'), questions }] });
const after = (other: string, ...is: string[]): Partial<IntakeQuestion> => ({ show_if: { question: other, is } });

describe('the questions that are shown', () => {
  const pregnancy = form(question('a'), question('b', after('a', 'yes')), question('c', after('b', 'no')));

  it('follow the answers, through several conditions', () => {
    const shown = (answers: IntakeAnswers) => visibleQuestions(pregnancy, answers).map(({ id }) => id);
    expect(shown({})).toEqual(['a']);
    expect(shown({ a: 'yes' })).toEqual(['a', 'b']);
    expect(shown({ a: 'yes', b: 'no' })).toEqual(['a', 'b', 'c']);
    expect(shown({ a: 'no', b: 'no' })).toEqual(['a']);
  });

  // Conditions in any direction, cycles included.
  const anyForm = fc.integer({ min: 1, max: 12 }).chain((size) =>
    fc
      .array(
        fc.record({
          on: fc.option(fc.integer({ min: 0, max: size - 1 }), { nil: null }),
          is: fc.constantFrom('yes', 'no'),
          required: fc.boolean(),
        }),
        { minLength: size, maxLength: size },
      )
      .map((list) =>
        form(
          ...list.map(({ is, on, required }, at) =>
            question(`q${at}`, { required, ...(on === null ? {} : after(`q${on}`, is)) }),
          ),
        ),
      ),
  );
  const anyAnswers = fc.dictionary(
    fc.integer({ min: 0, max: 11 }).map((at) => `q${at}`),
    fc.constantFrom('yes', 'no', ''),
  );

  it('are found for every form, and each condition holds', () => {
    fc.assert(
      fc.property(anyForm, anyAnswers, (questionnaire, answers) => {
        const shown = visibleQuestions(questionnaire, answers);
        const ids = new Set(shown.map(({ id }) => id));
        for (const { show_if: condition } of shown)
          expect(
            !condition || (ids.has(condition.question) && condition.is.includes(String(answers[condition.question]))),
          ).toBe(true);
      }),
    );
  });

  it('never wait for each other in a form that can be saved', () => {
    fc.assert(
      fc.property(anyForm, (questionnaire) => {
        const faulty = checkQuestionnaire(questionnaire).length > 0;
        const [{ questions } = { questions: [] }] = questionnaire.sections;
        const backwards = questions.some(
          ({ show_if: condition }, at) => condition && questions.findIndex(({ id }) => id === condition.question) >= at,
        );
        expect(faulty).toBe(backwards);
      }),
    );
  });

  it('are all reported when they must be answered and are not', () => {
    fc.assert(
      fc.property(anyForm, anyAnswers, (questionnaire, answers) => {
        const open = visibleQuestions(questionnaire, answers)
          .filter(({ id, required }) => required && !answers[id])
          .map(({ id }) => ({ question: id, code: 'required' }));
        expect(checkAnswers(questionnaire, answers)).toEqual(open);
      }),
    );
  });
});

describe('an answer', () => {
  const options = [
    { id: 'x', text: text('X') },
    { id: 'y', text: text('Y') },
  ];
  it.each([
    [question('q'), 'maybe', 'invalid'],
    [question('q', { type: 'one_of', options }), 'z', 'invalid'],
    [question('q', { type: 'one_of', options }), 'x', null],
    [question('q', { type: 'many_of', options }), ['x', 'y'], null],
    [question('q', { type: 'many_of', options }), ['x', 'z'], 'invalid'],
    [question('q', { type: 'number', min: 30, max: 300 }), 20, 'out_of_range'],
    [question('q', { type: 'number', min: 30, max: 300 }), 70, null],
    [question('q', { type: 'number' }), '70', 'invalid'],
    [question('q', { type: 'date' }), '2026-02-30', 'invalid'],
    [question('q', { type: 'date' }), '2026-02-28', null],
    [question('q', { type: 'short_text' }), 'x'.repeat(201), 'too_long'],
    [question('q', { type: 'long_text' }), 'x'.repeat(201), null],
  ] as const)('%o %s', (one, answer, code) => {
    expect(checkAnswers(form(one), { q: answer })).toEqual(code ? [{ question: 'q', code }] : []);
  });
});

describe('a form', () => {
  const CASES: [IntakeFault, IntakeQuestion[]][] = [
    ['duplicate_id', [question('a'), question('a')]],
    ['text_missing', [question('a', { text: text('') })]],
    ['options_missing', [question('a', { type: 'one_of', options: [{ id: 'x', text: text('X') }] })]],
    ['range_impossible', [question('a', { type: 'number', min: 5, max: 5 })]],
    ['file_missing', [question('a', { type: 'file' })]],
    ['condition_unknown', [question('a', after('z', 'yes'))]],
    ['condition_type', [question('b', { type: 'date' }), question('a', after('b', 'yes'))]],
    ['condition_option', [question('b'), question('a', after('b', 'maybe'))]],
    ['condition_later', [question('a', after('b', 'yes')), question('b')]],
    ['condition_cycle', [question('a', after('a', 'yes'))]],
  ];
  it.each(CASES)('is refused: %s', (code, questions) => {
    expect(checkQuestionnaire(form(...questions)).map((issue) => issue.code)).toEqual([code]);
  });

  it('is refused if two sections have one key', () => {
    const section = { id: 'health', title: text('Health'), questions: [] };
    expect(checkQuestionnaire({ sections: [section, section] })).toEqual([
      { section: 1, question: null, field: 'id', code: 'duplicate_id' },
    ]);
  });
});

it.each([
  ['2030-01-01', 1],
  ['2026-11-28', 0],
  ['1906-11-28', 0],
  ['1896-01-01', 1],
])('a date of birth %s has %i faults on November 28, 2026', (born, count) => {
  const asked = form(question('birth-date', { type: 'date' }));
  expect(checkAnswers(asked, { 'birth-date': born }, '2026-11-28')).toHaveLength(count);
});
