import type { LiveData } from '@travesia/contracts/kit';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { liveState, type LiveState, onLive, onLiveState, onResync } from './live.ts';

/** Calls the handler for each event of a kind while the component is shown. */
export function useLive<E extends { name: string }>(event: E, handler: (data: LiveData<E>) => void): void {
  const handle = useEffectEvent(handler);
  useEffect(() => onLive(event, (data) => handle(data)), [event]);
}

/** Calls the handler whenever events may have been missed. */
export function useResync(handler: () => void): void {
  const handle = useEffectEvent(handler);
  useEffect(() => onResync(() => handle()), []);
}

/** Whether events arrive at once. */
export const useLiveState = (): LiveState =>
  useSyncExternalStore(onLiveState, liveState, (): LiveState => 'connecting');
