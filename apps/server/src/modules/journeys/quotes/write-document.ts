import { createHash } from 'node:crypto';
import { quoteTotal } from '@travesia/contracts/journeys';
import { drawSheet } from '../../../platform/exports/draw-sheet.ts';
import type { Seal } from '../../../platform/secrets/seal.ts';
import type { Reference } from '../../catalog/index.ts';
import { quoteSheet } from './quote-sheet.ts';

type Written = Parameters<typeof quoteSheet>[1];

/** Draws the document of a quote: the same content at the same time is the same bytes. */
export async function writeDocument(
  seal: Seal,
  reference: Reference,
  written: Omit<Written, 'before'> & { row: { id: string }; agreed: { content: Written['content'] } | null },
): Promise<{ sha256: string; documentSealed: string }> {
  const before = written.agreed && quoteTotal(written.agreed.content);
  const bytes = await drawSheet(quoteSheet(reference, { ...written, before }), written.row.language, written.at);
  return {
    sha256: createHash('sha256').update(bytes).digest('hex'),
    documentSealed: seal.seal(bytes.toString('base64'), written.row.id),
  };
}
