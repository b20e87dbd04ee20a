import { crc32, deflateSync } from 'node:zlib';
import { expect, type Locator } from '@playwright/test';

/** A photo of 900 by 600 pixels in one color, as a PNG. */
export function png(red: number, green: number, blue: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    ends.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  const head = Buffer.from([0, 0, 3, 132, 0, 0, 2, 88, 8, 2, 0, 0, 0]);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(2700, Buffer.from([red, green, blue]))]);
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: 600 }, () => row)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Writes what a photo in the list shows, in Spanish; patients see it from then on. */
export async function describePhoto(row: Locator, words: string): Promise<void> {
  const field = row.getByLabel('What it shows, in Spanish (needed)');
  await field.fill(words);
  await field.blur();
  await expect(row).toContainText('Patients see it');
}
