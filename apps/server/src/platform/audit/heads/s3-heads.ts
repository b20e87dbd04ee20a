import type { S3Config } from '../../config/config.ts';
import { assertOutsideUnitOfWork } from '../../db/unit-of-work.ts';
import { type Bucket, connectBucket } from '../../storage/blobs/s3-blobs.ts';
import { type HeadStore, highestHead, type KeptHead } from './head-store.ts';

const KEY = 'audit/heads.json';

/**
 * Heads in one object of the bucket, one per location, for machines without a lasting disk. Two processes that write at once may lose one of
 * the two; the next seal writes it again.
 */
export function createS3Heads(config: S3Config): HeadStore {
  let bucket: Promise<Bucket> | undefined;
  const open = () => {
    assertOutsideUnitOfWork('storage');
    return (bucket ??= connectBucket(config));
  };
  const readAll = async (): Promise<KeptHead[]> => {
    const { name, client } = await open();
    const { GetObjectCommand, NoSuchKey } = await import('@aws-sdk/client-s3');
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: name, Key: KEY }));
      return JSON.parse((await Body?.transformToString()) ?? '[]') as KeptHead[];
    } catch (error) {
      if (error instanceof NoSuchKey) return [];
      throw error;
    }
  };
  return {
    read: async (identity) => highestHead(await readAll(), identity),
    write: async (identity, { number, hash }) => {
      const heads = await readAll();
      const kept: KeptHead = { at: new Date().toISOString(), ...identity, number, hash };
      const others = heads.filter(({ location }) => location !== identity.location);
      const former = heads.find(({ location }) => location === identity.location);
      const newest = former && former.number > number ? former : kept;
      const { name, client } = await open();
      const { PutObjectCommand } = await import('@aws-sdk/client-s3');
      const body = JSON.stringify([...others, newest]);
      await client.send(new PutObjectCommand({ Bucket: name, Key: KEY, Body: body, ContentType: 'application/json' }));
    },
  };
}
