import type { LiveAnswer, LiveData, LiveFrame, LiveSaid } from '@travesia/contracts/kit';

/** `lost`: it was tried and failed, and is tried again. */
export type LiveState = 'live' | 'connecting' | 'lost';

/** The connection of this tab, as far as the rest needs it. */
export interface LiveSocket {
  say: (act: string, data: unknown) => Promise<LiveAnswer | null>;
  /** Connects again. */
  reconnect: () => void;
  /** Breaks the line without telling the server, as a lost network would. */
  drop: () => void;
}

type Listener<T> = (told: T) => void;

let state: LiveState = 'connecting';
let since = Date.now();
let socket: LiveSocket | null = null;
const onStates = new Set<() => void>();
const onFrames = new Set<Listener<LiveFrame>>();
const onResyncs = new Set<() => void>();

const listen = <T>(listeners: Set<T>, listener: T): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const liveState = (): LiveState => state;

/** Since when the state is what it is, in milliseconds since 1970. */
export const liveSince = (): number => since;

/** Returns the function that stops it, as all of these do. */
export const onLiveState = (listener: () => void) => listen(onStates, listener);

/** Every event, for reports; features hear theirs by `onLive`. */
export const onLiveFrame = (listener: Listener<LiveFrame>) => listen(onFrames, listener);

/** Calls the handler for each event of a kind. Some are missed, and some told twice: its number says so. */
export const onLive = <E extends { name: string }>(event: E, handler: (data: LiveData<E>) => void) =>
  onLiveFrame(({ type, data }) => {
    if (type === event.name) handler(data as LiveData<E>);
  });

/**
 * Calls the handler whenever events may have been missed: once the connection stands, after each loss, and when the server says so.
 * What it shows is asked for again then.
 */
export const onResync = (handler: () => void) => listen(onResyncs, handler);

/** Says something that may get lost. Null if the connection does not stand, or there is no answer. */
export const sayLive = async <A extends { name: string }>(act: A, data: LiveSaid<A>): Promise<LiveAnswer | null> =>
  state === 'live' ? ((await socket?.say(act.name, data)) ?? null) : null;

/** For the page of diagnostics. */
export const liveSocket = (): LiveSocket | null => socket;

/** What a connection reports. */
export const liveEnds = {
  opened: (opened: LiveSocket | null) => {
    socket = opened;
    if (!opened) liveEnds.is('connecting');
  },
  is: (now: LiveState) => {
    if (state === now) return;
    [state, since] = [now, Date.now()];
    for (const tell of onStates) tell();
  },
  heard: (frame: LiveFrame) => {
    for (const tell of onFrames) tell(frame);
  },
  resync: () => {
    for (const tell of onResyncs) tell();
  },
};
