import type { HomeCity } from '@travesia/contracts/estimates';
import type { TreatmentSummary } from '@travesia/contracts/catalog';
import { type Area, areasFor, type Goal, GOALS, suggest } from './body-areas.ts';

export const WHO = ['patient', 'companion', 'clinic', 'network'] as const;
export const WHEN = ['soon', 'half_year', 'later', 'open'] as const;
export const SPOKEN = ['en', 'es', 'pt', 'fr'] as const;
/** Highest accepted stay, in days, and budget. */
export const MOST_DAYS = 365;
export const MOST_BUDGET = 10_000_000;
/** Stands for all suggested treatments. */
export const ANY = 'any';

export const STEPS = ['who', 'goal', 'area', 'treatment', 'when', 'budget', 'travel', 'spoken'] as const;
export type Step = (typeof STEPS)[number];

/** The answers so far; null or empty if unanswered. */
export interface Answers {
  who: (typeof WHO)[number] | null;
  goal: Goal | null;
  area: Area | null;
  /** Slug of a treatment, or ANY. */
  treatment: string | null;
  when: (typeof WHEN)[number] | null;
  /** Whole units of `currency`, for the treatment only. */
  budget: number | null;
  currency: string;
  /** Slug of a home city. */
  from: string | null;
  days: number | null;
  companion: boolean;
  /** The clinic must speak at least one of these languages. */
  spoken: readonly string[];
}

/** URL parameters of each step. */
export const NAMES_OF: Readonly<Record<Step, readonly (keyof Answers)[]>> = {
  who: ['who'],
  goal: ['goal'],
  area: ['area'],
  treatment: ['treatment'],
  when: ['when'],
  budget: ['budget', 'currency'],
  travel: ['from', 'days', 'companion'],
  spoken: ['spoken'],
};

/** Reference data for validating a URL. */
export interface Known {
  treatments: readonly Pick<TreatmentSummary, 'slug' | 'category' | 'restricted' | 'package_count'>[];
  homes: readonly Pick<HomeCity, 'slug'>[];
  currencies: readonly { code: string }[];
  /** The visitor's currency, used if the URL has none. */
  currency: string;
}

const oneOf = <T extends string>(values: readonly T[], typed: string | null): T | null =>
  values.find((value) => value === typed) ?? null;

/** Parses a whole number as typed: ignores spaces and thousands separators. */
export function readNumber(typed: string, most: number): number | null {
  const plain = typed.replaceAll(/[\s\u00A0.,](?=\d{3}(\D|$))/g, '').trim();
  const value = /^\d{1,9}$/.test(plain) ? Number(plain) : Number.NaN;
  return value >= 1 && value <= most ? value : null;
}

/** The valid answers in a URL; unknown values, and those that no longer fit an earlier answer, count as unanswered. */
export function readAnswers(search: string, known: Known): Answers {
  const query = new URLSearchParams(search);
  const goal = oneOf(GOALS, query.get('goal'));
  const area = goal === 'know' ? null : oneOf(areasFor(goal, known.treatments), query.get('area'));
  const slugs = suggest(known.treatments, goal, area).map(({ slug }) => slug);
  const codes = known.currencies.map(({ code }) => code);
  return {
    who: oneOf(WHO, query.get('who')),
    goal,
    area,
    treatment: oneOf([...slugs, ANY], query.get('treatment')),
    when: oneOf(WHEN, query.get('when')),
    budget: readNumber(query.get('budget') ?? '', MOST_BUDGET),
    currency: oneOf(codes, query.get('currency')) ?? known.currency,
    from: oneOf(
      known.homes.map(({ slug }) => slug),
      query.get('from'),
    ),
    days: readNumber(query.get('days') ?? '', MOST_DAYS),
    companion: query.get('companion') === '1',
    spoken: SPOKEN.filter((code) => query.getAll('spoken').includes(code)),
  };
}

/**
 * The address for these answers: `/get-started?…&step=…`. The currency is included only with a budget or for a plan
 * to share.
 */
export function startAddress(answers: Answers, step: Step | 'plan'): string {
  const query = new URLSearchParams();
  for (const name of ['who', 'goal', 'area', 'treatment', 'when', 'budget', 'from', 'days'] as const)
    if (answers[name] !== null) query.set(name, String(answers[name]));
  if (answers.budget !== null || step === 'plan') query.set('currency', answers.currency);
  if (answers.companion) query.set('companion', '1');
  for (const code of answers.spoken) query.append('spoken', code);
  query.set('step', step);
  return `/get-started?${query}`;
}

/** Answers that can be left out to see their effect. */
export const ANSWER_NAMES = [
  'goal',
  'area',
  'treatment',
  'when',
  'budget',
  'from',
  'days',
  'companion',
  'spoken',
] as const;
export type AnswerName = (typeof ANSWER_NAMES)[number];

export const isAnswered = (answers: Answers, name: AnswerName): boolean =>
  name === 'spoken' ? answers.spoken.length > 0 : name === 'companion' ? answers.companion : answers[name] !== null;

export const withoutAnswer = (answers: Answers, name: AnswerName): Answers => ({
  ...answers,
  [name]: name === 'spoken' ? [] : name === 'companion' ? false : null,
});

/** The answers without those of one step, as when skipping it. */
export const withoutStep = (answers: Answers, step: Step): Answers =>
  NAMES_OF[step].reduce<Answers>(
    (rest, name) => (name === 'who' ? { ...rest, who: null } : name === 'currency' ? rest : withoutAnswer(rest, name)),
    answers,
  );

/** Visitors sent elsewhere: clinics, organizations, and people whose need cannot be planned by price. */
export type Branch = 'clinic' | 'network' | 'mind';

export function branchOf({ who, goal }: Pick<Answers, 'who' | 'goal'>): Branch | null {
  if (who === 'clinic' || who === 'network') return who;
  return goal === 'mind' ? 'mind' : null;
}

/** The questions required for these answers: skips the body area if the goal allows only one. */
export function stepsFor(answers: Pick<Answers, 'goal'>, treatments: Known['treatments']): Step[] {
  const { goal } = answers;
  const placed = goal !== 'know' && areasFor(goal, treatments).length > 1;
  return STEPS.filter((step) => step !== 'area' || placed);
}

/** Validation error of a submitted step. */
export type Fault = 'missing' | 'budget' | 'days';

export interface StartState {
  step: Step | 'plan';
  /** The refused step, and why. */
  fault: Fault | null;
}

/** The step for a URL. A submitted step (`asked`) without a valid answer is shown again with its error. */
export function readState(search: string, answers: Answers): StartState {
  const query = new URLSearchParams(search);
  const asked = oneOf(STEPS, query.get('asked'));
  const fault = asked && faultOf(asked, query, answers);
  if (asked && fault) return { step: asked, fault };
  return { step: oneOf([...STEPS, 'plan'] as const, query.get('step')) ?? 'who', fault: null };
}

function faultOf(asked: Step, query: URLSearchParams, answers: Answers): Fault | null {
  if (asked === 'budget') {
    if ((query.get('budget') ?? '').trim() === '') return 'missing';
    return answers.budget === null ? 'budget' : null;
  }
  if (asked === 'travel') return (query.get('days') ?? '').trim() !== '' && answers.days === null ? 'days' : null;
  return asked === 'spoken' && answers.spoken.length === 0 ? 'missing' : null;
}
