import { figuresOf, type LineFigures, type Quality, qualityOf } from './line-quality.ts';
import { type PeerWord, readWord, type Sends } from './peer-words.ts';
import type { SignalKind } from './signals.ts';

/** The tracks that are sent, in the order of their lines. Null for those that are off. */
export interface OwnTracks {
  microphone: MediaStreamTrack | null;
  camera: MediaStreamTrack | null;
  screen: MediaStreamTrack | null;
}
const LINES = ['microphone', 'camera', 'screen'] as const;
const KINDS = { microphone: 'audio', camera: 'video', screen: 'video' } as const;

export type PeerState = 'connecting' | 'connected' | 'reconnecting';

/** Where a peer’s words and needs go. */
export interface PeerEnds {
  signal: (kind: SignalKind, value: unknown) => void;
  changed: () => void;
  chat: (text: string) => void;
  /** Servers with passwords that are fresh. */
  servers: () => Promise<RTCIceServer[]>;
}

const LOOK_MS = 2000;
/** A first connection, or an offer that nobody answers. */
const PATIENCE_MS = 8000;
/** A line that is interrupted often comes back by itself. */
const INTERRUPTED_MS = 4000;
const TOGETHER_MS = 20;

/**
 * The connection to one other page. Its lines (sound, picture, screen, words) are made once, before the first offer, and never again: what is
 * sent is changed by `replaceTrack`. New lines would be negotiated without end when both sides offer at once. Only the impolite side makes the
 * first offer; both may offer a new way later, and then the polite side gives in.
 */
export class Peer {
  readonly camera = new MediaStream();
  readonly screen = new MediaStream();
  state: PeerState = 'connecting';
  quality: Quality | null = null;
  sends: Sends = { microphone: false, camera: false, screen: false };
  readonly #line: RTCPeerConnection;
  readonly #words: RTCDataChannel;
  readonly #isPolite: boolean;
  readonly #ends: PeerEnds;
  readonly #timer: ReturnType<typeof setInterval>;
  #own: OwnTracks;
  #hearing: Promise<void> = Promise.resolve();
  #isOffering = false;
  #ignores = false;
  #wasConnected = false;
  #since = Date.now();
  #figures: LineFigures | null = null;
  #candidates: RTCIceCandidateInit[] = [];

