import { LOCALES } from '../../kit/locales.ts';
import { JOURNEY_STAGES, type JourneyStage, type StepAnchor } from '../stages.ts';
import type { JourneyStep } from './journey-steps.schema.ts';

/** Why a step can't be as it is. */
export type StepFault =
  | 'duplicate_id'
  | 'title_missing'
  | 'stage_order'
  | 'anchor_impossible'
  | 'days_impossible'
  | 'reminder_duplicate'
  | 'file_duplicate';

export interface StepIssue {
  /** Position of the step. */
  index: number;
  /** Path of the field within the step. */
  field: 'id' | 'title' | 'stage' | 'due.anchor' | 'due.days' | 'reminder_days' | 'files';
  code: StepFault;
}

type DaysRange = readonly [least: number, most: number];
const BEFORE: DaysRange = [-365, 0];
const AFTER: DaysRange = [0, 730];
const ANY: DaysRange = [-365, 730];

/**
 * The dates that exist in a stage, with the days that lie in it: nobody can upload a record before an arrival that is not
 * booked yet, or prepare after the surgery.
 */
const POSSIBLE: Readonly<Record<JourneyStage, Partial<Record<StepAnchor, DaysRange>>>> = {
  inquiry: { booking: BEFORE },
  records_review: { booking: BEFORE },
  quoted: { booking: BEFORE },
  accepted: { booking: BEFORE },
  booked: { booking: AFTER, arrival: BEFORE, procedure: BEFORE },
  preparing: { booking: AFTER, arrival: BEFORE, procedure: BEFORE },
  travelling: { arrival: ANY, procedure: BEFORE },
  in_treatment: { arrival: AFTER, procedure: ANY, discharge: BEFORE },
  recovery: { procedure: AFTER, discharge: AFTER, flight: BEFORE },
  aftercare: { procedure: AFTER, discharge: AFTER, flight: AFTER },
};

/** The dates that a step of a stage can be due before or after. */
export const anchorsOf = (stage: JourneyStage): StepAnchor[] => Object.keys(POSSIBLE[stage]) as StepAnchor[];

/** The least and most days for a stage and a date; null if the date doesn't exist in that stage. */
export const daysRange = (stage: JourneyStage, anchor: StepAnchor): DaysRange | null => POSSIBLE[stage][anchor] ?? null;

const stageAt = (step: JourneyStep | undefined) => (step ? JOURNEY_STAGES.indexOf(step.stage) : -1);
const hasTwice = (list: readonly unknown[]) => new Set(list).size < list.length;

/** What is wrong with a template, step by step; empty if it can be used. */
export function checkSteps(steps: readonly JourneyStep[]): StepIssue[] {
  return steps.flatMap((step, index) => {
    const issues: StepIssue[] = [];
    const add = (field: StepIssue['field'], code: StepFault) => issues.push({ index, field, code });
    const { due, id, reminder_days: reminders, stage, title } = step;
    if (steps.findIndex((one) => one.id === id) < index) add('id', 'duplicate_id');
    if (LOCALES.every((locale) => title[locale].trim() === '')) add('title', 'title_missing');
    if (stageAt(step) < stageAt(steps[index - 1])) add('stage', 'stage_order');
    const range = daysRange(stage, due.anchor);
    if (!range) add('due.anchor', 'anchor_impossible');
    else if (due.days < range[0] || due.days > range[1]) add('due.days', 'days_impossible');
    if (hasTwice(reminders)) add('reminder_days', 'reminder_duplicate');
    if (hasTwice(step.files)) add('files', 'file_duplicate');
    return issues;
  });
}
