// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { unavailable } from '../../api/browser-call.ts';
import { ProblemError } from '../../problem/problem-error.ts';
import { mount } from '../../session/testing/mount.tsx';
import { useAct } from '../use-act.ts';

let acts: ReturnType<typeof useAct>;
let unmount: () => Promise<void> = async () => undefined;
afterEach(() => unmount());

function Screen() {
  const known = useAct();
  useEffect(() => {
    acts = known;
  });
  return null;
}
const open = async () => {
  unmount = await mount(<Screen />);
};

describe('a user action', () => {
  it('names the running action, and allows no other meanwhile', async () => {
    await open();
    const { promise, resolve } = Promise.withResolvers<string>();
    let first: Promise<unknown> = Promise.resolve();
    await act(async () => {
      first = acts.run(() => promise, 'row 7');
    });
    expect([acts.busy, acts.doing]).toEqual([true, 'row 7']);
    await act(async () => {
      expect(await acts.run(async () => 'another')).toBeUndefined();
      resolve('done');
      expect(await first).toBe('done');
    });
    expect([acts.busy, acts.doing, acts.problem]).toEqual([false, null, null]);
  });

  it('keeps the error until it is dismissed or retried', async () => {
    await open();
    const refused = async () => Promise.reject(new ProblemError(unavailable(503, 'no')));
    await act(async () => {
      expect(await acts.run(refused)).toBeUndefined();
    });
    expect(acts.problem?.status).toBe(503);
    expect(acts.fault).not.toBe('');
    await act(async () => acts.forget());
    expect([acts.problem, acts.fault]).toEqual([null, '']);
  });

  it('answers true when it was done and has nothing to answer', async () => {
    await open();
    await act(async () => {
      expect(await acts.run(async () => undefined)).toBe(true);
      expect(await acts.run(async () => null)).toBeNull();
    });
  });
});
