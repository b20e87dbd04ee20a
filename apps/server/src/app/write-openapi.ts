// Writes apps/server/openapi.json from the mounted endpoints; with --check, only reports whether the file is up to
// date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createApiDocument } from './api-document.ts';
import { mountedEndpoints } from './mounted-endpoints.ts';

const file = path.resolve(import.meta.dirname, '../../openapi.json');

const mounted = await mountedEndpoints();
const text = `${JSON.stringify(createApiDocument(mounted.map(({ endpoint }) => endpoint)), null, 2)}\n`;

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
