// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { readPreferences } from '../../../lib/preferences/preferences.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { showHome } from '../show-home.ts';

const signIn = (demo: boolean) => useSession.setState({ user: { id: 'one', demo } as never });
const home = () => readPreferences(document.cookie).home;

afterEach(() => {
  document.cookie = 'home=; Max-Age=0; Path=/';
  useSession.setState({ user: null });
});

describe('showHome', () => {
  it('takes the country of the profile when none was chosen', () => {
    signIn(false);
    showHome('CA');
    expect(home()).toBe('CA');
    expect(readPreferences(document.cookie).currency).toBe('CAD');
  });

  it('keeps what was chosen, and knows no other countries', () => {
    signIn(false);
    showHome('JP');
    showHome(null);
    expect(home()).toBeNull();
    document.cookie = 'home=MX; Path=/';
    showHome('CA');
    expect(home()).toBe('MX');
  });

  it('leaves a shared account of the demo alone', () => {
    signIn(true);
    showHome('CA');
    expect(home()).toBeNull();
  });
});
