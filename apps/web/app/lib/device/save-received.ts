import { safeFileName } from '@travesia/contracts/kit/file-name';
import { saveFile } from './save-file.ts';

/**
 * Downloads a file that a user uploaded. A download call resolves to the file itself. Its name may have been stored before names were
 * sanitized as they are now.
 */
export const saveReceived = (content: unknown, name: string): void => saveFile(content as Blob, safeFileName(name));
