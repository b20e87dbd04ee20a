import { describe, expect, it } from 'vitest';
import { checkSteps, type StepIssue } from '../templates/check-steps.ts';
import type { JourneyStep } from '../templates/journey-steps.schema.ts';

const step = (id: string, changes: Partial<JourneyStep> = {}): JourneyStep => ({
  id,
  stage: 'preparing',
  title: { en: 'Do it', es: '', pt: '' },
  owner: 'patient',
  due: { anchor: 'arrival', days: -7 },
  duration_days: 0,
  files: [],
  reminder_days: [],
  condition: 'always',
  ...changes,
});

const CASES: [what: string, steps: JourneyStep[], issues: Omit<StepIssue, 'index'>[]][] = [
  ['a step that can be done', [step('a')], []],
  ['stages in order', [step('a'), step('b', { stage: 'travelling' })], []],
  [
    'a stage that comes too late',
    [step('a', { stage: 'travelling' }), step('b')],
    [{ field: 'stage', code: 'stage_order' }],
  ],
  ['the same key twice', [step('a'), step('a')], [{ field: 'id', code: 'duplicate_id' }]],
  [
    'no title in any language',
    [step('a', { title: { en: ' ', es: '', pt: '' } })],
    [{ field: 'title', code: 'title_missing' }],
  ],
  [
    'a flight home before the booking',
    [step('a', { stage: 'quoted', due: { anchor: 'flight', days: -1 } })],
    [{ field: 'due.anchor', code: 'anchor_impossible' }],
  ],
  [
    'preparation after the arrival',
    [step('a', { due: { anchor: 'arrival', days: 2 } })],
    [{ field: 'due.days', code: 'days_impossible' }],
  ],
  [
    'aftercare before the flight',
    [step('a', { stage: 'aftercare', due: { anchor: 'flight', days: -2 } })],
    [{ field: 'due.days', code: 'days_impossible' }],
  ],
  [
    'a reminder twice',
    [step('a', { reminder_days: [3, 3] })],
    [{ field: 'reminder_days', code: 'reminder_duplicate' }],
  ],
  ['a file twice', [step('a', { files: ['xray', 'xray'] })], [{ field: 'files', code: 'file_duplicate' }]],
];

describe('a journey template', () => {
  it.each(CASES)('with %s', (_what, steps, issues) => {
    expect(checkSteps(steps)).toEqual(issues.map((issue) => ({ index: steps.length - 1, ...issue })));
  });
});
