import { useEffect, useState } from 'react';
import type { PictureStore, Slice } from '../store/picture-store.ts';
import { toImageData } from '../stage/paint.ts';
import type { Picture } from '../picture.ts';

const EDGE = 112;
/** Larger files are not fetched for a thumbnail. */
const MOST_BYTES = 2 * 2 ** 20;

/** A small picture of each series, from its middle, once `isReady`: what the reader looks at comes first. */
export function useThumbnails(
  store: PictureStore,
  series: readonly { id: string; slices: readonly Slice[] }[],
  isReady: boolean,
): ReadonlyMap<string, string> {
  const [thumbnails, setThumbnails] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    if (!isReady || series.length < 2) return undefined;
    const leaving = new AbortController();
    const run = async () => {
      for (const { id, slices } of series) {
        const middle = slices[Math.floor(slices.length / 2)];
        if (!middle || middle.image.preview !== 'yes' || middle.image.size > MOST_BYTES || leaving.signal.aborted)
          continue;
        const loaded = await store.get(middle, leaving.signal).catch(() => null);
        const url = loaded ? thumbnailOf(loaded.picture) : null;
        if (url && !leaving.signal.aborted) setThumbnails((known) => new Map([...known, [id, url]]));
      }
    };
    void run();
    return () => leaving.abort();
  }, [store, series, isReady]);
  return thumbnails;
}

function thumbnailOf(picture: Picture): string | null {
  const whole = document.createElement('canvas');
  [whole.width, whole.height] = [picture.columns, picture.rows];
  const window = picture.kind === 'gray' ? picture.window : { center: 128, width: 256 };
  whole.getContext('2d')?.putImageData(toImageData(picture, window, false), 0, 0);
  const small = document.createElement('canvas');
  [small.width, small.height] = [EDGE, EDGE];
  const height = picture.rows * picture.pixelAspect;
  const scale = EDGE / Math.max(picture.columns, height);
  const [across, down] = [picture.columns * scale, height * scale];
  small.getContext('2d')?.drawImage(whole, (EDGE - across) / 2, (EDGE - down) / 2, across, down);
  return small.toDataURL('image/jpeg', 0.8);
}
