import { Readable } from 'node:stream';
import yazl from 'yazl';

/** A file of a zip: its text, or what opens its bytes when its turn comes. */
export interface ZipEntry {
  path: string;
  content: string | (() => AsyncIterable<Buffer>);
  /** Bytes, if they are known before. */
  size?: number;
  /** False for what is compressed already. */
  compress?: boolean;
}

/**
 * A zip that is written while it is read, one file open at a time; beyond 4 GB it is a zip64. If a file can't be read, the
 * stream fails with that error.
 */
export const writeZip = (entries: readonly ZipEntry[], mtime: Date): Readable =>
  Readable.from(zipOf(entries, mtime), { objectMode: false });

/** Begins with the first read, when somebody listens to what goes wrong. */
async function* zipOf(entries: readonly ZipEntry[], mtime: Date): AsyncGenerator<Buffer> {
  const zip = new yazl.ZipFile();
  const output = zip.outputStream as Readable;
  const fail = (error: Error) => output.destroy(error);
  zip.on('error', fail);
  const opened: Readable[] = [];
  for (const { path, content, size, compress = true } of entries) {
    if (typeof content === 'string') zip.addBuffer(Buffer.from(content), path, { mtime, compress });
    else {
      // The library doesn't listen: without this, one damaged file would end the whole process.
      const stream = Readable.from(content()).on('error', fail);
      opened.push(stream);
      zip.addReadStream(stream, path, { mtime, compress, ...(size === undefined ? {} : { size }) });
    }
  }
  zip.end();
  try {
    yield* output as AsyncIterable<Buffer>;
  } finally {
    for (const stream of opened) stream.destroy();
  }
}
