// @vitest-environment jsdom
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProblemError } from '../../../lib/problem/problem-error.ts';
import { mount } from '../../../lib/session/testing/mount.tsx';
import { staffCalls, type Team, type TeamCalls, type TeamPerson } from '../team-calls.ts';
import { TeamSection } from '../team-section.tsx';

const person = (name: string, role: TeamPerson['role'], you = false): TeamPerson => ({
  user_id: name,
  name,
  email: `${name}@example.com`,
  role,
  since: '2026-11-22T15:00:00.000Z',
  is_you: you,
  version: 1,
  actions: ['change_role', 'remove'],
});
const [ana, leo] = [person('Ana', 'manager', true), person('Leo', 'billing')];
const team = (...data: TeamPerson[]): Team => ({
  data,
  invitations: [],
  roles: ['manager', 'coordinator', 'billing'],
  actions: ['invite'],
});

const change = vi.fn<TeamCalls['change']>(async () => team(ana, leo));
const remove = vi.fn<TeamCalls['remove']>(async ({ user_id: id }) =>
  team(...[ana, leo].filter((one) => one.user_id !== id)),
);
const invite = vi.fn<TeamCalls['invite']>(async () => team(ana, leo));
const never = () => Promise.reject(new Error('nobody asks for it here'));
const abilities = staffCalls.abilities;
const list = vi.fn<TeamCalls['list']>(async () => team(ana, leo));
const calls: TeamCalls = { abilities, list, change, remove, invite, resend: never, withdraw: never };

let unmount: () => Promise<void> = async () => undefined;
beforeEach(async () => {
  vi.useFakeTimers();
  sessionStorage.clear();
  unmount = await mount(
    <MemoryRouter>
      <TeamSection id="team" calls={calls} heading="Team" lead="" />
    </MemoryRouter>,
  );
});
afterEach(async () => {
  await unmount();
  vi.useRealTimers();
  vi.clearAllMocks();
});

const text = () => document.body.textContent ?? '';
const press = (name: string) =>
  act(async () => {
    const button = [...document.querySelectorAll('button')].findLast(
      (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
    );
    button?.focus();
    button?.click();
    // Includes the effects of the action.
    await vi.advanceTimersByTimeAsync(0);
  });
const choose = (role: string) =>
  act(async () => {
    const select = document.querySelector<HTMLSelectElement>('dialog [name="role"]');
    if (select) select.value = role;
    select?.dispatchEvent(new Event('change', { bubbles: true }));
  });
const stale = () => {
  const about = { type: 'x', title: 't', status: 409, detail: 'd', request_id: 'r', error: 'e' };
  return new ProblemError({ ...about, code: 'request.stale_version' });
};

describe('team members', () => {
  it('change role by the button alone, after reading what it adds', async () => {
    await press('Change role: Leo');
    await choose('coordinator');
    expect(text()).toContain('The new role adds:Read and answer patient requests');
    expect(text()).not.toContain('The new role removes:');
    expect(change).not.toHaveBeenCalled();
    await press('Change role');
    expect(change).toHaveBeenCalledExactlyOnceWith(leo, 'coordinator');
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('read which rights they give up, and that only others can return them', async () => {
    await press('Change role: Ana');
    await choose('billing');
    expect(text()).toContain('The new role removes:Change the clinic’s profile');
    expect(text()).toContain('Only another team member can restore your current role.');
    expect(document.querySelector('dialog .btn-danger')?.textContent).toBe('Change role');
  });

  it('keep their role if the change is refused, and can try again with the present team', async () => {
    change.mockRejectedValueOnce(stale());
    list.mockResolvedValueOnce(team(ana, { ...leo, version: 2 }));
    await press('Change role: Leo');
    await choose('manager');
    await press('Change role');
    expect(document.querySelector('dialog [role="alert"]')).not.toBeNull();
    expect(document.querySelector('.team-people')?.textContent).toContain('Billing');
    await press('Change role');
    expect(change).toHaveBeenLastCalledWith({ ...leo, version: 2 }, 'manager');
  });

  it('see the consequences for themselves before they leave', async () => {
    await press('Leave');
    expect(text()).toContain('You keep your own account');
    expect(text()).not.toContain('Remove Ana?');
    await press('Leave team');
    expect(remove).toHaveBeenCalledExactlyOnceWith(ana);
  });

  it('move focus to the heading when a row is removed with its button', async () => {
    await press('Remove Leo');
    await press('Remove from team');
    expect(text()).not.toContain('leo@example.com');
    expect(document.activeElement?.id).toBe('team');
  });
});

describe('inviting a team member', () => {
  const email = () => document.querySelector<HTMLInputElement>('[name="email"]');

  it('is ready for the next address after sending', async () => {
    await press('Send invitation');
    expect(invite).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(email());
  });

  it('moves focus to the rejected address', async () => {
    const fields = [{ path: 'body.email', code: 'invalid_format', message: 'no address' }];
    const about = { type: 'x', title: 't', status: 422, detail: 'd', request_id: 'r', error: 'e' };
    invite.mockRejectedValueOnce(new ProblemError({ ...about, code: 'request.invalid', fields }));
    await press('Send invitation');
    expect(text()).toContain('Enter a full email address');
    expect(document.activeElement).toBe(email());
  });
});
