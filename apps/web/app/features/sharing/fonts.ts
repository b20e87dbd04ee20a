import figtreeRegular from '@fontsource/figtree/files/figtree-latin-500-normal.woff?inline';
import figtreeBold from '@fontsource/figtree/files/figtree-latin-600-normal.woff?inline';
import figtreeExtended from '@fontsource/figtree/files/figtree-latin-ext-600-normal.woff?inline';
import fraunces from './fraunces-display.woff?inline';

const bytes = (dataUrl: string): Buffer => Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
const font = (name: string, weight: 400 | 500 | 600, dataUrl: string) => ({
  name,
  weight,
  style: 'normal' as const,
  data: bytes(dataUrl),
});

/** The site's two typefaces in a format the renderer supports; the last one has letters of other Latin languages. */
export const loadFonts = () => [
  font('Fraunces', 400, fraunces),
  font('Figtree', 500, figtreeRegular),
  font('Figtree', 600, figtreeBold),
  font('Figtree extended', 600, figtreeExtended),
];
