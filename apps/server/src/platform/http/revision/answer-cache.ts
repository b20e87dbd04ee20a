import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Reads, type Revision } from '../../db/revision/reads.ts';

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** Largest body, in bytes, of one entry, and the total limit. */
const MAX_ENTRY = 512 * 1024;
const MAX_TOTAL = 24 * 1024 * 1024;
/** Estimated size of an entry besides its body: its compressed forms and key. */
const BESIDE_BODY = 1.4;
/** Bodies smaller than this are not worth compressing. */
const COMPRESS_FROM = 1024;
/** Content types that are already compressed. */
const COMPRESSED = /^image\/(?!svg)/;

export type Encoding = 'br' | 'gzip' | 'identity';

/** A finished response: its bytes, entity tag and lazily compressed forms. */
export class KeptAnswer {
  readonly body: Buffer;
  readonly etag: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly #forms = new Map<Encoding, Promise<Buffer>>();

  constructor(body: Buffer, headers: Readonly<Record<string, string>>, status = 200) {
    this.body = withoutSlack(body);
    this.headers = headers;
    this.status = status;
    this.etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  }

  /** The body in the best form the client accepts, by its Accept-Encoding. */
  encoded(accept: string | undefined): { encoding: Encoding; bytes: Promise<Buffer> | Buffer } {
    const isDone = this.body.length < COMPRESS_FROM || COMPRESSED.test(this.headers['content-type'] ?? '');
    const encoding = isDone ? 'identity' : bestEncoding(accept);
    if (encoding === 'identity') return { encoding, bytes: this.body };
    let bytes = this.#forms.get(encoding);
    if (!bytes) {
      bytes = this.#compress(encoding);
      this.#forms.set(encoding, bytes);
    }
    return { encoding, bytes };
  }

  async #compress(encoding: 'br' | 'gzip'): Promise<Buffer> {
    const compressed =
      encoding === 'br'
        ? await toBrotli(this.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
        : await toGzip(this.body);
    return withoutSlack(compressed);
  }
}

/** Bytes in memory of their own. A short buffer is a part of Node's pool of 64 KB, all of which it would keep. */
function withoutSlack(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const exact = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(exact);
  return exact;
}

function bestEncoding(accept: string | undefined): Encoding {
  if (!accept) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\b)/.test(accept)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\b)/.test(accept) ? 'gzip' : 'identity';
}

/**
 * Caches finished responses of catalog reads until their data changes; a change evicts those that read it. Concurrent
 * requests for a key share one computation.
 */
export class AnswerCache {
  readonly #revision: Revision;
  readonly #kept = new Map<string, { answer: KeptAnswer; reads: Reads }>();
  readonly #making = new Map<string, { making: Promise<KeptAnswer>; reads: Reads }>();
  #at = -1;
  #bytes = 0;

  /** `revision` returns current revisions synchronously. */
  constructor(revision: Revision) {
    this.#revision = revision;
  }

  /** Current cache size. */
  stats(): { entries: number; bytes: number; revision: number } {
    this.#forgetOld();
    return { entries: this.#kept.size, bytes: Math.round(this.#bytes), revision: this.#at };
  }

  find(key: string): KeptAnswer | undefined {
    this.#forgetOld();
    const found = this.#kept.get(key);
    if (!found) return undefined;
    // Moved to the end: the least recently used is evicted first.
    this.#kept.delete(key);
    this.#kept.set(key, found);
    return found.answer;
  }

  /** The cached response of a key, computed by `make` if missing; failures are not cached. */
  async findOrMake(key: string, make: () => Promise<KeptAnswer>): Promise<KeptAnswer> {
    const kept = this.find(key);
    if (kept) return kept;
    const begun = this.#making.get(key);
    if (begun?.reads.isFresh(this.#revision)) return begun.making;
    const reads = this.present();
    const mine = { making: reads.during(make), reads };
    this.#making.set(key, mine);
    try {
      const answer = await mine.making;
      this.keep(key, answer, reads);
      return answer;
    } finally {
      if (this.#making.get(key) === mine) this.#making.delete(key);
    }
  }

  /** Starts collecting the reads of a response. */
  present(): Reads {
    return new Reads(this.#revision);
  }

  /** Caches a response made from `reads`, unless something in it has changed since. */
  keep(key: string, answer: KeptAnswer, reads: Reads): void {
    this.#forgetOld();
    if (!reads.isFresh(this.#revision) || answer.status !== 200 || answer.body.length > MAX_ENTRY) return;
    this.#forget(key);
    this.#kept.set(key, { answer, reads });
    this.#bytes += weightOf(key, answer);
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= MAX_TOTAL) break;
      this.#forget(oldest);
    }
  }

  #forgetOld(): void {
    const revision = this.#revision();
    if (revision === this.#at) return;
    this.#at = revision;
    for (const [key, { reads }] of this.#kept) if (!reads.isFresh(this.#revision)) this.#forget(key);
  }

  #forget(key: string): void {
    const entry = this.#kept.get(key);
    if (!entry) return;
    this.#kept.delete(key);
    this.#bytes -= weightOf(key, entry.answer);
  }
}

const weightOf = (key: string, { body }: KeptAnswer): number => key.length + body.length * BESIDE_BODY;
