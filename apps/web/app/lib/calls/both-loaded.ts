import type { Loaded } from './loaded.ts';

/** What a screen needs to show that something is loading, why it failed, or what it is. */
export type Shown<T> = Pick<Loaded<T>, 'data' | 'problem' | 'reload'>;

/** Two things that a screen shows together: loaded once both are, failed if one did. */
export const bothLoaded = <A, B>(one: Shown<A>, other: Shown<B>): Shown<readonly [A, B]> => ({
  data: one.data !== null && other.data !== null ? [one.data, other.data] : null,
  problem: one.problem ?? other.problem,
  reload: async () => {
    await Promise.all([one.reload(), other.reload()]);
  },
});
