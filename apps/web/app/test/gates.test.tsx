// @vitest-environment jsdom
import type { FeatureKey } from '@travesia/contracts/access';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useFlags } from '../features/access/flags-store.ts';
import { PersonContext } from '../features/portal/person-context.ts';
import { useSession } from '../lib/session/session-store.ts';
import { fakeApi, rosa } from '../lib/session/testing/fake-api.ts';
import { mount } from '../lib/session/testing/mount.tsx';
import AccessDenied from '../routes/portal/access-denied.tsx';
import Activity from '../routes/patient/activity.tsx';
import Dashboard from '../routes/patient/dashboard.tsx';
import FavoriteList from '../routes/patient/favorite-list.tsx';
import Favorites from '../routes/patient/favorites.tsx';
import ProfileEdit from '../routes/patient/profile-edit.tsx';
import Profile from '../routes/patient/profile.tsx';

const PAGES: readonly (readonly [address: string, page: unknown, feature: FeatureKey])[] = [
  ['/patient/dashboard', Dashboard, 'patient_nav_dashboard'],
  ['/favorites', Favorites, 'patient_nav_favorites'],
  ['/favorites/lists/:id', FavoriteList, 'patient_nav_favorites'],
  ['/profile', Profile, 'patient_nav_profile'],
  ['/profile/edit', ProfileEdit, 'patient_nav_profile'],
  ['/activity', Activity, 'patient_nav_activity'],
];
const given = { params: { id: 'a' }, loaderData: { countries: [], languages: [] } };
let unmount: () => Promise<void> = async () => undefined;
const text = () => document.body.textContent ?? '';

afterEach(async () => {
  await unmount();
  useSession.setState(useSession.getInitialState());
  vi.unstubAllGlobals();
});

describe('a page whose feature is off', () => {
  it.each(PAGES)('%s says that access is denied and asks the server nothing', async (_address, page, feature) => {
    const api = fakeApi({});
    useFlags.setState({ checks: { [feature]: false }, failed: false });
    const Page = page as ComponentType<typeof given>;
    unmount = await mount(
      <MemoryRouter>
        <PersonContext value={rosa}>
          <Page {...given} />
        </PersonContext>
      </MemoryRouter>,
    );
    expect(text()).toContain('This feature may not be available for your account type or may be disabled.');
    expect(api.seen).toEqual([]);
  });
});

describe('/access-denied', () => {
  it('offers visitors who are not signed in to sign in', async () => {
    unmount = await mount(<AccessDenied />);
    expect(text()).toContain('You are not signed in');
    expect(document.querySelector('a[href="/login"]')?.textContent).toBe('Sign In');
  });

  it('shows signed-in users their role and links to their dashboard', async () => {
    useSession.setState({ user: { ...rosa, role: 'provider' }, isAuthenticated: true });
    unmount = await mount(<AccessDenied />);
    expect(text()).toContain('You are signed in as Clinic');
    expect(document.querySelector('a[href="/provider/dashboard"]')).not.toBeNull();
  });
});
