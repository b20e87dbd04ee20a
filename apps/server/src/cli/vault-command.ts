import { createReadStream } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Id } from '@travesia/contracts/kit';
import type { Command } from 'commander';
import { z } from 'zod';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/db/database.ts';
import { loadSecret } from '../platform/secrets/secret.ts';
import { createLocalBlobs } from '../platform/storage/blobs/local-blobs.ts';
import { createS3Blobs } from '../platform/storage/blobs/s3-blobs.ts';
import { countByKey, insertFileKey, readFileKeys } from '../platform/storage/keys/file-keys.repo.ts';
import { rewrapKeys } from '../platform/storage/keys/rewrap-keys.ts';
import { createWrappingKeys, type WrappingKeys } from '../platform/storage/keys/wrapping-keys.ts';
import { createVault } from '../platform/storage/vault/vault.ts';
import { verifyVault } from '../platform/storage/vault/verify-vault.ts';
import { withDatabase } from './open-for-command.ts';
import { say } from './plain-text.ts';

const KeyLine = z.object({ file: Id, key: z.string(), wrapped: z.string() });

/** `travesia vault`: the keys of stored files, and whether every file can be read. */
export function addVaultCommand(program: Command): void {
  const vault = program.command('vault').description('Stored files and their keys.');
  vault
    .command('status')
    .description('how many files each key of the installation opens')
    .action(() => withKeys(status));
  vault
    .command('verify')
    .description('reads every stored file and reports those that can’t be read')
    .action(() => withKeys(verify));
  vault
    .command('rewrap')
    .description('encrypts the keys of all files with the first key of VAULT_KEYS; files stay as they are')
    .action(() => withKeys(rewrap));
  vault
    .command('export-keys <file>')
    .description('writes the encrypted keys of all files to a file; keep only the newest one')
    .action((file: string) => withKeys(({ database }) => exportKeys(database, file)));
  vault
    .command('import-keys <file>')
    .description('reads keys written by export-keys, after a restore')
    .action((file: string) => withKeys(({ database }) => importKeys(database, file)));
}

interface Opened {
  database: Database;
  config: Config;
  keys: WrappingKeys;
}

const withKeys = (work: (opened: Opened) => Promise<void>): Promise<void> =>
  withDatabase((database, config) =>
    work({ database, config, keys: createWrappingKeys(config.vaultKeys, loadSecret(config)) }),
  );

async function status({ database, keys }: Opened): Promise<void> {
  const totals = await countByKey(database.db);
  say(`${totals.get(keys.current) ?? 0} files under ${keys.current}, the key for new files`);
  for (const [key, total] of totals) if (key !== keys.current) say(`${total} files under ${key}`);
}

async function verify({ database, config, keys }: Opened): Promise<void> {
  const blobs = config.s3 ? createS3Blobs(config.s3) : createLocalBlobs(config.dataDir);
  const { readable, faults } = await verifyVault(database, createVault(database, blobs, keys));
  for (const { id, reason } of faults) say(`${id}: ${reason}`);
  say(`${readable} files can be read, ${faults.length} can’t`);
  if (faults.length) process.exitCode = 1;
}

async function rewrap({ database, keys }: Opened): Promise<void> {
  const { changed, unreadable } = await rewrapKeys(database, keys);
  for (const id of unreadable) say(`${id}: its key is under none of the keys of this installation`);
  say(`${changed} keys encrypted with ${keys.current}, ${unreadable.length} can’t be opened`);
  if (unreadable.length) process.exitCode = 1;
}

/** Written beside and then named, so that an interrupted export never replaces the one before. */
async function exportKeys({ db }: Database, file: string): Promise<void> {
  const unfinished = `${file}.unfinished`;
  let count = 0;
  async function* lines() {
    for await (const { fileId, keyId, wrapped } of readFileKeys(db)) {
      count += 1;
      yield `${JSON.stringify({ file: fileId, key: keyId, wrapped })}\n`;
    }
  }
  await writeFile(unfinished, lines(), { mode: 0o600 });
  await rename(unfinished, file);
  say(`${count} keys written to ${file}`);
}

async function importKeys({ db }: Database, file: string): Promise<void> {
  let added = 0;
  let known = 0;
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const { file: id, key: keyId, wrapped } = KeyLine.parse(JSON.parse(line));
    if (await insertFileKey(db, id, { keyId, wrapped })) added += 1;
    else known += 1;
  }
  say(`${added} keys added, ${known} were there`);
}
