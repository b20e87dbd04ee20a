import { Readable } from 'node:stream';
import type { Locale } from '@travesia/contracts/kit';
import yazl from 'yazl';
import type { Db } from '../../../platform/db/database.ts';
import type { DataSubject, PersonalDataSource } from '../../../platform/personal-data/personal-data.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { type Part, writeReadablePage } from './readable-page.ts';

interface Holdings {
  db: Db;
  storage: Storage;
  sources: readonly PersonalDataSource[];
}

/**
 * Everything held of a person as a zip, which streams while it is read: `index.html` for people, one JSON for each source,
 * files under `files/`. Throws when a source cannot be read; an export that lacks something would say that there is nothing.
 */
export async function writeArchive(
  { db, storage, sources }: Holdings,
  subject: DataSubject,
  { language, madeAt }: { language: Locale; madeAt: Date },
): Promise<Readable> {
  const zip = new yazl.ZipFile();
  const parts: Part[] = [];
  const options = { mtime: madeAt };
  for (const { name, title, about, collect, files } of sources) {
    const content = await collect(db, subject);
    const held = await filesOf(files ? await files(db, subject) : []);
    zip.addBuffer(Buffer.from(`${JSON.stringify(content, null, 2)}\n`), `${name}.json`, options);
    for (const file of held) {
      zip.addReadStream(Readable.from(contentOf(storage, file)), `files/${file.name}`, options);
    }
    const plain = JSON.parse(JSON.stringify(content)) as unknown;
    parts.push({
      name,
      title: title[language],
      about: about[language],
      content: plain,
      files: held.map((file) => file.name),
    });
  }
  zip.addBuffer(Buffer.from(writeReadablePage(parts, language, madeAt)), 'index.html', options);
  zip.end();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  return output;

  async function filesOf(listed: readonly { id: string; name: string | null }[]) {
    const found: { id: string; name: string }[] = [];
    // One that was deleted a moment ago is held no longer.
    for (const { id, name } of listed) if (name !== null && (await storage.stat(id))) found.push({ id, name });
    return found;
  }
}

/** A stored file, opened when its turn comes. */
async function* contentOf(storage: Storage, { id, name }: { id: string; name: string }) {
  const stored = await storage.get(id);
  if (!stored) throw new Error(`${name} was deleted while the export was made`);
  yield* stored.content;
}
