import { describe, expect, it } from 'vitest';
import { passwordFault, passwordStrength } from '../password-rules.ts';

const rosa = { email: 'rosa.delgado@clinica-sol.example', firstName: 'Rosa María', lastName: 'Núñez' };

describe('a password', () => {
  it.each([
    ['eleven char', 'too_short'],
    ['twelve chars', null],
    ['👩‍⚕️'.repeat(2), 'too_short'],
    ['x y'.repeat(43), 'too_long'],
    ['zzzzzzzzzzzz', 'one_character'],
    ['   spaces count   ', null],
    ['siempre nunez siempre', 'holds_own_name'],
    ['NÚÑEZ para siempre', 'holds_own_name'],
    ['delgado y cansada', 'holds_own_name'],
    ['clinica-sol 2026!', 'holds_own_name'],
    ['una frase que nadie adivina', null],
  ])('%s: %s', (password, fault) => {
    expect(passwordFault(password, rosa)).toBe(fault);
  });

  it('may be shorter with two-factor authentication', () => {
    expect(passwordFault('ocho car', {}, 8)).toBeNull();
    expect(passwordFault('siete c', {}, 8)).toBe('too_short');
  });

  it.each([
    ['corta', 'weak'],
    ['abababababab', 'weak'],
    ['twelve chars', 'fair'],
    ['una frase larga', 'good'],
    ['una frase que nadie adivina', 'strong'],
  ])('%s is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });
});
