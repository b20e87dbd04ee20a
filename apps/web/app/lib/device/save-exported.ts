import type { ExportedFile } from '@travesia/contracts/kit';
import { saveFile } from './save-file.ts';

/** Saves what the server wrote as a file. */
export const saveExported = ({ name, media_type: type, content }: ExportedFile): void =>
  saveFile(new Blob([content], { type }), name);
