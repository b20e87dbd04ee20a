import { z } from 'zod';
import { type Calendar, inEachLanguage } from '../../kit/index.ts';
import type { Questionnaire } from '../intake/intake.schema.ts';
import { type IntakeAnswers, visibleQuestions } from '../intake/visible-questions.ts';

/**
 * When a rule applies. `within_days` counts back from the day it is evaluated; a day in the future counts as well. BMI and
 * age are computed from the answers `height` (cm), `weight` (kg) and `birth-date`. Unknown facts never raise a flag:
 * completeness asks for them.
 */
export type FlagCondition =
  | { answer: string; is: string[] }
  | { answer: string; at_least: number }
  | { answer: string; within_days: number }
  | { bmi_at_least: number }
  | { bmi_below: number }
  | { age_at_least: number }
  | { age_below: number }
  | { all: FlagCondition[] }
  | { any: FlagCondition[] };

const Key = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,39}$/);
const Amount = z.number().min(0).max(10_000);

const FlagCondition: z.ZodType<FlagCondition> = z.lazy(() =>
  z.union([
    z.strictObject({ answer: Key, is: z.array(Key).min(1) }),
    z.strictObject({ answer: Key, at_least: Amount }),
    z.strictObject({ answer: Key, within_days: Amount }),
    z.strictObject({ bmi_at_least: Amount }),
    z.strictObject({ bmi_below: Amount }),
    z.strictObject({ age_at_least: Amount }),
    z.strictObject({ age_below: Amount }),
    z.strictObject({ all: z.array(FlagCondition).min(2) }),
    z.strictObject({ any: z.array(FlagCondition).min(2) }),
  ]),
);

const Text = z.string().trim().min(1).max(300);

/** A rule that asks for a clinician: what was answered, in words for the clinic, and where the limit comes from. */
export const RedFlagRule = z.strictObject({
  id: Key,
  /** Treatments it applies to; null for every one whose form asks what it needs. */
  treatments: z.array(Key).min(1).nullable(),
  when: FlagCondition,
  text: z.strictObject(inEachLanguage(Text)),
  source: z.strictObject({ title: z.string().trim().min(1).max(200), url: z.url({ protocol: /^https$/ }) }),
});
export type RedFlagRule = z.infer<typeof RedFlagRule>;

export interface FlaggedCase {
  questionnaire: Questionnaire;
  answers: IntakeAnswers;
  /** Slug that the data files know the treatment by. */
  treatment: string;
  /** Calendar date of the evaluation, YYYY-MM-DD. */
  today: string;
}

/** Body mass index in kg/m²; null without height and weight. */
export function bmiOf(answers: IntakeAnswers): number | null {
  const { height, weight } = answers;
  if (typeof height !== 'number' || typeof weight !== 'number' || height <= 0) return null;
  return weight / (height / 100) ** 2;
}

/** Completed years on a day; null without a birth date. */
export function ageOf(answers: IntakeAnswers, today: string): number | null {
  const born = answers['birth-date'];
  if (typeof born !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(born)) return null;
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4));
  return today.slice(5) < born.slice(5) ? years - 1 : years;
}

/** The rules that apply, in their order. Only answers to questions that are shown count. */
export function redFlagsOf(calendar: Calendar, rules: readonly RedFlagRule[], asked: FlaggedCase): RedFlagRule[] {
  const { questionnaire, treatment, today } = asked;
  const shown = visibleQuestions(questionnaire, asked.answers).map(({ id }) => id);
  const answers = Object.fromEntries(shown.map((id) => [id, asked.answers[id]]));
  const facts: Facts = {
    answers,
    bmi: bmiOf(answers),
    age: ageOf(answers, today),
    since: (days) => calendar.addDays(today, -days),
  };
  return rules.filter(
    ({ treatments, when }) => (treatments === null || treatments.includes(treatment)) && holds(when, facts),
  );
}

interface Facts {
  answers: IntakeAnswers;
  bmi: number | null;
  age: number | null;
  /** The date that many days ago. */
  since: (days: number) => string;
}

function holds(condition: FlagCondition, facts: Facts): boolean {
  const { age, bmi } = facts;
  if ('all' in condition) return condition.all.every((one) => holds(one, facts));
  if ('any' in condition) return condition.any.some((one) => holds(one, facts));
  if ('answer' in condition) return isAnswered(condition, facts);
  if ('bmi_at_least' in condition) return bmi !== null && bmi >= condition.bmi_at_least;
  if ('bmi_below' in condition) return bmi !== null && bmi < condition.bmi_below;
  if ('age_at_least' in condition) return age !== null && age >= condition.age_at_least;
  return age !== null && age < condition.age_below;
}

function isAnswered(condition: Extract<FlagCondition, { answer: string }>, { answers, since }: Facts): boolean {
  const answer = answers[condition.answer];
  if (answer === undefined) return false;
  if ('at_least' in condition) return typeof answer === 'number' && answer >= condition.at_least;
  if (typeof answer === 'number') return false;
  if ('within_days' in condition) return typeof answer === 'string' && answer >= since(condition.within_days);
  return typeof answer === 'string' ? condition.is.includes(answer) : answer.some((one) => condition.is.includes(one));
}
