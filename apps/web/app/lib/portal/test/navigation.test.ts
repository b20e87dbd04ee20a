import { describe, expect, it } from 'vitest';
import { groupsFor, itemOf, type PortalGroup, type PortalItem } from '../navigation.ts';

const item = (key: string, path: string, more: Partial<PortalItem> = {}): PortalItem => ({
  key,
  path,
  label: key,
  icon: 'home',
  ...more,
});
const groups: PortalGroup[] = [
  { key: 'one', items: [item('start', '/patient/dashboard', { roles: ['patient'] })] },
  { key: 'two', items: [item('profile', '/profile'), item('edit', '/profile/edit')] },
];

describe('the navigation of a portal', () => {
  it('leaves out what is not for the role, and groups with nothing in them', () => {
    expect(groupsFor({ role: 'provider' }, groups).map(({ key }) => key)).toEqual(['two']);
    expect(groupsFor({ role: 'patient' }, groups)).toEqual(groups);
  });

  it('is whole while the person is not known, so that nothing moves for most', () => {
    expect(groupsFor(null, groups)).toEqual(groups);
  });

  it.each([
    ['/profile', 'profile'],
    ['/profile/devices', 'profile'],
    ['/profile/edit', 'edit'],
    ['/profiles', undefined],
  ])('marks on %s the entry %s', (path, key) => {
    expect(itemOf(groups, path)?.key).toBe(key);
  });
});
