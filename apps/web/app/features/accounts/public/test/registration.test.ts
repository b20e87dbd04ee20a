import { Registration } from '@travesia/contracts/accounts';
import { describe, expect, it } from 'vitest';
import { registrationBody, registrationErrors } from '../registration.ts';

const whole = {
  first_name: ' Rosa María ',
  last_name: 'Delgado Ruiz',
  email: ' rosa@example.com ',
  password: ' cuatro palabras muy propias ',
  country: 'CL',
  accept_terms: 'true',
  'consents.news': 'true',
};

describe('registration', () => {
  it('builds a valid body: names trimmed, password unchanged, only checked consents', () => {
    expect(registrationErrors('en', whole)).toEqual({});
    const body = registrationBody('es', whole);
    expect(Registration.safeParse(body).success).toBe(true);
    expect(body).toEqual({
      first_name: 'Rosa María',
      last_name: 'Delgado Ruiz',
      email: 'rosa@example.com',
      password: ' cuatro palabras muy propias ',
      country: 'CL',
      language: 'es',
      accept_terms: true,
      consents: ['news'],
    });
  });

  it('does not require a country', () => {
    expect(registrationBody('en', { ...whole, country: '' })).not.toHaveProperty('country');
  });

  it('reports every missing field at once', () => {
    expect(registrationErrors('pt', {})).toEqual({
      first_name: 'Preencha este campo.',
      last_name: 'Preencha este campo.',
      email: 'Preencha este campo.',
      password: 'Preencha este campo.',
      accept_terms: 'Marque esta caixa para criar uma conta.',
    });
  });

  it.each([
    [{ email: 'rosa@' }, 'email', 'Escriba el correo completo'],
    [{ password: 'corta' }, 'password', 'Use al menos 12 caracteres.'],
    [{ password: 'aaaaaaaaaaaaaaaa' }, 'password', 'Repetir un carácter'],
    [{ password: 'clave de delgado' }, 'password', 'No use su nombre ni su correo'],
    [{ password: 'x1'.repeat(80) }, 'password', 'máximo 128 caracteres'],
  ])('%o is refused at its field, with a message', (change, name, sentence) => {
    const errors = registrationErrors('es', { ...whole, ...change });
    expect(Object.keys(errors)).toEqual([name]);
    expect(errors[name]).toContain(sentence);
  });
});
