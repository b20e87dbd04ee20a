// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { filtersOf, type ListMemory, MOST_VIEWS, readMemory, writeMemory } from '../list-memory.ts';

const device = () => localStorage;
const memory: ListMemory = { hidden: ['role'], views: [{ name: 'Mine', search: 'status=active' }], last: 'q=ana' };
const NOTHING = { hidden: [], views: [], last: '' };

beforeEach(() => localStorage.clear());

describe('a device’s list settings', () => {
  it('belong to one user and one list', () => {
    expect(writeMemory(device, 'rosa', 'admin.users', memory)).toBe(true);
    expect(readMemory(device, 'rosa', 'admin.users')).toEqual(memory);
    expect(readMemory(device, 'rosa', 'admin.providers')).toEqual(NOTHING);
    expect(readMemory(device, 'mara', 'admin.users')).toEqual(NOTHING);
  });

  it.each([
    ['broken', '{'],
    ['of another version', '{"version":9,"hidden":["role"]}'],
    ['of other shapes', '{"version":1,"hidden":7,"views":[{"name":""},{"search":3},null],"last":{}}'],
  ])('are ignored if %s', (_what, kept) => {
    localStorage.setItem('travesia.list.rosa.admin.users', kept);
    expect(readMemory(device, 'rosa', 'admin.users')).toEqual(NOTHING);
  });

  it('contain no more views than a menu can show', () => {
    const views = Array.from({ length: MOST_VIEWS + 5 }, (_, index) => ({ name: `View ${index}`, search: '' }));
    writeMemory(device, 'rosa', 'admin.users', { ...memory, views });
    expect(readMemory(device, 'rosa', 'admin.users').views).toHaveLength(MOST_VIEWS);
  });
});

describe('the filters in a URL', () => {
  it('are everything except the page and what is open, in any order', () => {
    const asked = filtersOf(new URLSearchParams('sort=name&page=3&open=7&q=ana'));
    expect(asked).toBe('q=ana&sort=name');
    expect(filtersOf(new URLSearchParams('q=ana&sort=name'))).toBe(asked);
    expect(filtersOf(new URLSearchParams('page=2'))).toBe('');
  });
});
