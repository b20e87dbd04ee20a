// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_PREFERENCES } from '../../../lib/preferences/preferences.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { fakeApi, problem, rosa } from '../../../lib/session/testing/fake-api.ts';
import { mount } from '../../../lib/session/testing/mount.tsx';
import { SiteProvider } from '../../../lib/site/site.ts';
import { page } from '../../accounts/index.ts';
import { keptToken } from '../kept-invitation.ts';
import { InvitationPage } from '../ui/invitation-page.tsx';

const TOKEN = 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG';
const LOOK = `GET /invitations/validate/${TOKEN}`;
const open = {
  kind: 'provider_member',
  state: 'pending',
  role: 'billing',
  organization: null,
  provider: { id: 'p', name: 'Clínica Um', slug: 'clinica-um', country: 'BR' },
  inviter: 'Inés Quiroga',
  email: 'r•••@e•••.com',
  needs_account: false,
  message: null,
  language: 'es',
  expires_at: '2026-11-29T10:00:00Z',
  demo: false,
  can: ['clinic_portal'],
  cannot: ['clinic_people'],
  keeps: [],
  seen: [],
};
const left = vi.spyOn(page, 'assign').mockImplementation(() => undefined);
let unmount: () => Promise<void> = async () => undefined;

async function look(path = `/invitation/accept/${TOKEN}`): Promise<void> {
  history.replaceState(null, '', path);
  const facts = { ...DEFAULT_PREFERENCES, origin: '', locale: 'en' as const, demo: false, requestId: '', search: '' };
  unmount = await mount(
    <SiteProvider value={{ ...facts, path }}>
      <InvitationPage token={TOKEN} />
    </SiteProvider>,
  );
}
const shown = (text: string) => vi.waitFor(() => expect(document.body.textContent).toContain(text));
function fill(name: string, value: string): void {
  const field = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!field) throw new Error(`no field ${name}`);
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
const press = (name: string) =>
  act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click());

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  useSession.setState(useSession.getInitialState());
});
afterEach(async () => {
  await unmount();
  left.mockClear();
  vi.unstubAllGlobals();
});

const signIn = () =>
  useSession.getState().signedIn({ access_token: 'a1', refresh_token: 'a-refresh-token-of-ours', user: rosa });

describe('answering an invitation', () => {
  it('accepts, has the new role at once, and stores nothing of the invitation', async () => {
    signIn();
    fakeApi({
      [LOOK]: () => ({ body: open }),
      'POST /invitations/accept': () => ({ body: { ...rosa, role: 'provider', provider_id: 'p' } }),
    });
    await look();
    await shown('You’re accepting as');
    expect(location.pathname).toBe('/invitation/accept');
    await press('Accept');
    await vi.waitFor(() => expect(left).toHaveBeenCalledOnce());
    expect(useSession.getState().user).toMatchObject({ role: 'provider', provider_id: 'p' });
    expect(keptToken()).toBeNull();
  });

  it('asks for a second factor if the account has one', async () => {
    const challenge = { two_factor_required: true, challenge_token: 'c'.repeat(43), methods: ['totp'] };
    fakeApi({
      [LOOK]: () => ({ body: { ...open, needs_account: true, email: 'ana@example.com' } }),
      'POST /invitations/accept-with-signup': () => ({ body: challenge }),
    });
    await look();
    await shown('Password');
    await act(async () => {
      for (const [name, value] of Object.entries({
        first_name: 'Ana',
        last_name: 'Quiroga',
        password: 'cuatro palabras muy propias',
      }))
        fill(name, value);
      document.querySelector<HTMLInputElement>('[name="accept_terms"]')?.click();
    });
    await press('Create and accept');
    // The second-step card is a separate script.
    await act(async () => void (await import('../../accounts/public/second-step/second-step-card.tsx')));
    await shown('One more step');
    expect(left).not.toHaveBeenCalled();
    expect(useSession.getState().user).toBeNull();
  });

  it('relies on the server to detect a look-alike address', async () => {
    signIn();
    fakeApi({
      [LOOK]: () => ({ body: open }),
      'POST /invitations/accept': () => problem(403, 'invitation.other_person'),
    });
    await look();
    await shown('You’re accepting as');
    await press('Accept');
    await shown('Switch accounts');
    expect(keptToken()).toBe(TOKEN);
    expect(left).not.toHaveBeenCalled();
  });

  it('shows the new status when it was revoked in the meantime', async () => {
    signIn();
    const states = [open, { ...open, state: 'withdrawn', can: [], cannot: [] }];
    fakeApi({
      [LOOK]: () => ({ body: states.shift() ?? open }),
      'POST /invitations/accept': () => problem(410, 'invitation.not_valid'),
    });
    await look();
    await shown('You’re accepting as');
    await press('Accept');
    await shown('This invitation was revoked');
    await shown('Inés Quiroga at Clínica Um');
    expect(left).not.toHaveBeenCalled();
  });
});
