import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';
import type { Locale } from '@travesia/contracts/kit';
import * as fontkit from 'fontkit';
import { showWith, type UnshownWords } from './shown-text.ts';

/** Fonts of our own pages. What is drawn with them went through `shown`. */
export interface Fonts {
  plain: PDFFont;
  bold: PDFFont;
  /** A text as these fonts can show it, in one line. */
  shown: (text: string) => string;
}

const fontFile = (style: string): Promise<Buffer> =>
  readFile(createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/DejaVuSansCondensed${style}.ttf`));

/** Only the letters that are used go into the document. */
export async function openFonts(document: PDFDocument, words: UnshownWords, language: Locale): Promise<Fonts> {
  document.registerFontkit(fontkit);
  const plain = await document.embedFont(await fontFile(''), { subset: true });
  const bold = await document.embedFont(await fontFile('-Bold'), { subset: true });
  const ofBold = new Set(bold.getCharacterSet());
  const ofBoth = plain.getCharacterSet().filter((character) => ofBold.has(character));
  return { plain, bold, shown: showWith(ofBoth, words, language) };
}
