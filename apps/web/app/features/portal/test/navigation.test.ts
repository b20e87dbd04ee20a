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

const all = () => true;

describe('portal navigation', () => {
  it('omits entries for other roles, and empty groups', () => {
    expect(groupsFor({ role: 'provider' }, groups, all).map(({ key }) => key)).toEqual(['two']);
    expect(groupsFor({ role: 'patient' }, groups, all)).toEqual(groups);
  });

  it('omits entries whose feature is off', () => {
    const helped = [
      { key: 'one', items: [item('help', '/support', { feature: 'patient_nav_help' }), item('x', '/profile')] },
    ];
    const keys = (hasFeature: () => boolean) =>
      groupsFor({ role: 'patient' }, helped, hasFeature).flatMap(({ items }) => items.map(({ key }) => key));
    expect(keys(all)).toEqual(['help', 'x']);
    expect(keys(() => false)).toEqual(['x']);
  });

  it('is complete while the user is unknown, to avoid layout shifts for most users', () => {
    expect(groupsFor(null, groups, all)).toEqual(groups);
  });

  it.each([
    ['/profile', 'profile'],
    ['/profile/devices', 'profile'],
    ['/profile/edit', 'edit'],
    ['/profiles', undefined],
  ])('on %s marks the entry %s', (path, key) => {
    expect(itemOf(groups, path)?.key).toBe(key);
  });
});
