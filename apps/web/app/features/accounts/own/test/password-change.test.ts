import type { Problem } from '@travesia/contracts/kit';
import { describe, expect, it } from 'vitest';
import { rosa } from '../../../../lib/session/testing/fake-api.ts';
import { changeErrors, refusedChange } from '../password-change.ts';

const problem = (code: string, fields?: Problem['fields']): Problem => ({
  type: '',
  title: '',
  status: 422,
  detail: '',
  code,
  request_id: '',
  error: '',
  ...(fields ? { fields } : {}),
});

describe('password change', () => {
  it.each([
    ['', 'una frase que nadie adivina', { current: 'password.missing' }],
    ['x', 'corta', { next: 'too_short' }],
    ['x', 'zzzzzzzzzzzz', { next: 'one_character' }],
    ['x', `siempre ${rosa.last_name}`, { next: 'holds_own_name' }],
    ['x', 'una frase que nadie adivina', {}],
  ])('from "%s" to "%s" finds %o before submitting', (current, next, errors) => {
    expect(changeErrors(current, next, rosa)).toEqual(errors);
  });

  it('maps server errors to their fields and ignores other problems', () => {
    const field = (path: string, code: string) => [{ path, code, message: '' }];
    expect(refusedChange(problem('auth.invalid_credentials'))).toEqual({ current: 'password.wrong' });
    expect(refusedChange(problem('request.invalid', field('body.new_password', 'common_password')))).toEqual({
      next: 'common_password',
    });
    expect(refusedChange(problem('request.invalid', field('body.new_password', 'invented')))).toEqual({});
    expect(refusedChange(problem('request.rate_limited'))).toEqual({});
    expect(refusedChange(undefined)).toEqual({});
  });
});
