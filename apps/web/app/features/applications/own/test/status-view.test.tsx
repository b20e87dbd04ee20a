// @vitest-environment jsdom
import type { Application } from '@travesia/contracts/applications';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../../lib/session/testing/fake-api.ts';
import { mount } from '../../../../lib/session/testing/mount.tsx';
import { keepTokens } from '../../../../lib/session/tokens.ts';
import type { Choices } from '../choices.ts';
import { StatusView } from '../ui/status-view.tsx';

// The submitted answers are not under test.
vi.mock('../ui/answers.tsx', () => ({ Answers: () => null }));

const HALF_A_MINUTE = 30_000;
const ID = '01a2041b-32a0-7000-a6b3-52c3b4b0d5e2';
const sent = {
  id: ID,
  status: 'submitted',
  name: 'Clínica Sierra Azul',
  created_at: '2026-11-22T16:00:00.000Z',
  updated_at: '2026-11-22T16:00:00.000Z',
  submitted_at: '2026-11-22T16:00:00.000Z',
  answered_at: null,
  version: 3,
  reason: null,
  sections: {},
  files: [],
  missing: [],
  review: null,
  actions: [],
} as unknown as Application;
const choices = {} as Choices;

let unmount: () => Promise<void> = async () => undefined;
afterEach(async () => {
  await unmount();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('submitted application', () => {
  it('shows the decision when it arrives, without a reload', async () => {
    vi.useFakeTimers();
    keepTokens({ access_token: 'a1', refresh_token: 'r1' });
    let now: Application = sent;
    fakeApi({ [`GET /provider/applications/${ID}`]: () => ({ body: now }) });
    const onMoved = vi.fn();
    unmount = await mount(
      <MemoryRouter>
        <StatusView application={sent} choices={choices} onMoved={onMoved} onAnother={() => undefined} />
      </MemoryRouter>,
    );
    await act(() => vi.advanceTimersByTimeAsync(HALF_A_MINUTE + 1));
    expect(onMoved).not.toHaveBeenCalled();
    now = { ...sent, status: 'approved', version: 4 };
    await act(() => vi.advanceTimersByTimeAsync(HALF_A_MINUTE));
    expect(onMoved).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 'approved', version: 4 }));
  });
});
