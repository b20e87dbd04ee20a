import { uploadFault, type Problem, type UploadFault } from '@travesia/contracts/kit';
import { PHOTO_UPLOAD } from '@travesia/contracts/photos';
import type { Send, Sending } from '../../../lib/files/send-resumable.ts';
import { problemOf } from '../../../lib/problem/problem-error.ts';

/** More at a time would only make each slower. */
const AT_ONCE = 2;

/** A photo on its way: queued, being sent, paused by the user, cut off, being encoded by the server, or refused. */
export interface Arriving {
  key: string;
  name: string;
  size: number;
  phase: 'queued' | 'sending' | 'paused' | 'cut' | 'checking' | 'refused';
  /** Sent so far, from 0 to 1. */
  share: number;
  /** Why it was refused: before it was sent, or by the server. */
  fault?: UploadFault | undefined;
  problem?: Problem | undefined;
}

interface Row extends Arriving {
  file: File;
  sending?: Sending | undefined;
  uploadId?: string | undefined;
}

interface Ways {
  send: Send;
  /** Makes a photo of what arrived. */
  add: (uploadId: string) => Promise<unknown>;
}

/** Files that become photos, two at a time; each has its own fate, and the others go on. */
export class PhotoQueue {
  #rows: readonly Row[] = [];
  readonly #ways: Ways;
  readonly #listeners = new Set<() => void>();

  constructor(ways: Ways) {
    this.#ways = ways;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly read = (): readonly Arriving[] => this.#rows;

  choose(files: readonly File[]): void {
    const rows = files.map((file): Row => {
      const fault = uploadFault(PHOTO_UPLOAD, file) ?? undefined;
      const { name, size } = file;
      return { key: crypto.randomUUID(), name, size, file, share: 0, phase: fault ? 'refused' : 'queued', fault };
    });
    this.#set([...this.#rows, ...rows]);
    this.#next();
  }

  pause(key: string): void {
    this.#row(key)?.sending?.pause();
    this.#change(key, { phase: 'paused' });
    this.#next();
  }

  /** Continues what was paused or cut off. */
  resume(key: string): void {
    this.#change(key, { phase: 'sending' });
    this.#row(key)?.sending?.resume();
  }

  /** Continues everything that was cut off. */
  readonly reconnect = (): void => {
    for (const { key, phase } of this.#rows) if (phase === 'cut') this.resume(key);
  };

  /** Tries again what was refused. */
  retry(key: string): void {
    const row = this.#row(key);
    if (row?.uploadId && row.problem?.code === 'server.unavailable') return void this.#add(key, row.uploadId);
    this.#change(key, { phase: 'queued', share: 0, problem: undefined, sending: undefined });
    this.#next();
  }

  /** Gives up or dismisses. */
  remove(key: string): void {
    this.#row(key)?.sending?.stop();
    this.#set(this.#rows.filter((row) => row.key !== key));
    this.#next();
  }

  #next(): void {
    const running = this.#rows.filter(({ phase }) => phase === 'sending' || phase === 'checking').length;
    for (const { key } of this.#rows.filter(({ phase }) => phase === 'queued').slice(0, Math.max(0, AT_ONCE - running)))
      this.#start(key);
  }

  #start(key: string): void {
    const row = this.#row(key);
    if (!row) return;
    this.#change(key, { phase: 'sending' });
    const sending = this.#ways.send(row.file, {
      onProgress: (share) => this.#change(key, { share }),
      onArrived: (uploadId) => void this.#add(key, uploadId),
      onCut: () => this.#change(key, { phase: 'cut' }),
      onRefused: (problem) => this.#refuse(key, problem),
    });
    this.#change(key, { sending });
  }

  async #add(key: string, uploadId: string): Promise<void> {
    this.#change(key, { phase: 'checking', share: 1, uploadId, problem: undefined });
    try {
      await this.#ways.add(uploadId);
      this.#set(this.#rows.filter((row) => row.key !== key));
      this.#next();
    } catch (error) {
      const problem = problemOf(error);
      if (!problem) throw error;
      this.#refuse(key, problem);
    }
  }

  #refuse(key: string, problem: Problem): void {
    this.#change(key, { phase: 'refused', problem });
    this.#next();
  }

  readonly #row = (key: string): Row | undefined => this.#rows.find((row) => row.key === key);

  #change(key: string, facts: Partial<Row>): void {
    this.#set(this.#rows.map((row) => (row.key === key ? { ...row, ...facts } : row)));
  }

  #set(rows: readonly Row[]): void {
    this.#rows = rows;
    for (const listener of this.#listeners) listener();
  }
}
