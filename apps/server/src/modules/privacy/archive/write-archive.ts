import type { Readable } from 'node:stream';
import type { Locale } from '@travesia/contracts/kit';
import type { Db } from '../../../platform/db/database.ts';
import { writeZip, type ZipEntry } from '../../../platform/exports/write-zip.ts';
import type { DataSubject, PersonalDataSource } from '../../../platform/personal-data/personal-data.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { type Part, writeReadablePage } from './readable-page.ts';
import { sortFiles } from './readable-files.ts';

interface Holdings {
  db: Db;
  storage: Storage;
  sources: readonly PersonalDataSource[];
}

/**
 * All personal data of a person as a streamed zip: `index.html` for people, one JSON per source,
 * files under `files/`. Throws when a source cannot be read; an incomplete export would suggest that there is no data.
 * Unreadable files are listed in the page and in `unreadable-files.json`.
 */
export async function writeArchive(
  { db, storage, sources }: Holdings,
  subject: DataSubject,
  { language, madeAt, lastAttempt }: { language: Locale; madeAt: Date; lastAttempt: boolean },
): Promise<Readable> {
  const entries: ZipEntry[] = [];
  const parts: Part[] = [];
  for (const { name, title, about, collect, files } of sources) {
    const content = await collect(db, subject);
    const list = async () => (files ? files(db, subject) : []);
    const { readable: held, unreadable } = await sortFiles(await list(), { storage, listAgain: list, lastAttempt });
    entries.push(written(`${name}.json`, content));
    for (const file of held) entries.push({ path: `files/${file.name}`, content: () => contentOf(storage, file) });
    const plain = JSON.parse(JSON.stringify(content)) as unknown;
    parts.push({
      name,
      title: title[language],
      about: about[language],
      content: plain,
      files: held.map((file) => file.name),
      unreadable,
    });
  }
  const missing = parts.flatMap(({ name, unreadable }) => unreadable.map((file) => ({ source: name, ...file })));
  if (missing.length) entries.push(written('unreadable-files.json', missing));
  entries.push({ path: 'index.html', content: writeReadablePage(parts, language, madeAt) });
  return writeZip(entries, madeAt);
}

const written = (path: string, content: unknown): ZipEntry => ({
  path,
  content: `${JSON.stringify(content, null, 2)}\n`,
});

/** A stored file, opened lazily. */
async function* contentOf(storage: Storage, { id, name }: { id: string; name: string }) {
  const stored = await storage.get(id);
  if (!stored) throw new Error(`${name} was deleted while the export was made`);
  yield* stored.content;
}
