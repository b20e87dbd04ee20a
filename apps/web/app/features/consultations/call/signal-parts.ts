import { MAX_SIGNAL_PARTS, SIGNAL_PART } from '@travesia/contracts/consultations';

/** Bytes of a signal once it is unpacked: descriptions have five to ten thousand. What another browser sends is not believed. */
const MAX_BYTES = 256 * 1024;

/** A signal as it travels: compressed, and cut into parts that fit into an event. Throws if it is larger than any is. */
export async function packSignal(value: unknown): Promise<string[]> {
  const packed = new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  let text = '';
  for (const byte of new Uint8Array(await new Response(packed).arrayBuffer())) text += String.fromCharCode(byte);
  const base64 = btoa(text);
  const parts = base64.match(new RegExp(`.{1,${SIGNAL_PART}}`, 'g')) ?? [];
  if (parts.length > MAX_SIGNAL_PARTS) throw new Error('a signal is too large');
  return parts;
}

/** What `packSignal` packed. Throws for anything else. */
export async function unpackSignal(parts: readonly string[]): Promise<unknown> {
  const bytes = Uint8Array.from(atob(parts.join('')), (letter) => letter.charCodeAt(0));
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.byteLength;
    if (length > MAX_BYTES) throw new Error('a signal is too large');
    pieces.push(read.value as Uint8Array<ArrayBuffer>);
  }
  return JSON.parse(await new Blob(pieces).text());
}
