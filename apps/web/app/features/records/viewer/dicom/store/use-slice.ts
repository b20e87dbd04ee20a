import type { PreviewReason } from '@travesia/contracts/records';
import { useEffect, useRef, useState } from 'react';
import { Ahead } from './ahead.ts';
import { type Loaded, PictureFault, type PictureStore, type Slice } from './picture-store.ts';

export type SliceState =
  | { state: 'loading' }
  | { state: 'shown'; loaded: Loaded }
  /** `load` and `decode` of PictureFault. */
  | { state: 'failed'; stage: 'load' | 'decode' }
  /** Never tried: the server found that it can't be shown right. */
  | { state: 'refused'; reason: PreviewReason };

interface Shown {
  slice: Slice | undefined;
  attempt: number;
  state: SliceState;
}

/** The picture of a slice of a series, and its neighbors ahead of time. `retry` tries a failed one once more. */
export function useSlice(store: PictureStore, slices: readonly Slice[], index: number) {
  const slice = slices[index];
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<Shown>({ slice: undefined, attempt, state: { state: 'loading' } });
  useEffect(() => {
    if (!slice) return undefined;
    const leaving = new AbortController();
    const show = (state: SliceState) => {
      if (!leaving.signal.aborted) setShown({ slice, attempt, state });
    };
    if (slice.image.preview !== 'yes') show({ state: 'refused', reason: slice.image.preview });
    else
      store.get(slice, leaving.signal).then(
        (loaded) => show({ state: 'shown', loaded }),
        (error: unknown) => show({ state: 'failed', stage: error instanceof PictureFault ? error.stage : 'decode' }),
      );
    return () => leaving.abort();
  }, [store, slice, attempt]);
  const isCurrent = shown.slice === slice && shown.attempt === attempt;
  const state: SliceState = isCurrent ? shown.state : { state: 'loading' };
  useAhead(store, slices, index, state.state !== 'loading');
  return { state, retry: () => setAttempt((number) => number + 1) };
}

/** Fetches where the reader is, once what they look at has arrived. */
function useAhead(store: PictureStore, slices: readonly Slice[], index: number, isReady: boolean): void {
  const ahead = useRef<Ahead>(null);
  useEffect(() => {
    const own = new Ahead(store, slices);
    ahead.current = own;
    return () => own.end();
  }, [store, slices]);
  useEffect(() => {
    if (isReady) ahead.current?.goTo(index);
  }, [index, isReady]);
}
