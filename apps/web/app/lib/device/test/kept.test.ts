import { describe, expect, it } from 'vitest';
import {
  addressOf,
  type ComparedItem,
  KEPT_KEY,
  type Kept,
  MOST_SAVED,
  readKept,
  toggleCompared,
  toggleSaved,
  writeKept,
} from '../kept.ts';

const NOTHING: Kept = { saved: [], compared: [] };
const item = (id: string, kind: ComparedItem['target_type'] = 'package'): ComparedItem => ({
  target_type: kind,
  target_id: id,
  saved_at: '2026-11-20T12:00:00.000Z',
  name: `The ${id}`,
});
const plain = ({ name: _name, ...rest }: ComparedItem) => rest;
const ids = (list: Kept['saved']) => list.map(({ target_id: id }) => id);

function deviceWith(content: string | null) {
  const kept = new Map(content === null ? [] : [[KEPT_KEY, content]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}
const read = (content: unknown) => {
  const device = deviceWith(typeof content === 'string' ? content : JSON.stringify(content));
  return readKept(() => device);
};

describe('the device’s storage', () => {
  it('restores what was written, in the shape of an account’s lists', () => {
    const device = deviceWith(null);
    const kept = toggleCompared(toggleSaved(NOTHING, item('lasik', 'treatment')), item('a')).kept;
    expect(writeKept(() => device, kept)).toBe(true);
    expect(readKept(() => device)).toEqual(kept);
    expect(kept.saved).toEqual([
      { target_type: 'treatment', target_id: 'lasik', saved_at: '2026-11-20T12:00:00.000Z' },
    ]);
  });

  it.each([
    ['nothing', 'null'],
    ['no JSON', '{"version":1,'],
    ['a text', '"kept"'],
    ['another version', { version: 2, saved: [plain(item('a'))] }],
    ['lists that are none', { version: 1, saved: 'a', compared: { 0: item('a') } }],
    ['items that are none', { version: 1, saved: [null, 7, 'a', [], {}], compared: [null] }],
    ['kinds that are unknown', { version: 1, saved: [{ ...item('a'), target_type: '__proto__' }] }],
    ['ids with markup', { version: 1, saved: [item('"><script>'), item('../x'), item('a b'), item('')] }],
    ['ids without end', { version: 1, saved: [item('a'.repeat(121))] }],
    ['ids that are no text', { version: 1, saved: [{ ...item('a'), target_id: 12 }] }],
  ])('counts as empty if it contains %s', (_what, content) => {
    expect(read(content)).toEqual(NOTHING);
  });

  it('keeps the valid items among broken ones, deduplicated, and at most the limit', () => {
    const many = Array.from({ length: 500 }, (_none, index) => item(`p-${index}`));
    const kept = read({ version: 1, saved: [null, item('p-0'), ...many], compared: [...many] });
    expect(kept.saved).toHaveLength(MOST_SAVED);
    expect(new Set(ids(kept.saved)).size).toBe(MOST_SAVED);
    expect(kept.compared).toHaveLength(4);
  });

  it('compares one kind only, and never treatments', () => {
    const compared = [item('lasik', 'treatment'), item('a'), item('clinic', 'provider'), item('b')];
    expect(ids(read({ version: 1, compared }).compared)).toEqual(['a', 'b']);
  });

  it('does not fail if the browser denies storage', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(readKept(refuse)).toEqual(NOTHING);
    expect(writeKept(refuse, NOTHING)).toBe(false);
    const full = { getItem: () => null, setItem: refuse };
    expect(writeKept(() => full, NOTHING)).toBe(false);
  });
});

describe('toggleSaved', () => {
  it('saves newest first and removes again; the oldest makes room', () => {
    const both = toggleSaved(toggleSaved(NOTHING, item('a')), item('b'));
    expect(ids(both.saved)).toEqual(['b', 'a']);
    expect(ids(toggleSaved(both, item('b')).saved)).toEqual(['a']);
    const full = Array.from({ length: MOST_SAVED }).reduce<Kept>(
      (kept, _none, index) => toggleSaved(kept, item(`p-${index}`)),
      NOTHING,
    );
    const more = toggleSaved(full, item('newest'));
    expect(more.saved).toHaveLength(MOST_SAVED);
    expect(ids(more.saved)).not.toContain('p-0');
  });

  it('distinguishes items of different kinds with the same id', () => {
    const both = toggleSaved(toggleSaved(NOTHING, item('a')), item('a', 'provider'));
    expect(both.saved).toHaveLength(2);
  });
});

describe('toggleCompared', () => {
  const four = ['a', 'b', 'c', 'd'].reduce<Kept>((kept, id) => toggleCompared(kept, item(id)).kept, NOTHING);

  it('refuses a fifth with the reason, and removes one of the four', () => {
    expect(toggleCompared(four, item('e'))).toEqual({ kept: four, refused: 'full' });
    expect(ids(toggleCompared(four, item('b')).kept.compared)).toEqual(['a', 'c', 'd']);
  });

  it('refuses a clinic next to packages, before counting', () => {
    expect(toggleCompared(four, item('clinic', 'provider')).refused).toBe('mixed');
  });
});

describe('addressOf', () => {
  it('lists ids by kind, and is the bare page without any', () => {
    expect(addressOf('/es/saved', [item('a'), item('lasik', 'treatment'), item('b')])).toBe(
      '/es/saved?packages=a,b&treatments=lasik',
    );
    expect(addressOf('/compare', [])).toBe('/compare');
  });
});
