// @vitest-environment jsdom
import { act } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useSession } from '../../../../lib/session/session-store.ts';
import { mount } from '../../../../lib/session/testing/mount.tsx';
import type { PortalGroup } from '../../navigation.ts';
import PaletteDialog from '../palette-dialog.tsx';
import { RECENT_RECORDS_KEY } from '../recent-records.ts';

vi.mock('../../../../lib/session/session-call.ts', () => ({ sessionCall: vi.fn(), callInSession: vi.fn() }));
const call = vi.mocked(sessionCall);

const ID = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10';
const GROUPS: PortalGroup[] = [
  {
    key: 'one',
    items: [
      { key: 'users', path: '/admin/users', label: 'Users', icon: 'users' },
      { key: 'providers', path: '/admin/providers', label: 'Clinics', icon: 'hospital' },
    ],
  },
];
const person = { kind: 'person', id: ID, label: 'Ana García', detail: 'ana@example.com', code: null, status: 'active' };
const found = { ...person, clinic_id: null, demo: false };
const answer = (data: unknown[] = [], missing: string[] = []) =>
  call.mockImplementation((async (endpoint: { name: string }) =>
    endpoint.name === 'suggest' ? { data: [] } : { data, missing }) as never);

let unmount: () => Promise<void> = async () => undefined;
function Where() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}
const at = () => document.querySelector('output')?.textContent;
const onClose = vi.fn<() => void>();

beforeEach(async () => {
  vi.useFakeTimers();
  Element.prototype.scrollIntoView = () => undefined;
  useSession.setState({ user: { id: 'me', role: 'admin' } as never });
  const records = [{ path: `/admin/providers/${ID}`, label: 'Clínica Um' }];
  localStorage.setItem(RECENT_RECORDS_KEY, JSON.stringify({ version: 1, person: 'me', records }));
  answer([{ kind: 'person', results: [found], more: false }]);
  unmount = await mount(
    <MemoryRouter initialEntries={['/admin/dashboard']}>
      <Where />
      <PaletteDialog groups={GROUPS} onClose={onClose} />
    </MemoryRouter>,
  );
});
afterEach(async () => {
  await unmount();
  useSession.setState({ user: null });
  localStorage.clear();
  vi.useRealTimers();
  vi.clearAllMocks();
});

const field = () => document.querySelector<HTMLInputElement>('[role="combobox"]') as HTMLInputElement;
const options = () => [...document.querySelectorAll('[role="option"]')].map((one) => one.textContent);
const status = () => document.querySelector('[role="status"]')?.textContent;
const type = (text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text);
    field().dispatchEvent(new Event('input', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(200);
  });
const press = (key: string, more: KeyboardEventInit = {}) =>
  act(async () => {
    field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
  });
const chosen = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('the palette', () => {
  it('starts with records opened lately, pages and actions', () => {
    expect(options().slice(0, 3)).toEqual(['Clínica Um', 'Users', 'Clinics']);
    expect(options()).toContain('Sign out');
    expect(call).not.toHaveBeenCalled();
  });

  it('names the keys that open a result in words, as they are printed on keyboards', () => {
    const hints = [...document.querySelectorAll('.palette-keys kbd')].map((key) => key.textContent);
    expect(hints).toEqual(['↑', '↓', 'Enter', 'Ctrl Enter']);
  });

  it('shows records in groups with their state, marks what matches, and opens one', async () => {
    await type('garcia');
    const option = [...document.querySelectorAll('[role="option"]')].find((one) => one.textContent?.includes('Ana'));
    expect(option?.querySelector('mark')?.textContent).toBe('García');
    expect(option?.querySelector('.badge')?.textContent).toBe('Active');
    expect(option?.closest('[role="group"]')?.querySelector('p')?.textContent).toBe('People');
    expect(status()).toBe('1 result');
    await press('Enter');
    expect(at()).toBe(`/admin/users/${ID}`);
  });

  it('moves with arrow keys around the list, with Home and End while nothing is typed, and opens tabs with Ctrl', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    await press('ArrowDown');
    expect(chosen()).toBe('Users');
    await press('End');
    expect(chosen()).toBe('Sign out');
    await press('ArrowDown');
    expect(chosen()).toBe('Clínica Um');
    await press('Enter', { ctrlKey: true });
    expect(open).toHaveBeenCalledWith(`/admin/providers/${ID}`, '_blank', 'noopener');
    expect(at()).toBe('/admin/dashboard');
  });

  it('keeps what was found while more letters are typed', async () => {
    await type('garcia');
    call.mockImplementation((() => new Promise(() => undefined)) as never);
    await type('garcia a');
    expect(options()[0]).toContain('Ana García');
    expect(status()).toBe('Searching…');
  });

  it('says when nothing is found, and offers to search elsewhere', async () => {
    answer();
    await type('zzzz');
    expect(document.body.textContent).toContain('No results for “zzzz”');
    expect(options()).toEqual(['Search the whole portal for “zzzz”']);
    expect(status()).toBe('No results');
  });

  it('says when the search failed, keeps pages, and tries again', async () => {
    call.mockRejectedValue(new Error('no network'));
    await type('users');
    expect(document.querySelector('[role="alert"]')?.textContent).toContain('isn’t available');
    expect(options()[0]).toBe('Users');
    answer([{ kind: 'person', results: [found], more: false }]);
    await act(async () => {
      document.querySelector<HTMLButtonElement>('[role="alert"] button')?.click();
      await vi.advanceTimersByTimeAsync(200);
    });
    expect(document.querySelector('[role="alert"]')).toBeNull();
    expect(options().join()).toContain('Ana García');
  });

  it('names what could not be searched', async () => {
    answer([], ['ticket', 'entry']);
    await type('ana');
    expect(document.querySelector('[role="alert"]')?.textContent).toContain('Support requests, Audit log');
  });
});
