import type { Consultation, RoomPresence, RoomSide } from '@travesia/contracts/consultations';
import { type OwnTracks, Peer, type PeerState } from './peer.ts';
import type { Quality } from './line-quality.ts';
import { Lines } from './lines.ts';
import type { Sends } from './peer-words.ts';
import { Signals } from './signals.ts';

/** Somebody in the call, as the screen shows them. */
export interface PeerView {
  id: string;
  name: string;
  side: RoomSide;
  state: PeerState;
  quality: Quality | null;
  sends: Sends;
  camera: MediaStream;
  screen: MediaStream;
}

export interface ChatLine {
  number: number;
  /** Null for an own one. */
  from: string | null;
  text: string;
  at: number;
}

/** What the screen shows of a call. */
export interface CallView {
  peers: readonly PeerView[];
  chat: readonly ChatLine[];
}

interface CallEnds {
  changed: () => void;
  servers: () => Promise<RTCIceServer[]>;
}

/** Picture, sound and words between the pages of a room. Made when the page enters, so that no signal is missed. */
export class Call {
  view: CallView = { peers: [], chat: [] };
  readonly #own: string;
  readonly #ends: CallEnds;
  readonly #signals: Signals;
  readonly #lines: Lines;
  readonly #peers = new Map<string, { peer: Peer; who: RoomPresence }>();
  #room: Consultation | null = null;
  #tracks: OwnTracks = { microphone: null, camera: null, screen: null };
  #chat: ChatLine[] = [];

  constructor(bookingId: string, own: string, servers: RTCIceServer[], ends: CallEnds) {
    this.#own = own;
    this.#lines = new Lines(servers);
    this.#ends = ends;
    this.#signals = new Signals(bookingId, own);
  }

  /** Connects to everybody who is in the room now, and lets go of who left. */
  meet(room: Consultation): void {
    const isFirst = this.#room === null;
    this.#room = room;
    const others = othersIn(room, this.#own);
    for (const [id, { peer }] of this.#peers) {
      if (others.some(({ session_id: session }) => session === id)) continue;
      peer.close();
      this.#peers.delete(id);
    }
    for (const who of others) if (who.session_id && !this.#isPoliteTo(who)) this.#connect(who.session_id, who);
    if (isFirst)
      this.#signals.hear(({ from, kind, value }) => {
        const who = this.#room && othersIn(this.#room, this.#own).find(({ session_id: id }) => id === from);
        if (who) this.#connect(from, who).hear(kind, value);
      });
    this.#show();
  }

  async send(tracks: OwnTracks): Promise<void> {
    this.#tracks = { ...tracks };
    await Promise.all([...this.#peers.values()].map(({ peer }) => peer.send(this.#tracks)));
  }

  /** Whether anybody hears it. */
  sayChat(text: string): boolean {
    const heard = [...this.#peers.values()].map(({ peer }) => peer.sayChat(text));
    if (heard.includes(true)) this.#note(null, text);
    return heard.includes(true);
  }

  close(): void {
    this.#signals.close();
    this.#lines.close();
    for (const { peer } of this.#peers.values()) peer.close();
    this.#peers.clear();
  }

  /** The patient gives in when both offer at once; of two colleagues, one of them. */
  #isPoliteTo({ side, session_id: session }: RoomPresence): boolean {
    if (this.#room?.own_side !== side) return this.#room?.own_side === 'patient';
    return this.#own < (session ?? '');
  }

  #connect(id: string, who: RoomPresence): Peer {
    const known = this.#peers.get(id);
    if (known) return known.peer;
    const peer = new Peer(this.#isPoliteTo(who), this.#lines.take(this.#room?.ice_servers ?? []), this.#tracks, {
      signal: (kind, value) => this.#signals.say(id, kind, value),
      changed: () => this.#show(),
      chat: (text) => this.#note(who.name, text),
      servers: this.#ends.servers,
    });
    this.#peers.set(id, { peer, who });
    this.#show();
    return peer;
  }

  #note(from: string | null, text: string): void {
    this.#chat = [...this.#chat, { number: this.#chat.length + 1, from, text, at: Date.now() }];
    this.#show();
  }

  #show(): void {
    this.view = {
      chat: this.#chat,
      peers: [...this.#peers].map(([id, { peer, who }]) => ({
        id,
        name: who.name,
        side: who.side,
        state: peer.state,
        quality: peer.quality,
        sends: peer.sends,
        camera: peer.camera,
        screen: peer.screen,
      })),
    };
    this.#ends.changed();
  }
}

const othersIn = ({ present }: Consultation, own: string): RoomPresence[] =>
  present.filter(({ is_admitted: isIn, is_own: isOwn, session_id: id }) => isIn && !isOwn && id !== null && id !== own);
