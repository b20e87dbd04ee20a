import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Asked } from '../decoding/messages.ts';
import { PictureStore } from '../store/picture-store.ts';
import type { DicomImage } from '../types.ts';

/** Decodes every file to a picture of a hundred bytes, unless the file is empty. */
class FakeWorker extends EventTarget {
  readonly open = new Set<number>();
  postMessage(asked: Asked): void {
    const answer = (rest: object) =>
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: { id: asked.id, ...rest } })));
    if (asked.act === 'open') {
      this.open.add(asked.file);
      answer(
        asked.bytes.byteLength
          ? { opened: { frames: asked.bytes.byteLength > 50 ? 2 : 1, frameTime: null } }
          : { failed: true },
      );
    } else if (asked.act === 'close') {
      this.open.delete(asked.file);
      answer({ closed: true });
    } else {
      answer(this.open.has(asked.file) ? { picture: { kind: 'gray', values: new Uint8Array(100) } } : { failed: true });
    }
  }
  terminate(): void {
    this.open.clear();
  }
}

beforeEach(() => vi.stubGlobal('Worker', FakeWorker));
afterEach(() => vi.unstubAllGlobals());

const slice = (id: string, frame = 0) => {
  const image: DicomImage = { id, instanceNumber: null, frames: 1, preview: 'yes', size: 10 };
  return { image, frame };
};
const staying = new AbortController().signal;

it('loads a file once, however many ask, and keeps within its budget', async () => {
  const load = vi.fn(async () => new ArrayBuffer(10));
  const store = new PictureStore(load, 250);
  await Promise.all([store.get(slice('a'), staying), store.get(slice('a'), staying)]);
  expect(load).toHaveBeenCalledTimes(1);
  await store.get(slice('b'), staying);
  await store.get(slice('a'), staying);
  await store.get(slice('c'), staying);
  expect(store.size).toBe(200);
  // `a` was used after `b`.
  expect([store.has(slice('a')), store.has(slice('b')), store.has(slice('c'))]).toEqual([true, false, true]);
});

it('keeps a file of several frames open, and counts it', async () => {
  const load = vi.fn(async () => new ArrayBuffer(60));
  const store = new PictureStore(load, 1000);
  await store.get(slice('film', 0), staying);
  await store.get(slice('film', 1), staying);
  expect(load).toHaveBeenCalledTimes(1);
  expect(store.size).toBe(260);
});

it('tells what went wrong, and tries again when asked', async () => {
  const load = vi.fn(async () => new ArrayBuffer(10));
  load.mockRejectedValueOnce(new Error('no network')).mockResolvedValueOnce(new ArrayBuffer(0));
  const store = new PictureStore(load, 1000);
  await expect(store.get(slice('a'), staying)).rejects.toMatchObject({ stage: 'load' });
  await expect(store.get(slice('a'), staying)).rejects.toMatchObject({ stage: 'decode' });
  expect(await store.get(slice('a'), staying)).toMatchObject({ picture: { kind: 'gray' } });
});

it('loads for whoever stays when another leaves', async () => {
  const leaving = new AbortController();
  const load = vi.fn(async (_image: DicomImage, signal: AbortSignal) => {
    await Promise.resolve();
    signal.throwIfAborted();
    return new ArrayBuffer(10);
  });
  const store = new PictureStore(load, 1000);
  const left = store.get(slice('a'), leaving.signal).catch((error: unknown) => error);
  const stayed = store.get(slice('a'), staying);
  leaving.abort();
  expect(await left).toMatchObject({ name: 'AbortError' });
  expect(await stayed).toMatchObject({ picture: { kind: 'gray' } });
});
