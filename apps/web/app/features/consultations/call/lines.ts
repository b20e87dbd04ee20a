/** How long a line that waits to be used is good: passwords of TURN servers expire. */
const FRESH_MS = 10 * 60_000;

/** All on one transport from the first offer on: fewer ways to look for, and to pay for at a TURN server. */
const makeLine = (iceServers: RTCIceServer[], iceCandidatePoolSize: number): RTCPeerConnection =>
  new RTCPeerConnection({ iceServers, iceCandidatePoolSize, bundlePolicy: 'max-bundle' });

/** Lines of one page. The first one looks for its ways while the page waits, so that a call begins without that. */
export class Lines {
  #spare: RTCPeerConnection | null;
  readonly #madeAt = Date.now();

  constructor(servers: RTCIceServer[]) {
    this.#spare = makeLine(servers, 1);
  }

  take(servers: RTCIceServer[]): RTCPeerConnection {
    const spare = this.#spare;
    this.#spare = null;
    if (spare && Date.now() - this.#madeAt < FRESH_MS) return spare;
    spare?.close();
    return makeLine(servers, 0);
  }

  close(): void {
    this.#spare?.close();
    this.#spare = null;
  }
}
