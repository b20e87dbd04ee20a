import { describe, expect, it } from 'vitest';
import { homeOf, isKnownRole, roleHome } from '../role-home.ts';

describe('the home of a role', () => {
  it('is the account while its dashboard is not built', () => {
    expect(roleHome('organization')).toBe('/profile');
    expect(homeOf('pt', { role: 'organization' })).toBe('/pt/profile');
  });

  it.each(['nurse', 'toString', ''])('is the account for "%s", which is no role of ours', (role) => {
    expect(isKnownRole(role)).toBe(false);
    expect(roleHome(role)).toBe('/profile');
  });
});
