import type { ExportedFile } from '@travesia/contracts/kit';
import { saveFile } from './save-file.ts';

/** Downloads a file written by the server. */
export const saveExported = ({ name, media_type: type, content }: ExportedFile): void =>
  saveFile(new Blob([content], { type }), name);
