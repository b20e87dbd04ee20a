import {
  anchorsOf,
  daysRange,
  JOURNEY_STAGES,
  type JourneyStage,
  type JourneyStep,
} from '@travesia/contracts/journeys';
import { LOCALES, type Locale } from '@travesia/contracts/kit';

/** A text in the wanted language, or in the first that has one; empty without any. */
export const textIn = (text: Readonly<Record<Locale, string>>, locale: Locale): string =>
  text[locale] || LOCALES.map((other) => text[other]).find(Boolean) || '';

/** Languages that lack a text that others have. */
export const missingIn = (text: Readonly<Record<Locale, string>>): Locale[] =>
  LOCALES.some((locale) => text[locale]) ? LOCALES.filter((locale) => !text[locale]) : [];

const stageOrder = (stage: JourneyStage) => JOURNEY_STAGES.indexOf(stage);

/** A due date that exists in a stage: as it is if it does, otherwise the nearest day of a date that exists there. */
function dueIn(stage: JourneyStage, due: JourneyStep['due']): JourneyStep['due'] {
  const anchor = daysRange(stage, due.anchor) ? due.anchor : (anchorsOf(stage)[0] ?? 'booking');
  const [least, most] = daysRange(stage, anchor) ?? [0, 0];
  return { anchor, days: Math.min(most, Math.max(least, due.days)) };
}

const inStage = (step: JourneyStep, stage: JourneyStage): JourneyStep =>
  step.stage === stage ? step : { ...step, stage, due: dueIn(stage, step.due) };

/**
 * Moves a step up (-1) or down (1). At the edge of its stage it goes over to the neighboring stage, where it takes a date that
 * exists there, so that stages stay in order whatever is moved.
 */
export function moveStep(steps: readonly JourneyStep[], id: string, by: -1 | 1): JourneyStep[] {
  const at = steps.findIndex((step) => step.id === id);
  const step = steps[at];
  if (!step) return [...steps];
  const other = steps[at + by];
  if (other?.stage === step.stage) return steps.with(at, other).with(at + by, step);
  const stage = JOURNEY_STAGES[stageOrder(step.stage) + by];
  return stage ? steps.with(at, inStage(step, stage)) : [...steps];
}

/** Drops a step at the place of another, in its stage. */
export function dropStep(steps: readonly JourneyStep[], id: string, onto: string): JourneyStep[] {
  const from = steps.findIndex((step) => step.id === id);
  const to = steps.findIndex((step) => step.id === onto);
  const [step, target] = [steps[from], steps[to]];
  if (!step || !target || step === target) return [...steps];
  const rest = steps.toSpliced(from, 1);
  const at = rest.indexOf(target) + (from < to ? 1 : 0);
  return rest.toSpliced(at, 0, inStage(step, target.stage));
}

/** Puts a changed step into its list; with another stage it goes to the end of that stage. */
export function putStep(steps: readonly JourneyStep[], changed: JourneyStep): JourneyStep[] {
  const at = steps.findIndex(({ id }) => id === changed.id);
  if (steps[at]?.stage === changed.stage) return steps.with(at, changed);
  return addStep(steps.toSpliced(at, 1), { ...changed, due: dueIn(changed.stage, changed.due) });
}

/** Adds a step at the end of its stage. */
export function addStep(steps: readonly JourneyStep[], step: JourneyStep): JourneyStep[] {
  const at = steps.findLastIndex(({ stage }) => stageOrder(stage) <= stageOrder(step.stage)) + 1;
  return steps.toSpliced(at, 0, step);
}

/** A key that no step has. */
const freeId = (steps: readonly JourneyStep[]): string => {
  for (let number = steps.length + 1; ; number++)
    if (!steps.some(({ id }) => id === `step-${number}`)) return `step-${number}`;
};

/** An empty step for a stage. */
export const newStep = (steps: readonly JourneyStep[], stage: JourneyStage, title: string): JourneyStep => ({
  id: freeId(steps),
  stage,
  title: { en: title, es: '', pt: '' },
  owner: 'clinic',
  due: dueIn(stage, { anchor: 'procedure', days: 0 }),
  duration_days: 0,
  files: [],
  reminder_days: [],
  condition: 'always',
});

/** Reads typed reminders: `7, 2` is [7, 2]; null if they can't be used. */
export function readReminders(text: string): number[] | null {
  const parts = text.split(/[\s,;]+/).filter(Boolean);
  const days = parts.map(Number);
  const isUsable =
    days.length <= 3 &&
    new Set(days).size === days.length &&
    days.every((day) => Number.isInteger(day) && day >= 1 && day <= 90);
  return isUsable ? days : null;
}
