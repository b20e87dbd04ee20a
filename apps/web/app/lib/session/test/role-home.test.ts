import { describe, expect, it } from 'vitest';
import { homeOf, isKnownRole, roleHome } from '../role-home.ts';

describe('the start page of a role', () => {
  it.each(['patient', 'provider', 'organization', 'admin'] as const)('of a %s is their dashboard', (role) => {
    expect(roleHome(role)).toBe(`/${role}/dashboard`);
    expect(homeOf('pt', { role })).toBe(`/pt/${role}/dashboard`);
  });

  it.each(['nurse', 'toString', ''])('is the patient dashboard for "%s", an unknown role', (role) => {
    expect(isKnownRole(role)).toBe(false);
    expect(roleHome(role)).toBe('/patient/dashboard');
  });
});
