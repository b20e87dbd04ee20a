import { decodePDFRawStream, PDFArray, PDFDocument, PDFRawStream, PDFStream } from '@cantoo/pdf-lib';

/** The text that packs write on each page, for tests; text of other people’s pages only if it is written the same way. */
export async function textOfPages(bytes: Buffer): Promise<string[]> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  return document.getPages().map(({ node }) => {
    const contents = node.Contents();
    const streams =
      contents instanceof PDFArray ? contents.asArray().map((ref) => node.context.lookup(ref, PDFStream)) : [contents];
    return streams
      .flatMap((stream) => (stream instanceof PDFRawStream ? [decodePDFRawStream(stream).decode()] : []))
      .flatMap((content) => [
        ...Buffer.from(content)
          .toString('latin1')
          .matchAll(/<([0-9A-Fa-f]*)> Tj/g),
      ])
      .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
      .join(' ');
  });
}
