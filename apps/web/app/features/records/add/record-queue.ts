import { type Problem, uploadFault, type UploadFault } from '@travesia/contracts/kit';
import { RECORD_UPLOAD } from '@travesia/contracts/records';
import type { Send, Sending } from '../../../lib/files/send-resumable.ts';

/** More at a time would only make each slower. */
const AT_ONCE = 2;
/** How long a file waits that the server can’t take yet, or whose line is gone. */
const AGAIN_MS = 15_000;
const BUSY = 429;

/** Files that were chosen together: one by itself, or a folder, such as a study of hundreds of images. */
export interface Chosen {
  /** Of the folder or file; empty for several files that have no folder. */
  name: string;
  isFolder: boolean;
  files: readonly File[];
  /** Files of the folder that are no records, such as the programs of a disc. */
  skipped: number;
}

/** A file that was not taken: before it was sent, or by the server. */
export interface RefusedFile {
  key: string;
  name: string;
  fault?: UploadFault | undefined;
  problem?: Problem | undefined;
}

/** What a line of the list says of a batch. `busy` waits for the server, `refused` has nothing left to send. */
export interface Batch {
  key: string;
  name: string;
  isFolder: boolean;
  phase: 'queued' | 'sending' | 'paused' | 'cut' | 'busy' | 'refused';
  files: number;
  arrived: number;
  skipped: number;
  bytes: number;
  sentBytes: number;
  refused: readonly RefusedFile[];
}

interface Item {
  key: string;
  file: File;
  phase: 'queued' | 'sending' | 'cut' | 'busy' | 'refused';
  sent: number;
  fault?: UploadFault | undefined;
  problem?: Problem | undefined;
  sending?: Sending | undefined;
}

interface Running extends Pick<Batch, 'key' | 'name' | 'isFolder' | 'skipped' | 'files' | 'bytes'> {
  /** Without those that arrived. */
  items: Item[];
  arrived: number;
  arrivedBytes: number;
  isPaused: boolean;
}

/** Files on their way to the vault, two at a time. Each has its own fate, and the others go on. */
export class RecordQueue {
  #batches: Running[] = [];
  #shown: readonly Batch[] = [];
  #arrived = 0;
  readonly #send: Send;
  readonly #listeners = new Set<() => void>();

