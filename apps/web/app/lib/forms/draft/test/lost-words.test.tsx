// @vitest-environment jsdom
import type { Problem } from '@travesia/contracts/kit';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProblemError } from '../../../problem/problem-error.ts';
import { mount } from '../../../session/testing/mount.tsx';
import { rosa } from '../../../session/testing/fake-api.ts';
import { useSession } from '../../../session/session-store.ts';
import type { Saved } from '../merge.ts';
import { SavedField } from '../saved-field.tsx';
import { SavedForm } from '../saved-form.tsx';
import { useDraftForm } from '../use-draft-form.ts';

const ended = new ProblemError({
  type: 'x',
  title: 't',
  status: 401,
  detail: 'd',
  code: 'access.signed_out',
  request_id: 'r',
  error: 'e',
} satisfies Problem);

/** Saves that wait until the test resolves them, in order. */
let waiting: { form: Readonly<Record<string, string>>; version: number; answer: (by: Saved | Error) => void }[] = [];
/** The server's current saved state. */
let loaded: Saved = { version: 1, form: { city: '' } };

function City() {
  const owner = useSession((session) => session.user?.id ?? rosa.id);
  const form = useDraftForm({
    part: 'contact',
    owner,
    saved: loaded,
    save: (typed, version) =>
      new Promise((resolve, reject) => {
        const answer = (by: Saved | Error) => (by instanceof Error ? reject(by) : resolve(by));
        waiting.push({ form: typed, version, answer });
      }),
    presentOf: (present) => present as Saved,
  });
  return (
    <SavedForm {...form} labelOf={() => 'City'}>
      <SavedField {...form} part="contact" name="city" label="City" />
    </SavedForm>
  );
}

let leave: (() => Promise<void>) | undefined;
const show = async () => {
  leave = await mount(<City />);
};
const hide = async () => {
  await leave?.();
  leave = undefined;
};
/** Reloads the document: nothing that is only in memory survives. */
const reload = async () => {
  await hide();
  useSession.setState({ user: { ...rosa, id: 'nobody' } });
  useSession.setState({ user: rosa });
  await show();
};
const field = () => document.querySelector<HTMLInputElement>('input[name="contact.city"]') as HTMLInputElement;

async function type(text: string): Promise<void> {
  await act(async () => {
    field().focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
}
const save = () => act(async () => document.forms[0]?.requestSubmit());
const answer = (index: number, by: Saved | Error) => act(async () => waiting[index]?.answer(by));
const kept = () => Object.values(sessionStorage).join(' ');

describe('text typed during other events', () => {
  beforeEach(() => {
    useSession.setState({ user: rosa, signedOut: false });
    loaded = { version: 1, form: { city: '' } };
    waiting = [];
  });
  afterEach(async () => {
    await hide();
    useSession.setState({ user: null, signedOut: true });
    useSession.setState({ signedOut: false });
    sessionStorage.clear();
  });

  it('is kept if a running save fails because the session ended', async () => {
    await show();
    await type('San Francis');
    await save();
    await type('San Francisco');
    await answer(0, ended);
    await act(async () => useSession.setState({ user: null }));
    await reload();
    expect(field().value).toBe('San Francisco');
    expect(waiting.at(-1)?.form).toEqual({ city: 'San Francisco' });
  });

  it('is kept if a save from before the form was shown again completes late', async () => {
    await show();
    await type('San Francis');
    await save();
    await hide();
    await show();
    await type('San Francisco');
    await answer(0, { version: 2, form: { city: 'San Francis' } });
    await reload();
    expect(field().value).toBe('San Francisco');
  });

  it('is saved once, by one form, if shown again during a save', async () => {
    await show();
    await type('San Francis');
    await save();
    await hide();
    await show();
    expect(waiting).toHaveLength(1);
    await type('San Francisco');
    await answer(0, { version: 2, form: { city: 'San Francis' } });
    await save();
    expect(waiting.slice(1)).toMatchObject([{ form: { city: 'San Francisco' }, version: 2 }]);
  });

  it('is shown if the loaded data is older than the last save', async () => {
    await show();
    await type('San Francisco');
    await save();
    await hide();
    await answer(0, { version: 2, form: { city: 'San Francisco' } });
    // Requested before the save, received after it.
    await show();
    expect(field().value).toBe('San Francisco');
  });

  it('is replaced by loaded data once that is newer', async () => {
    await show();
    await type('San Francisco');
    await save();
    await answer(0, { version: 2, form: { city: 'San Francisco' } });
    await hide();
    loaded = { version: 3, form: { city: 'Oakland' } };
    await show();
    expect(field().value).toBe('Oakland');
  });

  it('is kept if typed after the session ended and before the form is gone', async () => {
    await show();
    await type('San Francis');
    await act(async () => useSession.setState({ user: null }));
    await type('San Francisco');
    await reload();
    expect(field().value).toBe('San Francisco');
  });

  it('is restored for the same user who signs in, and for no one else', async () => {
    await show();
    await type('San Francisco');
    await act(async () => useSession.setState({ user: null }));
    await hide();
    await act(async () => useSession.setState({ user: rosa }));
    await show();
    expect(field().value).toBe('San Francisco');
    await hide();
    useSession.setState({ user: { ...rosa, id: 'beto' } });
    await show();
    expect(field().value).toBe('');
    expect(kept()).not.toContain('San Francisco');
  });

  it('leaves nothing behind if typed after signing out', async () => {
    await show();
    await act(async () => useSession.setState({ user: null, signedOut: true }));
    await type('San Francisco');
    expect(sessionStorage).toHaveLength(0);
  });

  it('of a user whose form outlived them is neither saved nor kept for the next user', async () => {
    await show();
    await type('San Francis');
    await save();
    await type('San Francisco');
    await act(async () => useSession.setState({ user: { ...rosa, id: 'beto' } }));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await answer(0, { version: 2, form: { city: 'San Francis' } });
    await act(() => vi.advanceTimersByTimeAsync(5000));
    vi.useRealTimers();
    expect(waiting).toHaveLength(1);
    expect(kept()).not.toContain('San Francisco');
  });
});
