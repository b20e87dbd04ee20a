import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ProblemError } from '../problem-error.ts';
import type { ArrivedFile, Files } from '../storage/files.ts';
import { squarePictures } from './square-pictures.ts';

/** Larger than any square of these sizes. */
const MAX_BYTES = 4 * 1024 * 1024;

/** Ids of a picture's two stored squares. */
export interface StoredSquares {
  large: string;
  small: string;
}

interface Taking {
  /** What the upload received; it is deleted in any case. */
  arrived: readonly ArrivedFile[];
  sizes: readonly [large: number, small: number];
  fit: 'cover' | 'contain';
  /** Name of the stored files, such as `avatar`. */
  name: string;
  uploadedBy: string;
}

/**
 * Turns an uploaded picture into two stored squares, which are deleted after a day unless something keeps them. The original is
 * never stored. Throws `upload.missing` and the problems of `squarePictures`.
 */
export async function takeSquares(
  files: Files,
  { arrived: [original], sizes, fit, name, uploadedBy }: Taking,
): Promise<StoredSquares> {
  if (!original) throw new ProblemError('upload.missing');
  const stored = await files.get(original.id);
  if (!stored) throw new ProblemError('upload.missing');
  const content = await buffer(stored.content);
  const [largest, smaller] = await squarePictures(content, { sizes, fit });
  if (!largest || !smaller) throw new Error('a picture has two squares');
  const store = async (bytes: Buffer): Promise<string> => {
    const file = { name: `${name}.webp`, mediaType: 'image/webp', maxBytes: MAX_BYTES, uploadedBy };
    return (await files.take(Readable.from([bytes]), file)).id;
  };
  const squares = { large: await store(largest), small: await store(smaller) };
  await files.forget(original.id);
  return squares;
}
