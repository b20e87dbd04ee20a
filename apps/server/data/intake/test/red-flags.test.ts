import {
  type FlagCondition,
  type IntakeAnswers,
  type IntakeQuestion,
  questionsOf,
  redFlagsOf,
} from '@travesia/contracts/journeys';
import { describe, expect, it } from 'vitest';
import { calendar } from '../../../src/platform/calendar.ts';
import { parseIntake } from '../read-intake.ts';
import { parseRedFlags } from '../read-red-flags.ts';

const intake = parseIntake();
const rules = parseRedFlags();
const formOf = (treatment: string) => ({ sections: [...(intake.get(treatment) ?? [])] });

/** What a condition reads: questions, with the answers it names. */
function reads(condition: FlagCondition): [question: string, keys: string[]][] {
  if ('all' in condition) return condition.all.flatMap(reads);
  if ('any' in condition) return condition.any.flatMap(reads);
  if ('answer' in condition) return [[condition.answer, 'is' in condition ? condition.is : []]];
  return 'age_at_least' in condition || 'age_below' in condition
    ? [['birth-date', []]]
    : [
        ['height', []],
        ['weight', []],
      ];
}

const keysOf = ({ type, options }: IntakeQuestion) => (type === 'yes_no' ? ['yes', 'no'] : options.map(({ id }) => id));

const flagged = (treatment: string, answers: IntakeAnswers) =>
  redFlagsOf(calendar, rules, { questionnaire: formOf(treatment), answers, treatment, today: '2026-11-27' }).map(
    ({ id }) => id,
  );

describe('the red flags', () => {
  it('have keys of their own', () => {
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  });

  it.each(rules)('$id reads only what the forms of its treatments ask', ({ treatments, when }) => {
    const forms = (treatments ?? [...intake.keys()]).map((treatment) => questionsOf(formOf(treatment)));
    for (const [id, keys] of reads(when)) {
      const asked = forms.flatMap((questions) => questions.filter((question) => question.id === id));
      // Each of its treatments asks; a rule for all is about what some form asks.
      expect(asked.length).toBeGreaterThanOrEqual(treatments?.length ?? 1);
      for (const question of asked) expect(keysOf(question)).toEqual(expect.arrayContaining(keys));
    }
  });

  // Otherwise a clinic could stop asking, and with it stop finding out.
  it.each(rules.filter(({ treatments }) => treatments))('$id reads safety questions', ({ when, treatments }) => {
    const core = questionsOf(formOf(treatments?.[0] ?? '')).filter((question) => question.core);
    for (const [id] of reads(when)) expect(core.map((question) => question.id)).toContain(id);
  });

  const healthy: IntakeAnswers = {
    'birth-date': '1986-03-02',
    height: 170,
    weight: 68,
    smoking: 'never',
    anticoagulants: 'no',
    clot: 'no',
    diabetes: 'no',
    'heart-lungs': ['none'],
    pregnancy: 'no',
    anesthesia: 'no',
    bleeding: 'no',
    infection: 'no',
    'other-procedures': 'no',
  };

  it.each<[string, string, IntakeAnswers, string[]]>([
    ['nothing', 'tummy-tuck', {}, []],
    ['a healthy patient', 'tummy-tuck', healthy, []],
    [
      'BMI 36 and a second procedure',
      'bbl',
      { ...healthy, weight: 104.04, 'other-procedures': 'yes' },
      ['bmi-cosmetic', 'combined'],
    ],
    ['BMI just below 30', 'bbl', { ...healthy, weight: 86.6 }, []],
    ['BMI 30', 'bbl', { ...healthy, weight: 86.7 }, ['bmi-cosmetic']],
    ['BMI 36 for a nose', 'rhinoplasty', { ...healthy, weight: 104.04 }, []],
    [
      'a clot 90 days ago',
      'tummy-tuck',
      { ...healthy, clot: 'yes', 'clot-when': '2026-08-29' },
      ['clot-recent', 'clot-ever'],
    ],
    ['a clot 91 days ago', 'tummy-tuck', { ...healthy, clot: 'yes', 'clot-when': '2026-08-28' }, ['clot-ever']],
    ['a clot that was taken back', 'tummy-tuck', { ...healthy, clot: 'no', 'clot-when': '2026-11-01' }, []],
    ['HbA1c of 8', 'knee-replacement', { ...healthy, diabetes: 'yes', 'diabetes-hba1c': 8 }, ['hba1c']],
    ['several diseases', 'rhinoplasty', { ...healthy, 'heart-lungs': ['apnea', 'heart'] }, ['heart', 'apnea']],
    ['75 tomorrow', 'rhinoplasty', { ...healthy, 'birth-date': '1951-11-28' }, []],
    ['75 today', 'rhinoplasty', { ...healthy, 'birth-date': '1951-11-27' }, ['age-75']],
    ['18 tomorrow', 'rhinoplasty', { ...healthy, 'birth-date': '2008-11-28' }, ['minor']],
  ])('for %s, %s', (_, treatment, answers, expected) => {
    expect(flagged(treatment, answers)).toEqual(expected);
  });
});
