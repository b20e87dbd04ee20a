import type { Database } from '../../db/database.ts';
import { createLocalBlobs } from '../blobs/local-blobs.ts';
import { createWrappingKeys } from '../keys/wrapping-keys.ts';
import type { Storage } from '../storage.ts';
import { createVault } from '../vault/vault.ts';

/** Files in a folder, encrypted with a key of this secret. */
export const openVault = (database: Pick<Database, 'db'>, folder: string, secret: string): Storage =>
  createVault(database, createLocalBlobs(folder), createWrappingKeys([], secret));
