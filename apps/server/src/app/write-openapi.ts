// Writes apps/server/openapi.json from what the modules mount; with --check it only says whether the file is up to date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { systemClock } from '../platform/clock.ts';
import { connectPostgres } from '../platform/db/database.ts';
import { createFiles } from '../platform/storage/files.ts';
import { createLocalStorage } from '../platform/storage/local-storage.ts';
import { createApiDocument } from './api-document.ts';
import { idleParts } from './idle-parts.ts';
import { createModules } from './modules.ts';

const file = path.resolve(import.meta.dirname, '../../openapi.json');

// Making the modules asks nothing of the database, and a pool connects when it is first asked.
const database = connectPostgres('postgres://nowhere.invalid/none', 2);
const storage = createLocalStorage('nowhere');
const { mounted } = createModules({
  ...idleParts(database),
  database,
  clock: systemClock,
  revision: () => 0,
  secret: '',
  demo: true,
  origin: 'http://localhost',
  storage,
  files: createFiles(database, storage, systemClock),
});
const text = `${JSON.stringify(createApiDocument(mounted.map(({ endpoint }) => endpoint)), null, 2)}\n`;
await database.close();

if (process.argv.includes('--check')) {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    process.stderr.write(
      'apps/server/openapi.json is not what the contracts say: run `npm run openapi` and commit it.\n',
    );
    process.exit(1);
  }
} else {
  writeFileSync(file, text);
  process.stdout.write(`${mounted.length} calls written to ${path.relative(process.cwd(), file)}\n`);
}
