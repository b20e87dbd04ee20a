import { inflateRawSync } from 'node:zlib';

const END = 0x06_05_4b_50;
const END_BYTES = 22;

/** The files of a small ZIP as text, by name. Throws if it isn't one. */
export const readZip = (bytes: Buffer): Map<string, string> =>
  new Map([...readZipBytes(bytes)].map(([name, content]) => [name, content.toString()]));

/** The same as bytes. */
export function readZipBytes(bytes: Buffer): Map<string, Buffer> {
  const end = bytes.length - END_BYTES;
  if (bytes.readUInt32LE(end) !== END) throw new Error('this is no zip');
  const files = new Map<string, Buffer>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const [method, size] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 20)];
    const [nameBytes, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const local = bytes.readUInt32LE(at + 42);
    const begin = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const content = bytes.subarray(begin, begin + size);
    files.set(bytes.toString('utf8', at + 46, at + 46 + nameBytes), method === 0 ? content : inflateRawSync(content));
    at += 46 + nameBytes + extra + comment;
  }
  return files;
}
