import { catalogProblems } from '@travesia/contracts/catalog';
import { requestProblems, type Problem } from '@travesia/contracts/kit';
import { packagesProblems } from '@travesia/contracts/packages';
import { providersProblems } from '@travesia/contracts/providers';
import { describe, expect, it } from 'vitest';
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
  const codes = [requestProblems, catalogProblems, packagesProblems, providersProblems].flatMap((group) =>
    Object.keys(group),
  );

  it.each(codes)('has its own sentence for %s in every language', (code) => {
    for (const locale of LOCALES) expect(problemText(locale, problem(code))).not.toContain('The error.');
  });

  it('includes the wait in seconds', () => {
    expect(problemText('en', problem('request.rate_limited', { retry_after: 12 }))).toContain('12 seconds');
    expect(problemText('pt', problem('request.rate_limited', { retry_after: 1 }))).toContain('1 segundo');
  });

  it('shows the server’s text for an unknown code, even one that resembles another', () => {
    for (const code of ['bookings.slot_taken', 'fallback.x', 'constructor']) {
      expect(problemText('es', problem(code))).toBe('Esto no funcionó: The error.');
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
