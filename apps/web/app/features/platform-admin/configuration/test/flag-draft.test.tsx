// @vitest-environment jsdom
import type { FeatureFlag, FlagRule } from '@travesia/contracts/access';
import { act, useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSession } from '../../../../lib/session/session-store.ts';
import { fakeApi, problem, rosa } from '../../../../lib/session/testing/fake-api.ts';
import { mount } from '../../../../lib/session/testing/mount.tsx';
import { keepTokens } from '../../../../lib/session/tokens.ts';
import { FlagConflict } from '../ui/flag-conflict.tsx';
import { type FlagDraft, useFlagDraft } from '../use-flag-draft.ts';

vi.mock('../../../access/index.ts', () => ({ loadFlags: () => Promise.resolve() }));

const SAVE = 'PUT /admin/feature-flags/favorites';
const rule: FlagRule = { on: true, roles: ['patient'], share: 100, allowed: [], refused: [] };
const flag = (version: number, changed: Partial<FlagRule> = {}) =>
  ({
    key: 'favorites',
    rule: { ...rule, ...changed },
    default_rule: rule,
    accounts: [],
    version,
    changed_by: 'Ana',
  }) as unknown as FeatureFlag;

let work: FlagDraft;
function Editor({ known }: { known: FeatureFlag }) {
  const now = useFlagDraft(known, () => undefined);
  useEffect(() => {
    work = now;
  });
  return now.state.status === 'conflict' ? <FlagConflict work={now} /> : null;
}

let leave: () => Promise<void> = async () => undefined;
const show = async (known = flag(1)) => {
  leave = await mount(<Editor known={known} />);
};
const press = (words: string) =>
  act(async () => [...document.querySelectorAll('button')].find((one) => one.textContent === words)?.click());
const staleUntil = (version: number, present: FeatureFlag) =>
  fakeApi({
    [SAVE]: ({ body }) => {
      const { rule: sent, version: from } = body as { rule: FlagRule; version: number };
      if (from >= version) return { body: { ...flag(from + 1), rule: sent } };
      const { status, body: stale } = problem(409, 'request.stale_version');
      return { status, body: { ...stale, present } };
    },
  });

beforeEach(() => {
  keepTokens({ access_token: 'a1', refresh_token: 'r1' });
  useSession.setState({ user: rosa, signedOut: false });
});
afterEach(async () => {
  await leave();
  useSession.setState({ user: null, signedOut: true });
  useSession.setState({ signedOut: false });
  vi.unstubAllGlobals();
});

describe('a rule draft', () => {
  it('keeps the reason and account names, and is saved only when submitted', async () => {
    const api = staleUntil(1, flag(1));
    await show();
    await act(async () => {
      work.nameAccount({ id: 'u1', name: 'Luis', role: 'patient' });
      work.setRule({ ...work.rule, allowed: ['u1'] });
      work.setReason('A trial');
    });
    await leave();
    await show();
    expect(work).toMatchObject({ reason: 'A trial', rule: { allowed: ['u1'] }, named: [{ name: 'Luis' }] });
    expect(api.seen).toEqual([]);
    await act(() => work.draft.send());
    expect(api.seen.at(-1)?.body).toEqual({ rule: { ...rule, allowed: ['u1'] }, reason: 'A trial', version: 1 });
    expect(work).toMatchObject({ reason: '', known: { version: 2 } });
    expect(sessionStorage.getItem('travesia.drafts')).toBeNull();
  });

  it('merges with what someone else saved in other parts', async () => {
    const api = staleUntil(5, flag(5, { share: 50 }));
    await show();
    await act(async () => work.setRule({ ...work.rule, on: false }));
    await act(() => work.draft.send());
    expect(api.seen.at(-1)?.body).toMatchObject({ rule: { on: false, share: 50 }, version: 5 });
  });

  it('asks which rule to keep when both changed the same part', async () => {
    const api = staleUntil(5, flag(5, { share: 50 }));
    await show();
    await act(async () => work.setRule({ ...work.rule, share: 10 }));
    await act(() => work.draft.send());
    expect(document.querySelector('[role="alert"]')?.textContent).toContain('Ana');
    await press('Keep my version');
    expect(api.seen.at(-1)?.body).toMatchObject({ rule: { share: 10 }, version: 5 });
  });
});
