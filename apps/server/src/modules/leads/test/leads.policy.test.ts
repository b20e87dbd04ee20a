import { expect, it } from 'vitest';
import { visibleTo } from '../leads.policy.ts';

it('lets nobody read what others wrote', () => {
  expect(visibleTo({ kind: 'anonymous' })).toEqual({ kind: 'none' });
  expect(visibleTo({ kind: 'system' })).toEqual({ kind: 'all' });
});
