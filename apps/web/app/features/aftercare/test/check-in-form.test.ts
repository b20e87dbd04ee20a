import type { CheckInFormQuestion } from '@travesia/contracts/aftercare';
import { describe, expect, it } from 'vitest';
import { answersOf, emptyForm, missingIn, toggled } from '../own/check-in-form.ts';
import { incidentClock } from '../parts/incident-clock.ts';

const question = (id: string, type: CheckInFormQuestion['type'], required = true): CheckInFormQuestion => ({
  id,
  type,
  text: id,
  required,
  options: type === 'many_of' ? ['fine', 'redness', 'open'].map((key) => ({ id: key, text: key })) : [],
  ends: null,
});
const wound = question('wound', 'many_of');
const questions = [question('pain', 'scale'), wound, question('fever', 'yes_no'), question('note', 'long_text', false)];

describe('the form of a check-in', () => {
  it('sends numbers, keys and texts, and leaves out what is empty', () => {
    expect(answersOf(questions, { pain: '0', wound: 'redness,open', fever: 'no', note: '  ' })).toEqual({
      pain: 0,
      wound: ['redness', 'open'],
      fever: 'no',
    });
  });

  it('names what must be answered', () => {
    expect(missingIn(questions, emptyForm(questions))).toEqual(['pain', 'wound', 'fever']);
  });

  it('takes nothing unusual together with something', () => {
    expect(toggled(wound, 'redness,open', 'fine', true)).toBe('fine');
    expect(toggled(wound, 'fine', 'redness', true)).toBe('redness');
    expect(toggled(wound, 'redness,open', 'open', false)).toBe('redness');
  });
});

describe('the clock of an incident', () => {
  it('tells hours and minutes, left and late', () => {
    const now = Date.parse('2026-11-27T12:00:00Z');
    expect(incidentClock('2026-11-27T12:30:00Z', now)).toEqual({ state: 'left', unit: 'minutes', count: 30 });
    expect(incidentClock('2026-11-28T11:59:00Z', now)).toEqual({ state: 'left', unit: 'hours', count: 23 });
    expect(incidentClock('2026-11-27T10:00:00Z', now)).toEqual({ state: 'late', unit: 'hours', count: 2 });
  });
});
