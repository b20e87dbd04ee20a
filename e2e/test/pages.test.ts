import { describe, expect, it } from 'vitest';
import { features } from '../../apps/web/app/features.ts';
import { ADDRESSES, LEFT_OUT, PUBLIC_SCREENS, SCREENS_OF } from '../pages.ts';

const paths = features.flatMap(({ pages }) => pages.map(({ path }) => path));

describe('the screens that sweeps visit', () => {
  it('are all pages: those with a parameter have an address of the demo, or a reason to be left out', () => {
    const open = paths.filter((path) => path.includes(':') && !(path in ADDRESSES) && !(path in LEFT_OUT));
    expect(open).toEqual([]);
    for (const screens of [PUBLIC_SCREENS, ...Object.values(SCREENS_OF)])
      expect(Object.keys(screens).length).toBeGreaterThan(4);
  });

  it('name no page that does not exist, and none twice', () => {
    const named = [...Object.keys(ADDRESSES), ...Object.keys(LEFT_OUT)];
    expect(named.filter((path) => !paths.includes(path))).toEqual([]);
    expect(named.length).toBe(new Set(named).size);
  });
});
