import { describe, expect, it } from 'vitest';
import { branchOf, readAnswers, readNumber, readState, startAddress, stepsFor, withoutStep } from '../answers.ts';
import { HOMES, CURRENCIES, TREATMENTS } from '../testing/known.ts';

const known = { treatments: TREATMENTS, homes: HOMES, currencies: CURRENCIES, currency: 'USD' };
const read = (search: string) => readAnswers(search, known);

const FULL =
  '?who=patient&goal=repair&area=knees&treatment=knee-replacement&when=soon&budget=13000&from=chicago&days=18&currency=EUR&companion=1&spoken=en&spoken=fr&step=plan';

describe('answers in a URL', () => {
  it('survive a round trip', () => {
    const answers = read(FULL);
    expect(answers).toEqual({
      who: 'patient',
      goal: 'repair',
      area: 'knees',
      treatment: 'knee-replacement',
      when: 'soon',
      budget: 13000,
      currency: 'EUR',
      from: 'chicago',
      days: 18,
      companion: true,
      spoken: ['en', 'fr'],
    });
    const again = startAddress(answers, 'plan');
    expect(read(again.replace('/get-started', ''))).toEqual(answers);
  });

  it.each(['?goal=nothing', '?area=tail', '?treatment=magic', '?from=atlantis', '?budget=-4', '?days=0', '?spoken=xx'])(
    'count as unanswered when unknown: %s',
    (search) => expect(read(search)).toEqual(read('')),
  );

  it('are dropped when an earlier answer no longer allows them', () => {
    const changed = read('?goal=look&area=knees&treatment=knee-replacement');
    expect(changed.area).toBeNull();
    expect(changed.treatment).toBeNull();
  });

  it('use the visitor’s currency if the URL has none', () => {
    expect(read('').currency).toBe('USD');
    expect(read('?currency=XXX').currency).toBe('USD');
  });
});

describe('typed number', () => {
  it.each([
    ['5000', 5000],
    ['5,000', 5000],
    ['5.000', 5000],
    ['12 500', 12500],
    ['1,250,000', 1250000],
    ['a lot', null],
    ['5000.50', null],
    ['-5', null],
    ['', null],
    ['99999999999', null],
  ])('%s is %s', (typed, value) => expect(readNumber(typed, 10_000_000)).toBe(value));
});

describe('step in the URL', () => {
  it('is the first question by default', () => {
    expect(readState('', read(''))).toEqual({ step: 'who', fault: null });
  });

  it('is shown again with an error when submitted without an answer', () => {
    expect(readState('?asked=spoken&step=plan', read(''))).toEqual({ step: 'spoken', fault: 'missing' });
    expect(readState('?asked=budget&budget=lots&step=travel', read('?budget=lots'))).toEqual({
      step: 'budget',
      fault: 'budget',
    });
    expect(readState('?asked=travel&days=x&step=spoken', read('?days=x'))).toEqual({ step: 'travel', fault: 'days' });
  });

  it('advances when the answer is valid, and when travel limits are left open', () => {
    expect(readState('?asked=goal&goal=look&step=area', read('?goal=look')).step).toBe('area');
    expect(readState('?asked=travel&step=spoken', read('')).step).toBe('spoken');
  });
});

describe('questions', () => {
  it('are eight when the body area matters', () => {
    expect(stepsFor({ goal: 'repair' }, TREATMENTS)).toHaveLength(8);
  });

  it.each(['child', 'weight', 'know'] as const)('skip the body area for the goal %s', (goal) => {
    expect(stepsFor({ goal }, TREATMENTS)).not.toContain('area');
  });

  it('are skipped one by one, keeping the other answers', () => {
    const skipped = withoutStep(read(FULL), 'travel');
    expect([skipped.from, skipped.days, skipped.companion]).toEqual([null, null, false]);
    expect(skipped.budget).toBe(13000);
  });

  it('end early for clinics, organizations and mental health', () => {
    expect(branchOf({ who: 'clinic', goal: null })).toBe('clinic');
    expect(branchOf({ who: 'network', goal: null })).toBe('network');
    expect(branchOf({ who: 'patient', goal: 'mind' })).toBe('mind');
    expect(branchOf({ who: 'companion', goal: 'look' })).toBeNull();
  });
});
