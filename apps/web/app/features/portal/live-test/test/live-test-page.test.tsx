// @vitest-environment jsdom
import type { LiveAnswer } from '@travesia/contracts/kit';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rosa } from '../../../../lib/session/testing/fake-api.ts';
import { liveEnds } from '../../../../lib/live/live.ts';
import { mount } from '../../../../lib/session/testing/mount.tsx';
import { PersonContext } from '../../person-context.ts';
import { LiveTestPage } from '../live-test-page.tsx';

const say = vi.fn(async (): Promise<LiveAnswer | null> => ({ ok: true, answer: { text: 'ping' } }));
const reconnect = vi.fn();
const drop = vi.fn();
let unmount: () => Promise<void> = async () => undefined;

beforeEach(async () => {
  unmount = await mount(
    <PersonContext value={rosa}>
      <LiveTestPage />
    </PersonContext>,
  );
  await act(async () => {
    liveEnds.opened({ say, reconnect, drop });
    liveEnds.is('live');
  });
});
afterEach(async () => {
  await unmount();
  liveEnds.opened(null);
  Reflect.deleteProperty(navigator, 'clipboard');
});

const text = () => document.body.textContent ?? '';
const press = (name: string) =>
  act(async () => [...document.querySelectorAll('button')].find((button) => button.textContent === name)?.click());

describe('/ws-test', () => {
  it('shows the state and the last fifty events, newest first', async () => {
    expect(text()).toContain('Live');
    expect(text()).toContain('No updates received yet');
    await act(async () => {
      for (let seq = 1; seq <= 60; seq++)
        liveEnds.heard({
          type: 'message.created',
          data: {},
          stream: 'conversation/7',
          seq,
          at: '2026-11-28T10:00:00Z',
        });
    });
    const numbers = [...document.querySelectorAll('td.table-number')].map((cell) => cell.textContent);
    expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([50, '60', '11']);
    await act(async () => liveEnds.is('lost'));
    expect(text()).toContain('Lost, reconnecting');
  });

  it('measures the round trip, or says that there was no answer', async () => {
    await press('Measure round trip');
    expect(text()).toMatch(/\d+ ms/);
    say.mockResolvedValueOnce(null);
    await press('Measure round trip');
    expect(text()).toContain('The server didn’t answer');
  });

  it('reconnects, and breaks the line as a lost network would', async () => {
    await press('Reconnect');
    await press('Simulate a drop');
    expect([reconnect.mock.calls.length, drop.mock.calls.length]).toEqual([1, 1]);
  });

  it('copies a report without what anybody wrote, and shows it where the browser refuses', async () => {
    const writeText = vi.fn(async (_text: string) => undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await act(async () => liveEnds.heard({ type: 'typing', data: { secret: 'words' }, at: '2026-11-28T10:00:00Z' }));
    await press('Copy report');
    expect(JSON.parse(writeText.mock.calls[0]?.[0] ?? '')).toMatchObject({
      state: 'live',
      updates: [{ type: 'typing' }],
    });
    expect(writeText.mock.calls[0]?.[0]).not.toContain('secret');
    writeText.mockRejectedValueOnce(new Error('not allowed'));
    await press('Copy report');
    expect(document.querySelector('textarea')?.value).toContain('"typing"');
  });
});
