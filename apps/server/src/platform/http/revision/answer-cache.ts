import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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
 * Keeps finished answers of catalogue reads while the catalogue's revision stands; a change empties it.
 * Requests for the same key that come while one is being made wait for that one.
 */
export class AnswerCache {
  readonly #revision: () => number;
  readonly #kept = new Map<string, KeptAnswer>();
  readonly #making = new Map<string, Promise<KeptAnswer>>();
  #at = -1;
  #bytes = 0;

  /** `revision` tells the catalogue's present revision without waiting. */
  constructor(revision: () => number) {
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
    return found;
  }

  /** The kept answer of a key, made by `make` when there is none; failures are not kept. */
  async findOrMake(key: string, make: () => Promise<KeptAnswer>): Promise<KeptAnswer> {
    const kept = this.find(key);
    if (kept) return kept;
    const revision = this.#at;
    const slot = `${revision} ${key}`;
    let making = this.#making.get(slot);
    if (!making) {
      making = make().finally(() => this.#making.delete(slot));
      this.#making.set(slot, making);
      making.then((answer) => this.keep(key, answer, revision)).catch(() => {});
    }
    return making;
  }

  /** The revision that an answer made from now on is of. */
  present(): number {
    this.#forgetOld();
    return this.#at;
  }

  /** Keeps an answer whose making began at `revision`, unless the catalogue has changed since. */
  keep(key: string, answer: KeptAnswer, revision: number): void {
    this.#forgetOld();
    if (revision !== this.#at || answer.status !== 200 || answer.body.length > MAX_ENTRY) return;
    this.#kept.set(key, answer);
    this.#bytes += weightOf(key, answer);
    for (const [oldest, entry] of this.#kept) {
      if (this.#bytes <= MAX_TOTAL) break;
      this.#kept.delete(oldest);
      this.#bytes -= weightOf(oldest, entry);
    }
  }

  #forgetOld(): void {
    const revision = this.#revision();
    if (revision === this.#at) return;
    this.#at = revision;
    this.#kept.clear();
    this.#bytes = 0;
  }
}

const weightOf = (key: string, { body }: KeptAnswer): number => key.length + body.length * BESIDE_BODY;
