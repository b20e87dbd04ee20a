import {
  EncryptedPDFError,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  type PDFPage,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import type { PreparedPdf } from './pack-parts.ts';

/** Notes that hold or play something else. */
const DROPPED: ReadonlySet<string> = new Set(['/FileAttachment', '/RichMedia', '/Screen', '/Movie', '/Sound', '/3D']);

/** Leads back to the whole document. */
const PARENT = PDFName.of('Parent');

/**
 * The pages of a stranger’s PDF in a document of their own: what opens, plays or runs something is left out, pictures, text and filled-in
 * fields stay.
 */
export async function preparePdf(bytes: Uint8Array): Promise<PreparedPdf> {
  try {
    const source = await PDFDocument.load(bytes, { updateMetadata: false });
    if (source.isEncrypted) return { refusal: 'locked' };
    const made = await PDFDocument.create({ updateMetadata: false });
    const pages = await made.copyPages(source, source.getPageIndices());
    for (const page of pages) {
      tidy(page);
      made.addPage(page);
    }
    const missing = source.getPages().filter(lacksParts);
    if (missing.length === pages.length && !source.getPages().some(({ node }) => node.Contents()))
      return { refusal: 'broken' };
    return { bytes: new Uint8Array(await made.save()), pages: pages.length, incomplete: missing.length > 0 };
  } catch (error) {
    return { refusal: error instanceof EncryptedPDFError ? 'locked' : 'broken' };
  }
}

function tidy({ node }: PDFPage): void {
  node.delete(PDFName.of('AA'));
  node.delete(PDFName.of('B'));
  const notes = node.Annots();
  if (!notes) return;
  const kept: PDFDict[] = [];
  for (let at = 0; at < notes.size(); at++) {
    const note = notes.lookup(at);
    if (!(note instanceof PDFDict) || DROPPED.has(String(note.get(PDFName.of('Subtype'))))) continue;
    for (const name of ['A', 'AA', 'PA', 'Dest', 'Parent', 'Popup']) note.delete(PDFName.of(name));
    kept.push(note);
  }
  const array = PDFArray.withContext(node.context);
  for (const note of kept) array.push(node.context.register(note));
  node.set(PDFName.of('Annots'), array);
}

/** Whether what a page draws, or what that needs, points to something that is not there, as where a file was cut off. */
function lacksParts({ node }: PDFPage): boolean {
  const { context } = node;
  const seen = new Set<PDFObject>();
  const todo: (PDFObject | undefined)[] = [node.get(PDFName.Contents), node.Resources()];
  for (let one = todo.pop(); one ?? todo.length; one = todo.pop()) {
    if (!one || seen.has(one)) continue;
    seen.add(one);
    if (one instanceof PDFRef) {
      const found = context.lookup(one);
      if (!found) return true;
      todo.push(found);
    } else if (one instanceof PDFArray) todo.push(...one.asArray());
    else if (one instanceof PDFStream) todo.push(one.dict);
    else if (one instanceof PDFDict) for (const [name, value] of one.entries()) if (name !== PARENT) todo.push(value);
  }
  return false;
}
