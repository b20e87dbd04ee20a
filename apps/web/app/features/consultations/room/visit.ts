import { bookingChangedLive } from '@travesia/contracts/bookings';
import {
  type Consultation,
  enterConsultation,
  type EnteredRoom,
  getConsultation,
  leaveConsultation,
  RENEW_SECONDS,
  videoRoomLive,
} from '@travesia/contracts/consultations';
import type { Problem } from '@travesia/contracts/kit';
import { onLive, onLiveState, liveState, onResync } from '../../../lib/live/live.ts';
import { problemOf } from '../../../lib/problem/problem-error.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { Call, type CallView } from '../call/call.ts';
import type { OwnTracks } from '../call/peer.ts';

/** `elsewhere`: the user entered in another page. `out`: the room was closed, or the user may not be here any more. */
export type VisitStep = 'entering' | 'in' | 'elsewhere' | 'out' | 'left';

export interface VisitView {
  step: VisitStep;
  room: Consultation | null;
  problem: Problem | null;
  call: CallView;
}

const NOTHING: CallView = { peers: [], chat: [] };
/** Problems that pass: the page tries again. */
const PASSES = new Set(['network', 'request.rate_limited', 'server.unavailable', 'server.error', 'server.stopping']);

/** One page’s visit to a room: it enters, says every few seconds that it is there, and calls whoever is there too. */
export class Visit {
  readonly #id: string;
  readonly #listeners = new Set<() => void>();
  readonly #stops: (() => void)[] = [];
  #view: VisitView = { step: 'entering', room: null, problem: null, call: NOTHING };
  #session: string | null = null;
  #call: Call | null = null;
  #tracks: OwnTracks = { microphone: null, camera: null, screen: null };
  #asks = 0;
  /** Which `start` it is: answers of an older one are late. */
  #run = 0;
  #isEntering = false;

  constructor(bookingId: string) {
    this.#id = bookingId;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  readonly read = (): VisitView => this.#view;

  /** Enters, until the returned function is called. The page stays in the room for a while then: it may be loading again. */
  start(): () => void {
    this.#run += 1;
    const about = ({ booking_id: id }: { booking_id: string }) => {
      if (id === this.#id) void this.refresh();
    };
    const timer = setInterval(() => void this.#renew(), RENEW_SECONDS * 1000);
    this.#stops.push(
      () => clearInterval(timer),
      onLive(videoRoomLive, about),
      onLive(bookingChangedLive, about),
      onResync(() => void this.#renew()),
      // Without the socket there are no signals, so nobody to call.
      onLiveState(() => void this.#enter()),
    );
    void this.#enter();
    return () => this.#stop();
  }

  /** Sends other tracks from now on. */
  async send(tracks: OwnTracks): Promise<void> {
    this.#tracks = { ...tracks };
    await this.#call?.send(this.#tracks);
  }

  sayChat(text: string): boolean {
    return this.#call?.sayChat(text) ?? false;
  }

  /** Leaves for good. */
  async leave(): Promise<void> {
    const session = this.#session;
    this.#stop();
    this.#set({ step: 'left' });
    if (session)
      await sessionCall(leaveConsultation, { params: { id: this.#id }, body: { session_id: session } }).catch(() => {});
  }

  /** Asks who is there. */
  async refresh(): Promise<void> {
    this.#asks += 1;
    const ask = this.#asks;
    try {
      const room = await sessionCall(getConsultation, { params: { id: this.#id } }, { background: true });
      // Not what an older question says.
      if (ask === this.#asks) this.take(room);
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Shows a room as an answer of the server has it. */
  take(room: Consultation): void {
    if (this.#view.step !== 'in') return;
    if (room.state !== 'open') return this.#end('out', { room });
    const own = room.present.find(({ is_own: isOwn }) => isOwn);
    if (own && own.session_id !== this.#session) return this.#end('elsewhere', { room });
    this.#set({ room });
    if (own?.is_admitted) this.#call?.meet(room);
  }

  async #enter(): Promise<void> {
    if (this.#view.step !== 'entering' || this.#isEntering || liveState() !== 'live') return;
    const run = this.#run;
    this.#isEntering = true;
    try {
      const entered = await sessionCall(enterConsultation, { params: { id: this.#id }, body: {} });
      if (run !== this.#run || this.#stops.length === 0) return;
      this.#session = entered.session_id;
      this.#call = new Call(this.#id, entered.session_id, entered.room.ice_servers, {
        changed: () => this.#set({ call: this.#call?.view ?? NOTHING }),
        servers: async () => {
          await this.refresh();
          return this.#view.room?.ice_servers ?? [];
        },
      });
      await this.#call.send(this.#tracks);
      this.#set({ step: 'in', problem: null });
      this.take(entered.room);
      // Somebody may have come while the answer travelled.
      void this.refresh();
    } catch (error) {
      if (run === this.#run) this.#fail(error);
    } finally {
      if (run === this.#run) this.#isEntering = false;
    }
  }

  /** Being in a call is doing something: nobody is signed out of one. */
  async #renew(): Promise<void> {
    const session = this.#session;
    if (!session) return this.#enter();
    try {
      const body = { session_id: session };
      const { room }: EnteredRoom = await sessionCall(enterConsultation, { params: { id: this.#id }, body });
      this.#asks += 1;
      this.take(room);
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    const problem = problemOf(error);
    if (!problem) throw error;
    if (PASSES.has(problem.code)) return;
    if (problem.code === 'consultations.taken_over') return this.#end('elsewhere');
    this.#end('out', { problem });
  }

  #end(step: VisitStep, change: Partial<VisitView> = {}): void {
    if (this.#view.step !== 'in' && this.#view.step !== 'entering') return;
    this.#stop();
    this.#set({ step, ...change });
  }

  #stop(): void {
    for (const stop of this.#stops.splice(0)) stop();
    this.#call?.close();
    this.#call = null;
    this.#session = null;
    this.#isEntering = false;
  }

  #set(change: Partial<VisitView>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }
}
