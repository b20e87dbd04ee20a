import { Readable } from 'node:stream';
import { safeFileName } from '@travesia/contracts/kit/file-name';
import { RECORD_UPLOAD, type RecordRefusal } from '@travesia/contracts/records';
import type { ClinicalAttachment } from '../clinical/document/attachments.ts';
import type { RecordsDeps } from '../records-deps.ts';
import { takeBytes } from '../take-bytes.ts';
import { examinePicture } from './examine-picture.ts';

/** A picture or PDF that a clinical document carries, stored by itself. */
export interface Carried {
  name: string;
  mediaType: string;
  storedId: string;
  size: number;
}

const ENDINGS: Readonly<Record<string, readonly string[]>> = RECORD_UPLOAD.types;

/**
 * Stores the files that a clinical document carries, each looked at like one that arrives. One that can’t be shown is left out; malware in one
 * is malware in the document. Throws ScannerUnavailable, and leaves nothing behind.
 */
export async function takeCarried(
  { files, scanner }: Pick<RecordsDeps, 'files' | 'scanner'>,
  attachments: readonly ClinicalAttachment[],
  uploadedBy: string,
): Promise<Carried[] | Extract<RecordRefusal, 'infected'>> {
  const taken: Carried[] = [];
  const giveUp = () => forgetCarried({ files }, taken);
  try {
    for (const { name: said, mediaType, bytes } of attachments) {
      const content = Buffer.from(bytes);
      const scanned = scanner ? await scanner.scan(Readable.from([content])) : 'clean';
      if (scanned === 'infected') {
        await giveUp();
        return 'infected';
      }
      if (scanned !== 'clean' || (mediaType.startsWith('image/') && (await examinePicture(content)))) continue;
      const name = safeFileName(`${said}.${ENDINGS[mediaType]?.[0] ?? 'bin'}`);
      const { id: storedId, size } = await takeBytes(files, content, { mediaType, uploadedBy });
      taken.push({ name, mediaType, storedId, size });
    }
    return taken;
  } catch (error) {
    await giveUp();
    throw error;
  }
}

export async function forgetCarried({ files }: Pick<RecordsDeps, 'files'>, carried: readonly Carried[]): Promise<void> {
  for (const { storedId } of carried) await files.forget(storedId);
}
