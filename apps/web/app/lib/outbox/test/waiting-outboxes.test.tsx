// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepDraft } from '../../forms/draft/drafts.ts';
import { useSession } from '../../session/session-store.ts';
import { mount } from '../../session/testing/mount.tsx';
import { WaitingOutboxes } from '../waiting-outboxes.tsx';

const keep = (part: string) => keepDraft('ana', part, part, { version: 0, before: {}, mine: { queue: '[]' } });
const sent: string[] = [];
const kindOf = (name: string) =>
  vi.fn(async () => (owner: string, id: string) => void sent.push(`${name} ${owner} ${id}`));
const kinds = { messages: kindOf('messages'), 'team-messages': kindOf('team') };
let isOnline = true;
vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
let unmount: (() => Promise<void>) | undefined;
const load = async () => {
  unmount = await mount(<WaitingOutboxes kinds={kinds} />);
};

afterEach(async () => {
  await unmount?.();
  sessionStorage.clear();
  useSession.setState({ user: null });
  sent.length = 0;
  isOnline = true;
  vi.clearAllMocks();
});

describe('messages that wait after a reload', () => {
  it('are sent on any page, conversations and channels alike', async () => {
    useSession.setState({ user: { id: 'ana' } as never });
    for (const part of ['messages.one.outbox', 'messages.two', 'team-messages.three.outbox']) keep(part);
    await load();
    await vi.waitFor(() => expect(sent).toEqual(['messages ana one', 'team ana three']));
  });

  it('load nothing while there are none', async () => {
    useSession.setState({ user: { id: 'ana' } as never });
    keep('messages.two');
    await load();
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(kinds.messages).not.toHaveBeenCalled();
    expect(kinds['team-messages']).not.toHaveBeenCalled();
  });

  it('wait until the device is online', async () => {
    isOnline = false;
    useSession.setState({ user: { id: 'ana' } as never });
    keep('messages.one.outbox');
    await load();
    expect(kinds.messages).not.toHaveBeenCalled();
    isOnline = true;
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(sent).toEqual(['messages ana one']);
  });

  it('are not sent as somebody else', async () => {
    useSession.setState({ user: { id: 'ana' } as never });
    keep('messages.one.outbox');
    useSession.setState({ user: { id: 'beto' } as never });
    await load();
    expect(sent).toEqual([]);
    expect(kinds.messages).not.toHaveBeenCalled();
  });
});
