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
  it('removes confirmed items from the device and returns the number of new ones', async () => {
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

  it('keeps items saved during the call', async () => {
    keep('a');
    await moveShortlist(async () => {
      writeKept(store, toggleSaved(readKept(store), { ...item('late'), name: '' }));
      return receipt;
    });
    expect(saved()).toEqual(['late']);
  });

  it('keeps items over the limit, but not those no longer offered', () => {
    const kept: Kept = { saved: ['a', 'b', 'c'].map(item), compared: [] };
    const skipped = [
      { target_type: 'package', target_id: 'b', reason: 'full' },
      { target_type: 'package', target_id: 'c', reason: 'unknown' },
    ] as const;
    expect(afterMove(kept, kept.saved, { skipped: [...skipped] }).saved).toEqual([item('b')]);
  });
});
