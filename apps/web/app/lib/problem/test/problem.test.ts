import type { Problem } from '@travesia/contracts/kit';
import { describe, expect, it } from 'vitest';
import { unavailable } from '../../api/browser-call.ts';
import { LOCALES } from '../../i18n/locale.ts';
import { problemOf, ProblemError } from '../problem-error.ts';
import { problemText } from '../problem-text.ts';
import { notFound, thrownProblem } from '../thrown-problem.ts';

const problem = (code: string, extra: Partial<Problem> = {}): Problem => ({
  type: 'about:blank',
  title: 'T',
  status: 409,
  detail: 'The detail.',
  code,
  request_id: 'r1',
  error: 'The error.',
  ...extra,
});

describe('problemText', () => {
  it('is the server’s sentence, which is in the page’s language', () => {
    expect(problemText('es', problem('bookings.slot_taken', { error: 'Este horario ya no está.' }))).toBe(
      'Este horario ya no está.',
    );
  });

  it('is ours when the server was not reached', () => {
    const lost = unavailable(503, 'The line is broken.');
    const told = LOCALES.map((locale) => problemText(locale, lost));
    expect(new Set(told).size).toBe(LOCALES.length);
    expect(told.join(' ')).not.toContain('The line is broken.');
  });

  it('leaves rejected fields to the form that marks them', () => {
    expect(problemText('en', problem('request.invalid', { error: 'Enter a date that exists.' }))).toContain('marked');
  });

  it('says at least what is known of anything else', () => {
    for (const code of ['bookings.slot_taken', 'fallback.x', 'constructor']) {
      expect(problemText('es', problem(code, { error: '' }))).toBe('Esto no funcionó: The detail.');
    }
  });
});

describe('problemOf', () => {
  it('finds the problem in whatever was thrown', () => {
    const found = problem('request.invalid');
    expect(problemOf(new ProblemError(found))).toBe(found);
    expect(problemOf(thrownProblem(found))).toBe(found);
    expect(problemOf({ status: 409, data: found })).toBe(found);
    expect(problemOf(new Error('boom'))).toBeUndefined();
    expect(problemOf(null)).toBeUndefined();
  });

  it('finds the 404 of notFound', () => {
    expect(() => notFound('No treatment of that name.')).toThrow(
      expect.objectContaining({ init: { status: 404, statusText: 'There is nothing here' } }),
    );
  });
});
