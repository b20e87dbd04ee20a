// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSession } from '../../../session/session-store.ts';
import { TypedForm } from '../typed-form.ts';
import { useDraftInTabs } from '../use-draft-in-tabs.ts';

/** Channels of two tabs in one document. */
const open = new Set<FakeChannel>();
class FakeChannel extends EventTarget {
  constructor() {
    super();
    open.add(this);
  }
  postMessage(data: unknown) {
    for (const other of open) if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
  }
  close() {
    open.delete(this);
  }
}

const NOTHING = { content: '', files: '' };
type Here = typeof NOTHING;
let root: Root;
let isFocused = false;
function Tab({ form }: { form: TypedForm<Here> }) {
  useDraftInTabs(form);
  return null;
}
async function tabs(...places: string[]): Promise<TypedForm<Here>[]> {
  const forms = places.map((place) => new TypedForm('ana', place, NOTHING));
  await act(async () => root.render(forms.map((form, at) => <Tab key={at} form={form} />)));
  return forms;
}
const texts = (forms: readonly TypedForm<Here>[]) => forms.map((form) => form.read().content);

describe('a draft in two tabs', () => {
  beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
  afterAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
  beforeEach(() => {
    vi.stubGlobal('BroadcastChannel', FakeChannel);
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.spyOn(document, 'hasFocus').mockImplementation(() => isFocused);
    useSession.setState({ user: { id: 'ana' } as never });
    root = createRoot(document.createElement('div'));
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    sessionStorage.clear();
    useSession.setState({ user: null });
    isFocused = false;
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('has what was typed last, and is empty in both once it was sent', async () => {
    const [one, other] = (await tabs('messages.1', 'messages.1')) as [TypedForm<Here>, TypedForm<Here>];
    one.change({ content: 'Good' });
    expect(texts([one, other])).toEqual(['Good', 'Good']);
    vi.advanceTimersByTime(10);
    other.change({ content: 'Good day' });
    expect(texts([one, other])).toEqual(['Good day', 'Good day']);
    vi.advanceTimersByTime(10);
    one.change({ content: '', files: '' });
    expect(texts([one, other])).toEqual(['', '']);
  });

  it('keeps the text where it is typed, and takes over other fields', async () => {
    const [one, other] = (await tabs('messages.1', 'messages.1')) as [TypedForm<Here>, TypedForm<Here>];
    other.change({ content: 'Mine' });
    isFocused = true;
    vi.advanceTimersByTime(10);
    one.change({ content: 'Theirs', files: 'a file' });
    expect(other.read()).toEqual({ content: 'Mine', files: 'a file' });
  });

  it('is shown in a tab that is opened later, but not over what that one kept', async () => {
    const [one] = (await tabs('messages.1')) as [TypedForm<Here>];
    one.change({ content: 'Long before' });
    sessionStorage.clear();
    const later = new TypedForm('ana', 'messages.1', NOTHING);
    await act(async () => root.render([one, later].map((form, at) => <Tab key={at} form={form as TypedForm<Here>} />)));
    expect(later.read().content).toBe('Long before');
    const kept = new TypedForm('ana', 'messages.1', NOTHING);
    expect(kept.read().content).toBe('Long before');
    kept.take({ content: 'Something else' }, 0, false);
    expect(kept.read().content).toBe('Long before');
  });

  it('is never replaced by an older text', async () => {
    const [one] = (await tabs('messages.1')) as [TypedForm<Here>];
    vi.advanceTimersByTime(10);
    one.change({ content: 'Newer' });
    one.take({ content: 'Older' }, Date.now() - 5, false);
    expect(one.read().content).toBe('Newer');
  });

  it('stays within its conversation and its user', async () => {
    const [one, other] = (await tabs('messages.1', 'messages.2')) as [TypedForm<Here>, TypedForm<Here>];
    one.change({ content: 'Hello' });
    expect(texts([one, other])).toEqual(['Hello', '']);
    useSession.setState({ user: { id: 'beto' } as never });
    const data = { owner: 'ana', place: 'messages.2', texts: { content: 'x' }, at: Date.now() };
    for (const channel of open) channel.dispatchEvent(new MessageEvent('message', { data }));
    expect(texts([other])).toEqual(['']);
  });
});
