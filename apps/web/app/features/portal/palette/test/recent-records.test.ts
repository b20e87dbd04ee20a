import { describe, expect, it } from 'vitest';
import {
  forgetRecentRecords,
  keepRecentRecord,
  kindOfRecord,
  readRecentRecords,
  RECENT_RECORDS_KEY,
} from '../recent-records.ts';

const ID = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10';

function memory() {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { kept, store: () => store };
}

describe('records opened lately', () => {
  it('are recognized by their paths', () => {
    expect(kindOfRecord(`/admin/providers/${ID}`)).toBe('clinic');
    expect(kindOfRecord(`/provider/${ID}/requests/${ID}`)).toBe('request');
    expect(kindOfRecord('/admin/treatment-listings/knee-replacement')).toBe('treatment');
    for (const other of ['/admin/providers', '/admin/providers/new', `/admin/providers/browse/${ID}`, '/profile'])
      expect(kindOfRecord(other), other).toBeUndefined();
  });

  it('are the ten newest, each once', () => {
    const { store } = memory();
    for (let at = 0; at < 12; at++)
      keepRecentRecord(store, 'ana', { kind: 'treatment', path: `/admin/treatment-listings/t${at}`, label: `T${at}` });
    keepRecentRecord(store, 'ana', { kind: 'treatment', path: '/admin/treatment-listings/t5', label: 'T5' });
    const labels = readRecentRecords(store, 'ana').map(({ label }) => label);
    expect(labels).toHaveLength(10);
    expect(labels.slice(0, 3)).toEqual(['T5', 'T11', 'T10']);
  });

  it('are not shown to another person, and are gone after signing out', () => {
    const { kept, store } = memory();
    keepRecentRecord(store, 'ana', { kind: 'clinic', path: `/admin/providers/${ID}`, label: 'Clínica Um' });
    expect(readRecentRecords(store, 'leo')).toEqual([]);
    forgetRecentRecords(store);
    expect(kept.size).toBe(0);
  });

  it('leave out what is broken or leads elsewhere', () => {
    const { kept, store } = memory();
    const records = [{ path: 'https://evil.example', label: 'x' }, null, { path: `/admin/users/${ID}`, label: 'Ana' }];
    kept.set(RECENT_RECORDS_KEY, JSON.stringify({ version: 1, person: 'ana', records }));
    expect(readRecentRecords(store, 'ana')).toEqual([{ kind: 'person', path: `/admin/users/${ID}`, label: 'Ana' }]);
  });
});
