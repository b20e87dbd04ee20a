import { expect, it } from 'vitest';
import { visibleTo } from '../leads.policy.ts';

it("lets nobody read other people's leads", () => {
  expect(visibleTo({ kind: 'anonymous' })).toEqual({ kind: 'none' });
  expect(visibleTo({ kind: 'system' })).toEqual({ kind: 'all' });
});
