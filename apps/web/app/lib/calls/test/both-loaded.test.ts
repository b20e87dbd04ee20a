import type { Problem } from '@travesia/contracts/kit';
import { expect, it, vi } from 'vitest';
import { bothLoaded, type Shown } from '../both-loaded.ts';

const problem = { code: 'request.failed' } as unknown as Problem;
const shown = <T>(data: T | null, failed: Problem | null = null): Shown<T> => ({
  data,
  problem: failed,
  reload: vi.fn<() => Promise<void>>(async () => undefined),
});

it('shows two loads once both are there, the problem of either, and loads both again', async () => {
  expect(bothLoaded(shown(1), shown<string>(null))).toMatchObject({ data: null, problem: null });
  const [one, other] = [shown(1), shown('a', problem)];
  const both = bothLoaded(one, other);
  expect(both).toMatchObject({ data: [1, 'a'], problem });
  await both.reload();
  expect(one.reload).toHaveBeenCalledOnce();
  expect(other.reload).toHaveBeenCalledOnce();
});
