import { toImageData } from '../../stage/paint.ts';
import { PictureStore } from '../../store/picture-store.ts';

/** Decodes a frame of a file with the built decoder, paints it on a canvas, and returns what stands there. */
async function shown(url: string, frame: number, window: { center: number; width: number } | null) {
  const load = async () => (await fetch(url)).arrayBuffer();
  const store = new PictureStore(load, 2 ** 26);
  try {
    const image = { id: url, instanceNumber: 1, frames: 1, preview: 'yes' as const, size: 0 };
    const { picture } = await store.get({ image, frame }, new AbortController().signal);
    const own = picture.kind === 'gray' ? picture.window : { center: 128, width: 256 };
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [picture.columns, picture.rows];
    const context = canvas.getContext('2d');
    context?.putImageData(toImageData(picture, window ?? own, false), 0, 0);
    const data = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    return { width: canvas.width, height: canvas.height, pixels: [...data], spacing: picture.spacing };
  } finally {
    store.end();
  }
}

declare global {
  interface Window {
    shown: typeof shown;
  }
}
globalThis.window.shown = shown;
