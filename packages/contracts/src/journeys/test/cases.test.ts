import { describe, expect, it } from 'vitest';
import { machineFaults } from '../../kit/index.ts';
import { caseMachine } from '../cases/case.machine.ts';
import { completenessOf } from '../cases/completeness.ts';
import { mergeForms } from '../cases/merge-forms.ts';
import { checkQuestionnaire } from '../intake/check-questionnaire.ts';
import type { IntakeQuestion, IntakeSection } from '../intake/intake.schema.ts';
import type { IntakeAnswers } from '../intake/visible-questions.ts';
import { journeyMachine } from '../journey.machine.ts';
import { JOURNEY_STAGES } from '../stages.ts';

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
const section = (id: string, ...questions: IntakeQuestion[]): IntakeSection => ({ id, title: text(id), questions });
const keys = (sections: readonly IntakeSection[]) =>
  sections.map(({ id, questions }) => `${id}: ${questions.map((one) => one.id).join(' ')}`);

describe('the machines', () => {
  it('have no faults, and journeys go through every stage', () => {
    expect([...machineFaults(caseMachine), ...machineFaults(journeyMachine)]).toEqual([]);
    expect(Object.keys(journeyMachine.states)).toEqual(expect.arrayContaining([...JOURNEY_STAGES]));
  });
});

describe('completeness', () => {
  const sections = [
    section(
      's',
      question('a'),
      question('b', { show_if: { question: 'a', is: ['yes'] } }),
      question('c', { required: false }),
      question('f', { type: 'file', file: 'photos' }),
    ),
  ];
  it.each<[IntakeAnswers, number, string[], string[]]>([
    [{}, 0, ['a'], ['c', 'f']],
    [{ a: 'no' }, 66, [], ['c', 'f']],
    [{ a: 'yes' }, 40, ['b'], ['c', 'f']],
    [{ a: 'yes', b: 'maybe' }, 40, ['b'], ['c', 'f']],
    [{ a: 'no', c: 'no' }, 100, [], ['f']],
    [{ a: 'no', c: 'no', f: 'photo.jpg' }, 100, [], []],
  ])('of %j is %i %%', (answers, percent, faults, optional) => {
    const found = completenessOf({ sections }, answers);
    expect(found).toMatchObject({ percent, optional });
    expect(found.faults.map((fault) => fault.question)).toEqual(faults);
  });
});

describe('a form with the questions of another clinic', () => {
  const form = [section('about', question('a'), question('b')), section('plans', question('c'))];
  it('is the same when both ask the same', () => {
    expect(mergeForms(form, form)).toEqual(form);
  });

  it('has the new questions at the end, after what they depend on', () => {
    const other = [
      section('plans', question('c')),
      section('about', question('d'), question('e', { show_if: { question: 'c', is: ['yes'] } }), question('a')),
    ];
    const merged = mergeForms(form, other);
    expect(keys(merged)).toEqual(['about: a b', 'plans: c', 'about-2: d e']);
    expect(checkQuestionnaire({ sections: merged })).toEqual([]);
  });
});
