import { inflateRawSync } from 'node:zlib';

const END = 0x06_05_4b_50;
const END_BYTES = 22;

/** The files of a small zip as text, by name. */
export function readZip(bytes: Buffer): Record<string, string> {
  const end = bytes.length - END_BYTES;
  if (bytes.readUInt32LE(end) !== END) throw new Error('this is no zip');
  const files: Record<string, string> = {};
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const size = bytes.readUInt32LE(at + 20);
    const name = bytes.toString('utf8', at + 46, at + 46 + bytes.readUInt16LE(at + 28));
    const local = bytes.readUInt32LE(at + 42);
    const begin = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const content = bytes.subarray(begin, begin + size);
    files[name] = (bytes.readUInt16LE(at + 10) === 0 ? content : inflateRawSync(content)).toString();
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return files;
}
