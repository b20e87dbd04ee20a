import { describe, expect, it, vi } from 'vitest';
import { PictureStore } from '../picture-store.ts';

const bytes = (size: number) => Buffer.alloc(size);

describe('preview image cache', () => {
  it('draws an image once, also for requests that arrive while it is being drawn', async () => {
    const store = new PictureStore();
    const draw = vi.fn(async () => bytes(10));
    await Promise.all([store.findOrDraw('a', draw), store.findOrDraw('a', draw)]);
    await store.findOrDraw('a', draw);
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it('draws one image at a time', async () => {
    const store = new PictureStore();
    let present = 0;
    let most = 0;
    const draw = async () => {
      most = Math.max(most, ++present);
      await new Promise((resolve) => setImmediate(resolve));
      present--;
      return bytes(1);
    };
    await Promise.all(['a', 'b', 'c'].map((key) => store.findOrDraw(key, draw)));
    expect(most).toBe(1);
  });

  it('rejects requests when too many are waiting', async () => {
    const store = new PictureStore({ capacity: 100, mostWaiting: 2 });
    const waiting = ['a', 'b'].map((key) => store.findOrDraw(key, async () => bytes(1)));
    expect(await store.findOrDraw('c', async () => bytes(1))).toBeUndefined();
    await Promise.all(waiting);
    expect(await store.findOrDraw('c', async () => bytes(1))).toEqual(bytes(1));
  });

  it('evicts the least recently used image when full', async () => {
    const store = new PictureStore({ capacity: 20, mostWaiting: 5 });
    const draw = vi.fn(async () => bytes(10));
    await store.findOrDraw('a', draw);
    await store.findOrDraw('b', draw);
    await store.findOrDraw('a', draw);
    await store.findOrDraw('c', draw);
    draw.mockClear();
    await store.findOrDraw('a', draw);
    expect(draw).not.toHaveBeenCalled();
    await store.findOrDraw('b', draw);
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it('does not cache failures, and continues after one', async () => {
    const store = new PictureStore();
    await expect(store.findOrDraw('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await store.findOrDraw('a', async () => bytes(3))).toEqual(bytes(3));
  });
});
