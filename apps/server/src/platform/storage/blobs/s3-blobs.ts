import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { S3Config } from '../../config/config.ts';
import { FileExists } from '../storage.ts';
import type { Blobs, StoredBytes } from './blobs.ts';

/** Bytes per request; a few blocks are held in memory while a file is read. */
const BLOCK_BYTES = 1024 * 1024;
const BLOCKS_HELD = 2;
const CONNECT_MS = 2000;
const ANSWER_MS = 30_000;

/** The library takes 20 megabytes of memory: load it on first use. */
const load = () => Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/lib-storage')]);

export interface Bucket {
  name: string;
  client: S3Client;
}

/** Encrypted files in an S3 or compatible bucket. */
export function createS3Blobs(config: S3Config): Blobs {
  let bucket: Promise<Bucket> | undefined;
  const open = () => (bucket ??= connectBucket(config));
  return {
    put: async (id, bytes) => {
      const { name, client } = await open();
      const [, { Upload }] = await load();
      if (await sizeInBucket({ name, client }, id)) throw new FileExists(`${id} is stored already`);
      const body = Readable.from(bytes, { objectMode: false });
      try {
        // Also prevents concurrent writes.
        await new Upload({ client, params: { Bucket: name, Key: keyOf(id), Body: body, IfNoneMatch: '*' } }).done();
      } catch (error) {
        if ((error as Error).name === 'PreconditionFailed') throw new FileExists(`${id} is stored already`);
        throw error;
      }
    },
    open: async (id) => {
      const at = await open();
      const size = await sizeInBucket(at, id);
      return size === null ? null : inBlocks(at, id, size);
    },
    delete: async (id) => {
      const { name, client } = await open();
      if ((await sizeInBucket({ name, client }, id)) === null) return false;
      const [{ DeleteObjectCommand }] = await load();
      await client.send(new DeleteObjectCommand({ Bucket: name, Key: keyOf(id) }));
      return true;
    },
  };
}

const keyOf = (id: string): string => `files/${id}`;

/** A client for the configured bucket. */
export async function connectBucket({
  bucket,
  endpoint,
  region,
  accessKeyId,
  secretAccessKey,
}: S3Config): Promise<Bucket> {
  const [{ S3Client: Client }] = await load();
  const client = new Client({
    region,
    // Other services don't support bucket host names.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
    // Encryption authenticates the content, and not every service supports these checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS },
  });
  return { name: bucket, client };
}

/** Bytes in the bucket; null if there is no such file. */
async function sizeInBucket({ name, client }: Bucket, id: string): Promise<number | null> {
  const [{ HeadObjectCommand, NotFound }] = await load();
  try {
    const { ContentLength } = await client.send(new HeadObjectCommand({ Bucket: name, Key: keyOf(id) }));
    return ContentLength ?? 0;
  } catch (error) {
    if (error instanceof NotFound) return null;
    throw error;
  }
}

/** Reads in blocks, since encryption chunks are small and a request for each would be slow. */
function inBlocks({ name, client }: Bucket, id: string, size: number): StoredBytes {
  const held = new Map<number, Promise<Buffer>>();
  const fetchBlock = async (start: number): Promise<Buffer> => {
    const [{ GetObjectCommand }] = await load();
    const end = Math.min(start + BLOCK_BYTES, size) - 1;
    const part = new GetObjectCommand({ Bucket: name, Key: keyOf(id), Range: `bytes=${start}-${end}` });
    const { Body } = await client.send(part);
    return Buffer.from((await Body?.transformToByteArray()) ?? []);
  };
  const block = (start: number): Promise<Buffer> => {
    const found = held.get(start) ?? fetchBlock(start);
    held.delete(start);
    held.set(start, found);
    for (const oldest of held.keys()) if (held.size > BLOCKS_HELD) held.delete(oldest);
    return found;
  };
  return {
    size,
    read: async (position, length) => {
      const parts: Buffer[] = [];
      const end = Math.min(position + length, size);
      for (let at = position; at < end;) {
        const start = at - (at % BLOCK_BYTES);
        const bytes = (await block(start)).subarray(at - start, end - start);
        if (bytes.length === 0) break;
        parts.push(bytes);
        at += bytes.length;
      }
      return Buffer.concat(parts);
    },
    close: async () => {},
  };
}
