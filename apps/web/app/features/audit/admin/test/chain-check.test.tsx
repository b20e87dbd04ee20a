// @vitest-environment jsdom
import type { AuditIntegrity, ChainVerdict } from '@travesia/contracts/audit';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSession } from '../../../../lib/session/session-store.ts';
import { fakeApi, rosa } from '../../../../lib/session/testing/fake-api.ts';
import { mount } from '../../../../lib/session/testing/mount.tsx';
import { keepTokens } from '../../../../lib/session/tokens.ts';
import { ChainCheck } from '../ui/chain-check.tsx';

let unmount: () => Promise<void> = async () => undefined;
beforeEach(() => {
  useSession.setState({ ...useSession.getInitialState(), user: rosa });
  keepTokens({ access_token: 'a', refresh_token: 'r' });
});
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

const at = '2026-11-22T10:00:00.000Z';
const gone = { kind: 'link_missing', number: 81, until: 100, entries: 20, entry_id: null, accepted: false } as const;
const quiet: AuditIntegrity = { ok: true, breaks: [], acceptances: [], verified: null };
const verdict: ChainVerdict = {
  ok: false,
  checked: 84,
  waiting: 0,
  fault: { kind: 'link_missing', number: 81, entry_id: null },
  faults: [gone],
  breaks: [{ ...gone, at }],
  acceptances: [],
  checked_at: at,
};
const shown = () => document.body.textContent;
async function open(known: AuditIntegrity, found: ChainVerdict = verdict) {
  fakeApi({
    'GET /admin/audit-log/verify': () => ({ body: known }),
    'POST /admin/audit-log/verify': () => ({ body: found }),
  });
  unmount = await mount(<ChainCheck onChecked={() => undefined}>Audit log</ChainCheck>);
}
const check = () => act(async () => document.querySelector('button')?.click());

describe('the check of the audit log', () => {
  it('shows without being asked what was noticed when entries were added', async () => {
    await open({ ...quiet, ok: false, breaks: [{ ...gone, at }] });
    await vi.waitFor(() =>
      expect(shown()).toContain('Entries 81 to 100 and their positions in the chain are missing.'),
    );
    expect(document.querySelector('[role=alert]')?.textContent).toContain('Detected Nov 22, 2026');
  });

  it('says nothing while nothing is wrong', async () => {
    await open(quiet);
    expect(document.querySelector('.notice')).toBeNull();
  });

  it('lists everything that a verification found, and what is intact', async () => {
    await open(quiet, {
      ...verdict,
      faults: [gone, { ...gone, kind: 'entry_inserted', number: null, until: null, entries: 2 }],
    });
    await check();
    await vi.waitFor(() => expect(shown()).toContain('2 entries weren’t written by Travesía'));
    expect(shown()).toContain('84 entries are intact.');
  });

  it('keeps showing what an operator declared as known', async () => {
    const acceptances = [{ at, reason: 'Restored the backup of Sunday' }];
    await open({ ...quiet, acceptances }, { ...verdict, ok: true, acceptances });
    await vi.waitFor(() => expect(shown()).toContain('Restored the backup of Sunday'));
    await check();
    await vi.waitFor(() => expect(shown()).toContain('All 84 entries are intact'));
    expect(shown()).toContain('Restored the backup of Sunday');
  });
});
