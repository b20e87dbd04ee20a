import { uploadFault } from '@travesia/contracts/kit';
import { RECORD_UPLOAD } from '@travesia/contracts/records';
import type { Chosen } from './record-queue.ts';

/** A file as it was chosen, with the folder that was chosen or dropped, if it is from one. */
export interface Found {
  file: File;
  folder: string | null;
}

/** More files than these, chosen at once, are one line. */
const FEW = 5;
/** What systems and discs add to folders, also the list of a disc’s images. */
const NOISE = /^(\.|thumbs\.db$|desktop\.ini$|autorun\.|dicomdir$|lockfile$|version$)/i;
const DICM_AT = 128;

/** Files of a chooser; those of a folder know their path. */
export const foundIn = (files: Iterable<File>): Found[] =>
  [...files].map((file) => ({ file, folder: file.webkitRelativePath.split('/').at(0) || null }));

/** Files and folders that were dropped. What was dropped can only be asked for while it is. */
export async function droppedIn(transfer: DataTransfer): Promise<Found[]> {
  const entries = [...transfer.items].flatMap((item) => (item.kind === 'file' ? (item.webkitGetAsEntry() ?? []) : []));
  const files = [...transfer.files];
  if (entries.length === 0) return foundIn(files);
  const found = await Promise.all(
    entries.map(async (entry) =>
      (await filesOf(entry)).map((file) => ({ file, folder: entry.isDirectory ? entry.name : null })),
    ),
  );
  return found.flat();
}

async function filesOf(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile)
    return [await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject))];
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    // It gives at most a hundred at a time.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) break;
    all.push(...some);
  }
  return (await Promise.all(all.map(filesOf))).flat();
}

/** What is sent of what was chosen: a line for each folder and each file, or one for many files. */
export async function chosenOf(found: readonly Found[]): Promise<Chosen[]> {
  const folders = new Map<string, File[]>();
  for (const { file, folder } of found) if (folder) folders.set(folder, [...(folders.get(folder) ?? []), file]);
  const loose = await Promise.all(found.filter(({ folder }) => !folder).map(({ file }) => named(file)));
  const alone: Chosen[] =
    loose.length > FEW
      ? [{ name: '', isFolder: false, files: loose, skipped: 0 }]
      : loose.map((file) => ({ name: file.name, isFolder: false, files: [file], skipped: 0 }));
  const whole = await Promise.all(
    [...folders].map(async ([name, files]): Promise<Chosen> => {
      const all = await Promise.all(files.filter((file) => !NOISE.test(file.name) && file.size > 0).map(named));
      const taken = all.filter((file) => uploadFault(RECORD_UPLOAD, file) !== 'type_not_taken');
      return { name, isFolder: true, files: taken, skipped: files.length - taken.length };
    }),
  );
  return [...alone, ...whole];
}

/** Images are often named by a number with dots, whose last part looks like an ending. Their content says what they are. */
async function named(file: File): Promise<File> {
  if (uploadFault(RECORD_UPLOAD, file) !== 'type_not_taken') return file;
  const mark = await file.slice(DICM_AT, DICM_AT + 4).text();
  return mark === 'DICM' ? new File([file], `${file.name}.dcm`, { lastModified: file.lastModified }) : file;
}
