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

/** Saves that wait until the test answers them, in order. */
let waiting: { form: Readonly<Record<string, string>>; version: number; answer: (by: Saved | Error) => void }[] = [];
/** What the server answers when it is asked what is saved. */
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
/** Loads the document anew: nothing that is only in memory is left. */
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

describe('words that are typed as something else happens', () => {
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

  it('are kept when a save under way is refused because the session ended', async () => {
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

  it('are kept when a save from before the form was shown again is answered late', async () => {
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

  it('are saved once, from one form, when it is shown again in the middle of saving', async () => {
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

  it('are shown when what was loaded for the form is older than what was saved last', async () => {
    await show();
    await type('San Francisco');
    await save();
    await hide();
    await answer(0, { version: 2, form: { city: 'San Francisco' } });
    // Asked for before the save, answered after it.
    await show();
    expect(field().value).toBe('San Francisco');
  });

  it('are replaced by what is loaded once that is newer', async () => {
    await show();
    await type('San Francisco');
    await save();
    await answer(0, { version: 2, form: { city: 'San Francisco' } });
    await hide();
    loaded = { version: 3, form: { city: 'Oakland' } };
    await show();
    expect(field().value).toBe('Oakland');
  });

  it('are kept when they are typed after the session ended and before the form is gone', async () => {
    await show();
    await type('San Francis');
    await act(async () => useSession.setState({ user: null }));
    await type('San Francisco');
    await reload();
    expect(field().value).toBe('San Francisco');
  });

  it('are there again for the same person who signs in, and for nobody else', async () => {
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

  it('leave nothing behind when they are typed after signing out', async () => {
    await show();
    await act(async () => useSession.setState({ user: null, signedOut: true }));
    await type('San Francisco');
    expect(sessionStorage).toHaveLength(0);
  });

  it('of a person whose form outlived them are neither saved nor kept as the next person', async () => {
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
