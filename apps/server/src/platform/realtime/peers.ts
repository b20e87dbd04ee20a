/** A process that was not heard of for this long, and did not say goodbye, may have died before it told its last. */
const SILENT_MS = 5000;

interface Peer {
  n: number;
  heardAt: number;
}

/** The other processes, as far as their messages show. */
export class Peers {
  readonly #peers = new Map<string, Peer>();

  /** Notes a message. `old` ones were sent twice; before one with a `gap` another was lost. */
  hear(from: string, n: number, now: number): 'next' | 'gap' | 'old' {
    const known = this.#peers.get(from);
    if (known && n <= known.n) return 'old';
    this.#peers.set(from, { n, heardAt: now });
    return known && n > known.n + 1 ? 'gap' : 'next';
  }

  leave(from: string): void {
    this.#peers.delete(from);
  }

  /** Forgets those who fell silent; whether there are any. */
  forgetSilent(now: number): boolean {
    const silent = [...this.#peers].filter(([, { heardAt }]) => now - heardAt > SILENT_MS);
    for (const [from] of silent) this.#peers.delete(from);
    return silent.length > 0;
  }

  /** After being deaf: what was sent meanwhile is lost, and said so once. */
  clear(): void {
    this.#peers.clear();
  }
}
