import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Reads, type Revision } from '../../db/revision/reads.ts';

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** Largest body, in bytes, that one entry may hold, and how much all may hold together. */
const MAX_ENTRY = 512 * 1024;
const MAX_TOTAL = 48 * 1024 * 1024;
/** What an entry is taken to need beside its body: its compressed forms and address. */
const BESIDE_BODY = 1.4;
/** Bodies under this many bytes are not worth compressing. */
const COMPRESS_FROM = 1024;
/** Bodies that are compressed already. */
const COMPRESSED = /^image\/(?!svg)/;

export type Encoding = 'br' | 'gzip' | 'identity';

/** One finished answer: its bytes, entity tag and, made when first asked for, its compressed forms. */
export class KeptAnswer {
  readonly body: Buffer;
  readonly etag: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly #forms = new Map<Encoding, Promise<Buffer>>();

  constructor(body: Buffer, headers: Readonly<Record<string, string>>, status = 200) {
    this.body = body;
    this.headers = headers;
    this.status = status;
    this.etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  }

  /** The body in the best form the client takes, by its Accept-Encoding. */
  encoded(accept: string | undefined): { encoding: Encoding; bytes: Promise<Buffer> | Buffer } {
    const isDone = this.body.length < COMPRESS_FROM || COMPRESSED.test(this.headers['content-type'] ?? '');
    const encoding = isDone ? 'identity' : bestEncoding(accept);
    if (encoding === 'identity') return { encoding, bytes: this.body };
    let bytes = this.#forms.get(encoding);
    if (!bytes) {
      bytes =
        encoding === 'br'
          ? toBrotli(this.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
          : toGzip(this.body);
      this.#forms.set(encoding, bytes);
    }
    return { encoding, bytes };
  }
}

function bestEncoding(accept: string | undefined): Encoding {
  if (!accept) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\b)/.test(accept)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\b)/.test(accept) ? 'gzip' : 'identity';
}

/**
 * Keeps finished answers of catalogue reads while what each was made from stands; a change takes away those that read of it.
 * Requests for the same key that come while one is being made wait for that one.
 */
export class AnswerCache {
  readonly #revision: Revision;
  readonly #kept = new Map<string, { answer: KeptAnswer; reads: Reads }>();
  readonly #making = new Map<string, { making: Promise<KeptAnswer>; reads: Reads }>();
  #at = -1;
  #bytes = 0;

  /** `revision` tells present revisions without waiting. */
  constructor(revision: Revision) {
    this.#revision = revision;
  }

  /** How much is kept now. */
  stats(): { entries: number; bytes: number; revision: number } {
    this.#forgetOld();
    return { entries: this.#kept.size, bytes: Math.round(this.#bytes), revision: this.#at };
  }

  find(key: string): KeptAnswer | undefined {
    this.#forgetOld();
    const found = this.#kept.get(key);
    if (!found) return undefined;
    // At the end again: what was not asked for longest goes first.
    this.#kept.delete(key);
    this.#kept.set(key, found);
    return found.answer;
  }

  /** The kept answer of a key, made by `make` when there is none; failures are not kept. */
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

  /** Collects what an answer reads that is made from now on. */
  present(): Reads {
    return new Reads(this.#revision);
  }

  /** Keeps an answer that was made from `reads`, unless something of it has changed since. */
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
