import { createHash } from 'node:crypto';
import { drawSheet } from '../../../platform/exports/draw-sheet.ts';
import type { Seal } from '../../../platform/secrets/seal.ts';
import type { Reference } from '../../catalog/index.ts';
import { type Delivered, dischargeSheet } from './discharge-sheet.ts';

/** Draws the document of discharge papers: the same papers at the same time are the same bytes. */
export async function writePackDocument(
  seal: Seal,
  reference: Reference,
  id: string,
  papers: Delivered,
): Promise<{ sha256: string; documentSealed: string }> {
  const bytes = await drawSheet(dischargeSheet(reference, papers), papers.language, papers.at);
  return {
    sha256: createHash('sha256').update(bytes).digest('hex'),
    documentSealed: seal.seal(bytes.toString('base64'), id),
  };
}
