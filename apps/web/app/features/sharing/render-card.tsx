import type { ShareCard } from '../../lib/seo/share-card.ts';
import { formatText } from '../../lib/i18n/texts.ts';
import { CardText, HEIGHT, WIDTH } from './draw-card.tsx';
import { loadFonts } from './fonts.ts';
import { encodePng } from './png.ts';
import { sharingTexts } from './texts.ts';

/** Grain makes the image four times as large and is invisible in previews. */
const GRAIN = /<rect [^>]*filter="url\([^"]*"[^>]*\/>/g;

let fonts: ReturnType<typeof loadFonts> | undefined;

/**
 * Draws a preview image as a PNG of 1200 × 630. `cover` is the SVG above the text, `mark` the product's logo. The libraries are
 * loaded with the first image: servers that never draw one do not need them.
 */
export async function renderCard(card: ShareCard, { cover, mark }: { cover: string; mark: string }): Promise<Buffer> {
  const [{ default: satori }, { renderAsync }] = await Promise.all([import('satori'), import('@resvg/resvg-js')]);
  fonts ??= loadFonts();
  const demoLabel = formatText(sharingTexts, card.locale, 'demo');
  const text = await satori(<CardText card={card} demoLabel={demoLabel} mark={mark} />, {
    width: WIDTH,
    height: HEIGHT,
    fonts,
  });
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${WIDTH}" height="${HEIGHT}">${cover.replaceAll(GRAIN, '')}${text}</svg>`;
  const image = await renderAsync(picture, { font: { loadSystemFonts: false } });
  return encodePng(image.pixels, image.width, image.height);
}
