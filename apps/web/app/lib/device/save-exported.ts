import type { ExportedFile } from '@travesia/contracts/kit';
import { saveFile } from './save-file.ts';

/** The bytes of a file that is not text, as the server writes it into its response. */
const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** Downloads a file written by the server: text, or bytes in base64, such as a PDF. */
export function saveExported(file: ExportedFile): void {
  const { name, media_type: type, content, encoding } = file;
  saveFile(new Blob([encoding === 'base64' ? bytesOf(content) : content], { type }), name);
}
