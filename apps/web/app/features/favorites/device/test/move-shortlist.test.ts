// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Kept, type KeptItem, readKept, toggleSaved, writeKept } from '../../../../lib/device/kept.ts';
import { afterMove, moveShortlist } from '../move-shortlist.ts';

const store = () => localStorage;
const item = (target_id: string): KeptItem => ({ target_type: 'package', target_id, saved_at: '2026-11-20' });
const keep = (...ids: string[]) => writeKept(store, { saved: ids.map(item), compared: [] });
const saved = () => readKept(store).saved.map(({ target_id: id }) => id);
const receipt = { list_id: '1', imported: 2, already: 0, skipped: [] };

beforeEach(() => localStorage.clear());

describe('moving a shortlist', () => {
  it('forgets on the device what the server took, and tells how many are new', async () => {
    keep('a', 'b');
    const send = vi.fn(async () => receipt);
    expect(await moveShortlist(send)).toBe(2);
    expect(send).toHaveBeenCalledExactlyOnceWith([
      { target_type: 'package', target_id: 'a' },
      { target_type: 'package', target_id: 'b' },
    ]);
    expect(saved()).toEqual([]);
    expect(await moveShortlist(send)).toBe(0);
    expect(send).toHaveBeenCalledOnce();
  });

  it('loses nothing when the call fails', async () => {
    keep('a', 'b');
    await expect(moveShortlist(async () => Promise.reject(new Error('no line')))).rejects.toThrow('no line');
    expect(saved()).toEqual(['a', 'b']);
  });

  it('keeps what was saved while the call was on its way', async () => {
    keep('a');
    await moveShortlist(async () => {
      writeKept(store, toggleSaved(readKept(store), { ...item('late'), name: '' }));
      return receipt;
    });
    expect(saved()).toEqual(['late']);
  });

  it('keeps what found no room, and not what is no longer offered', () => {
    const kept: Kept = { saved: ['a', 'b', 'c'].map(item), compared: [] };
    const skipped = [
      { target_type: 'package', target_id: 'b', reason: 'full' },
      { target_type: 'package', target_id: 'c', reason: 'unknown' },
    ] as const;
    expect(afterMove(kept, kept.saved, { skipped: [...skipped] }).saved).toEqual([item('b')]);
  });
});
