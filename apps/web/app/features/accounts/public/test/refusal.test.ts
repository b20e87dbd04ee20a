import type { Problem } from '@travesia/contracts/kit';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../refusal.ts';

const problem = (change: Partial<Problem>): Problem => ({
  type: 'about:blank',
  title: 'Some fields are not valid',
  status: 422,
  detail: 'd',
  code: 'request.invalid',
  request_id: 'req-1',
  error: 'e',
  ...change,
});
const field = (path: string, code: string) => ({ path, code, message: 'is not right' });

describe('server refusal', () => {
  it('maps to its fields, in the page’s language', () => {
    const fields = [field('body.password', 'common_password'), field('body.email', 'invalid_format')];
    const { errors, sentence } = refusalOf('es', { email: 'rosa@' }, problem({ fields }), 'unused');
    expect(errors).toEqual({
      password: 'Esta contraseña es muy común. Elija otra.',
      email: 'Escriba el correo completo, por ejemplo nombre@ejemplo.com.',
    });
    expect(sentence).toBeNull();
  });

  it('reports an empty field as missing', () => {
    const { errors } = refusalOf(
      'en',
      { email: ' ' },
      problem({ fields: [field('body.email', 'invalid_format')] }),
      null,
    );
    expect(errors).toEqual({ email: 'Fill in this field.' });
  });

  it.each(['too_short', 'too_long', 'one_character', 'holds_own_name', 'common_password'])(
    'has its own message for a password that is %s',
    (code) => {
      const { errors } = refusalOf('pt', {}, problem({ fields: [field('body.password', code)] }), null);
      expect(errors['password']).toBeTruthy();
      expect(errors['password']).not.toContain('is not right');
    },
  );

  it('without a field keeps its sentence', () => {
    const refused = refusalOf('en', {}, problem({ status: 401, code: 'auth.invalid_credentials' }), 'Not right.');
    expect(refused).toMatchObject({ errors: {}, sentence: 'Not right.' });
  });
});
