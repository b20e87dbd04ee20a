// @vitest-environment jsdom
import type { ImportRun } from '@travesia/contracts/imports';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, problem } from '../../../lib/session/testing/fake-api.ts';
import { mount } from '../../../lib/session/testing/mount.tsx';
import { keepTokens } from '../../../lib/session/tokens.ts';
import RevertDialog from '../ui/revert-dialog.tsx';

const ID = '0198c0de-0000-7000-8000-000000000009';
const run: ImportRun = {
  id: ID,
  import_id: null,
  source: 'salta',
  source_name: 'Registro de Salta',
  licence: null,
  file_name: 'salta.csv',
  rows: 9,
  counts: { added: 5, updated: 2, unchanged: 0, merged: 0, refused: 0, warned: 0 },
  imported_on: '2026-11-22',
  finished_at: '2026-11-22T15:00:00.000Z',
  state: 'applied',
  reversal: null,
  revertible_until: '2027-02-20T15:00:00.000Z',
  version: 1,
  actions: ['revert'],
};
const would = {
  removed: 4,
  restored: 1,
  kept: 2,
  kept_by_reason: { claimed: 1, changed: 0, later_import: 0, in_use: 1 },
};
const PATH = `/admin/imports/history/${ID}/revert`;
const onChanged = vi.fn(async () => undefined);
const onClose = vi.fn();

let unmount: () => Promise<void> = async () => undefined;
beforeEach(() => {
  sessionStorage.clear();
  keepTokens({ access_token: 'a1', refresh_token: 'r1' });
});
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

async function open(answer: object) {
  const { seen } = fakeApi({ [`GET ${PATH}`]: () => ({ body: would }), [`POST ${PATH}`]: () => answer });
  unmount = await mount(
    <MemoryRouter>
      <RevertDialog run={run} onChanged={onChanged} onClose={onClose} />
    </MemoryRouter>,
  );
  return seen;
}
async function send(reason: string) {
  await act(async () => {
    const field = document.querySelector<HTMLTextAreaElement>('dialog textarea');
    if (!field) throw new Error('no reason is asked for');
    // React ignores the event if its own setter made the change.
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, reason);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => {
    document.querySelector('dialog form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await vi.waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  });
}
const text = () => document.querySelector('dialog')?.textContent ?? '';

describe('the question whether to undo an import', () => {
  it('says beforehand what goes, what changes and what stays why', async () => {
    await open({});
    expect(text()).toContain('4 listings are removed; 1 gets its previous data back.');
    expect(text()).toContain('2 listings don’t change:');
    expect(text()).toContain('1 managed by a clinic');
    expect(text()).not.toContain('changed since');
    expect(document.querySelector('dialog textarea')?.hasAttribute('required')).toBe(true);
  });

  it('sends the reason and the version, shows what is now and closes', async () => {
    const seen = await open({
      body: {
        ...run,
        state: 'reverted',
        actions: [],
        version: 2,
        reversal: { ...would, reason: 'Wrong edition', at: run.finished_at },
      },
    });
    await send('Wrong edition');
    expect(seen.find(({ call }) => call === `POST ${PATH}`)?.body).toEqual({ version: 1, reason: 'Wrong edition' });
    await act(() => vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce()));
  });

  it('stays open with what was typed if it is refused', async () => {
    await open(problem(409, 'imports.busy'));
    await send('Wrong edition');
    expect(text()).toContain('Another registry is being tested or imported.');
    expect(document.querySelector('textarea')?.value).toBe('Wrong edition');
    expect(onClose).not.toHaveBeenCalled();
  });
});
