import type { RecordRefusal } from '@travesia/contracts/records';
import sharp from 'sharp';

/** More pixels take more memory than a phone has. */
const MOST_PIXELS = 100_000_000;

/** Why a picture can’t be shown; null if it can. No pixel is decoded. */
export async function examinePicture(
  content: Buffer,
): Promise<Extract<RecordRefusal, 'too_many_pixels' | 'unreadable'> | null> {
  try {
    const { width, height } = await sharp(content, { limitInputPixels: false }).metadata();
    return width * height > MOST_PIXELS ? 'too_many_pixels' : null;
  } catch {
    return 'unreadable';
  }
}
