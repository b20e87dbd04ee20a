import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of each page as readers find and copy it, for tests. */
export async function textOfPages(bytes: Buffer): Promise<string[]> {
  const opening = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const opened = await opening.promise;
  const pages: string[] = [];
  for (let number = 1; number <= opened.numPages; number++) {
    const { items } = await (
      await opened.getPage(number)
    ).getTextContent({
      disableNormalization: true,
    });
    pages.push(items.flatMap((item) => ('str' in item && item.str !== '' ? [item.str] : [])).join(' '));
  }
  await opening.destroy();
  return pages;
}
