// @vitest-environment jsdom
import type { User } from '@travesia/contracts/accounts';
import { afterEach, describe, expect, it } from 'vitest';
import { readPreferences } from '../../preferences/preferences.ts';
import { withSavedSettings } from '../saved-settings.ts';

const account = (facts: Partial<User>) => ({ language: 'es', currency: 'USD', demo: false, ...facts }) as User;
const kept = () => readPreferences(document.cookie);

afterEach(() => {
  for (const name of ['home', 'currency']) document.cookie = `${name}=; Max-Age=0; Path=/`;
});

describe('withSavedSettings', () => {
  it('applies language, currency and country of the account', () => {
    expect(withSavedSettings(account({ country: 'CA', currency: 'CAD' }), '/favorites?x=1')).toBe('/es/favorites?x=1');
    expect(kept()).toMatchObject({ currency: 'CAD', home: 'CA' });
  });

  it('keeps the home country that was chosen in this browser', () => {
    document.cookie = 'home=MX; Path=/';
    withSavedSettings(account({ country: 'CA' }), '/');
    expect(kept().home).toBe('MX');
  });

  it('leaves the browser alone for an account of the demo', () => {
    expect(withSavedSettings(account({ country: 'CA', demo: true }), '/')).toBe('/');
    expect(kept().home).toBeNull();
  });
});