  constructor(send: Send) {
    this.#send = send;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly read = (): readonly Batch[] => this.#shown;
  /** How many files have arrived since the page was loaded. */
  readonly arrived = (): number => this.#arrived;

  add(chosen: readonly Chosen[]): void {
    for (const { files, ...facts } of chosen)
      this.#batches.push({
        ...facts,
        key: crypto.randomUUID(),
        files: files.length,
        bytes: files.reduce((sum, { size }) => sum + size, 0),
        items: files.map(itemOf),
        arrived: 0,
        arrivedBytes: 0,
        isPaused: false,
      });
    this.#next();
  }

  pause(key: string): void {
    const batch = this.#batch(key);
    if (!batch) return;
    batch.isPaused = true;
    for (const item of batch.items) if (item.phase === 'sending') item.sending?.pause();
    this.#next();
  }

  /** Continues what was paused or cut off. */
  resume(key: string): void {
    const batch = this.#batch(key);
    if (!batch) return;
    batch.isPaused = false;
    for (const item of batch.items) {
      if (item.phase === 'busy') item.phase = 'queued';
      if (item.phase !== 'sending' && item.phase !== 'cut') continue;
      item.phase = 'sending';
      item.sending?.resume();
    }
    this.#next();
  }

  /** Continues everything that waits for the line or the server. */
  readonly reconnect = (): void => {
    for (const { key, isPaused, items } of this.#batches)
      if (!isPaused && items.some(({ phase }) => phase === 'cut' || phase === 'busy')) this.#again(key);
  };

  /** The line is gone: what was being sent waits for it. */
  readonly lose = (): void => {
    for (const { isPaused, items } of this.#batches)
      for (const item of isPaused ? [] : items) {
        if (item.phase !== 'sending') continue;
        item.phase = 'cut';
        item.sending?.pause();
      }
    this.#publish();
  };

  /** Sends again what the server refused. */
  retry(key: string): void {
    for (const item of this.#batch(key)?.items ?? [])
      if (item.phase === 'refused' && item.problem)
        Object.assign(item, { phase: 'queued', sent: 0, problem: undefined });
    this.#next();
  }

  /** Gives a batch up; what has arrived stays. */
  stop(key: string): void {
    for (const { sending } of this.#batch(key)?.items ?? []) sending?.stop();
    this.#batches = this.#batches.filter((batch) => batch.key !== key);
    this.#next();
  }

  /** Gives everything up without telling the server, such as when somebody else signs in. */
  clear(): void {
    for (const { items } of this.#batches) for (const { sending } of items) sending?.pause();
    this.#batches = [];
    this.#publish();
  }

  #again(key: string): void {
    const batch = this.#batch(key);
    for (const item of batch?.items ?? []) {
      if (item.phase === 'busy') item.phase = 'queued';
      if (item.phase !== 'cut') continue;
      item.phase = 'sending';
      item.sending?.resume();
    }
    this.#next();
  }

  #next(): void {
    const open = this.#batches
      .filter(({ isPaused }) => !isPaused)
      .flatMap(({ key, items }) => items.map((item) => ({ key, item })));
    const running = open.filter(({ item }) => item.phase === 'sending').length;
    for (const { key, item } of open
      .filter(({ item: { phase } }) => phase === 'queued')
      .slice(0, Math.max(0, AT_ONCE - running)))
      this.#start(key, item);
    this.#publish();
  }

  #start(key: string, item: Item): void {
    item.phase = 'sending';
    item.sending = this.#send(item.file, {
      onProgress: (share) => {
        item.sent = share * item.file.size;
        this.#publish();
      },
      onArrived: () => this.#arrive(key, item),
      onCut: () => {
        item.phase = 'cut';
        setTimeout(this.reconnect, AGAIN_MS);
        this.#next();
      },
      onRefused: (problem) => {
        // Too many at once: it has to wait, which is no fault of the file.
        if (problem.status === BUSY) {
          Object.assign(item, { phase: 'busy', sent: 0, sending: undefined });
          setTimeout(this.reconnect, AGAIN_MS);
        } else Object.assign(item, { phase: 'refused', problem, sending: undefined });
        this.#next();
      },
    });
  }

  #arrive(key: string, item: Item): void {
    this.#arrived += 1;
    const batch = this.#batch(key);
    if (!batch) return;
    batch.arrived += 1;
    batch.arrivedBytes += item.file.size;
    batch.items = batch.items.filter((one) => one !== item);
    if (batch.items.length === 0) this.#batches = this.#batches.filter((one) => one !== batch);
    this.#next();
  }

  readonly #batch = (key: string): Running | undefined => this.#batches.find((batch) => batch.key === key);

  #publish(): void {
    this.#shown = this.#batches.map(shownOf);
    for (const listener of this.#listeners) listener();
  }
}

function itemOf(file: File): Item {
  const fault = uploadFault(RECORD_UPLOAD, file) ?? undefined;
  return { key: crypto.randomUUID(), file, phase: fault ? 'refused' : 'queued', sent: 0, fault };
}

function shownOf({ items, arrivedBytes, isPaused, ...batch }: Running): Batch {
  const left = items.filter(({ phase }) => phase !== 'refused');
  const has = (wanted: Item['phase']) => left.some(({ phase }) => phase === wanted);
  const busiest = (['sending', 'cut', 'busy'] as const).find(has) ?? 'queued';
  return {
    ...batch,
    phase: left.length === 0 ? 'refused' : isPaused ? 'paused' : busiest,
    sentBytes: items.reduce((sum, { sent }) => sum + sent, arrivedBytes),
    refused: items
      .filter(({ phase }) => phase === 'refused')
      .map(({ key, file: { name }, fault, problem }) => ({ key, name, fault, problem })),
  };
}