  constructor(isPolite: boolean, connection: RTCPeerConnection, own: OwnTracks, ends: PeerEnds) {
    this.#isPolite = isPolite;
    this.#ends = ends;
    this.#own = own;
    this.#line = connection;
    this.#words = this.#line.createDataChannel('words', { negotiated: true, id: 0 });
    this.#words.addEventListener('open', () => this.#saySends());
    this.#words.addEventListener('message', ({ data }) => this.#hearWord(readWord(data)));
    this.#line.addEventListener('track', ({ track, transceiver }) => {
      const isScreen = this.#line.getTransceivers().indexOf(transceiver) === LINES.indexOf('screen');
      (isScreen ? this.screen : this.camera).addTrack(track);
      ends.changed();
    });
    this.#line.addEventListener('icecandidate', ({ candidate }) => candidate && this.#found(candidate.toJSON()));
    this.#line.addEventListener('connectionstatechange', () => this.#noteState());
    this.#timer = setInterval(() => void this.#look(), LOOK_MS);
    if (isPolite) return;
    for (const line of LINES) this.#line.addTransceiver(own[line] ?? KINDS[line], { direction: 'sendrecv' });
    void this.#offer();
  }

  /** Sends other tracks from now on. */
  async send(own: OwnTracks): Promise<void> {
    this.#own = own;
    await this.#attach();
    this.#saySends();
  }

  /** Whether it could be said. */
  sayChat(text: string): boolean {
    return this.#say({ say: 'chat', text });
  }

  hear(kind: SignalKind, value: unknown): void {
    this.#hearing = this.#hearing
      .then(() =>
        kind === 'description'
          ? this.#describe(value as RTCSessionDescriptionInit)
          : this.#add(value as RTCIceCandidateInit[]),
      )
      // What makes no sense to this browser is as good as lost: the next look offers anew.
      .catch(() => {});
  }

  close(): void {
    clearInterval(this.#timer);
    this.#line.close();
  }

  async #describe(description: RTCSessionDescriptionInit): Promise<void> {
    const line = this.#line;
    const collides = description.type === 'offer' && (this.#isOffering || line.signalingState !== 'stable');
    this.#ignores = !this.#isPolite && collides;
    if (this.#ignores) return;
    await line.setRemoteDescription(description);
    if (description.type !== 'offer') return;
    await this.#attach();
    await this.#sayDescription();
  }

  /** Says what this side offers or answers, with the ways that are known by then: a line that waited has found them. */
  async #sayDescription(): Promise<void> {
    await this.#line.setLocalDescription();
    await new Promise((resolve) => setTimeout(resolve, TOGETHER_MS));
    this.#candidates = [];
    this.#ends.signal('description', this.#line.localDescription);
  }

  async #add(candidates: readonly RTCIceCandidateInit[]): Promise<void> {
    for (const candidate of candidates) {
      try {
        await this.#line.addIceCandidate(candidate);
      } catch (error) {
        if (!this.#ignores) throw error;
      }
    }
  }

  /** Puts the own tracks on the lines. */
  async #attach(): Promise<void> {
    for (const [at, transceiver] of this.#line.getTransceivers().entries()) {
      const line = LINES[at];
      if (!line) return;
      if (transceiver.direction !== 'sendrecv') transceiver.direction = 'sendrecv';
      if (transceiver.sender.track !== this.#own[line]) await transceiver.sender.replaceTrack(this.#own[line]);
    }
  }

  async #offer(): Promise<void> {
    if (this.#line.signalingState === 'have-remote-offer' || this.#line.signalingState === 'closed') return;
    this.#isOffering = true;
    try {
      await this.#sayDescription();
    } finally {
      this.#isOffering = false;
    }
  }

  /** Looks for a new way between the two. */
  async #restart(): Promise<void> {
    this.#since = Date.now();
    const servers = await this.#ends.servers();
    if (this.#line.signalingState === 'closed') return;
    this.#line.setConfiguration({ ...this.#line.getConfiguration(), iceServers: servers });
    this.#line.restartIce();
    await this.#offer();
  }

  async #look(): Promise<void> {
    const { connectionState: state, signalingState: signaling } = this.#line;
    const waited = Date.now() - this.#since;
    if (state === 'connected') return this.#measure();
    const patience = state === 'disconnected' ? INTERRUPTED_MS : PATIENCE_MS;
    const isDue = state === 'failed' ? waited > LOOK_MS * 2 : waited > patience;
    if (!isDue) return;
    if (signaling === 'have-local-offer' && !this.#wasConnected) {
      // The other page may not have been there yet when it was said.
      this.#since = Date.now();
      this.#ends.signal('description', this.#line.localDescription);
    } else if (this.#wasConnected || !this.#isPolite) await this.#restart();
  }

  async #measure(): Promise<void> {
    const now = figuresOf(await this.#line.getStats());
    const quality = this.#figures ? qualityOf(this.#figures, now) : 'good';
    this.#figures = now;
    if (quality === this.quality) return;
    this.quality = quality;
    this.#ends.changed();
  }

  #noteState(): void {
    const { connectionState: state } = this.#line;
    this.#since = Date.now();
    if (state === 'connected') this.#wasConnected = true;
    this.state = state === 'connected' ? 'connected' : this.#wasConnected ? 'reconnecting' : 'connecting';
    this.#ends.changed();
  }

  /** Said together: one signal for each would be too many. */
  #found(candidate: RTCIceCandidateInit): void {
    if (this.#candidates.push(candidate) > 1) return;
    setTimeout(() => {
      const found = this.#candidates.splice(0);
      if (found.length > 0) this.#ends.signal('candidate', found);
    }, TOGETHER_MS);
  }

  #say(word: PeerWord): boolean {
    if (this.#words.readyState !== 'open') return false;
    this.#words.send(JSON.stringify(word));
    return true;
  }

  #saySends(): void {
    const { microphone, camera, screen } = this.#own;
    this.#say({
      say: 'sends',
      microphone: microphone?.enabled ?? false,
      camera: camera !== null,
      screen: screen !== null,
    });
  }

  #hearWord(word: PeerWord | null): void {
    if (word?.say === 'chat') this.#ends.chat(word.text);
    if (word?.say !== 'sends') return;
    const { microphone, camera, screen } = word;
    this.sends = { microphone, camera, screen };
    this.#ends.changed();
  }
}
