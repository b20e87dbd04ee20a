import type { GrayPicture, Picture, Window } from '../picture.ts';

/** The picture as pixels of a canvas, in its own size. */
export function toImageData(picture: Picture, window: Window, isInverted: boolean): ImageData {
  const { columns, rows } = picture;
  if (picture.kind === 'color') {
    if (!isInverted) return new ImageData(picture.rgba, columns, rows);
    return new ImageData(
      picture.rgba.map((value, index) => (index % 4 === 3 ? value : 255 - value)),
      columns,
      rows,
    );
  }
  const shades = grayShades(picture, window, isInverted);
  const image = new ImageData(columns, rows);
  const pixels = new Uint32Array(image.data.buffer);
  const lowest = lowestOf(picture.values);
  for (let index = 0; index < pixels.length; index += 1) {
    pixels[index] = shades[(picture.values[index] ?? 0) - lowest] ?? 0;
  }
  return image;
}

const lowestOf = (values: GrayPicture['values']): number =>
  values instanceof Int16Array ? -32_768 : values instanceof Int8Array ? -128 : 0;

/** A pixel for every value that can be stored: it is computed once instead of for each of a picture's pixels. */
function grayShades(picture: GrayPicture, window: Window, isInverted: boolean): Uint32Array {
  const lowest = lowestOf(picture.values);
  const shades = new Uint32Array(2 ** (picture.values.BYTES_PER_ELEMENT * 8));
  const turns = picture.isInverted !== isInverted;
  for (let index = 0; index < shades.length; index += 1) {
    const value = (index + lowest) * picture.slope + picture.intercept;
    const gray = grayOf(value, window, picture.isExact);
    const shade = turns ? 255 - gray : gray;
    shades[index] = (0xff000000 | (shade << 16) | (shade << 8) | shade) >>> 0;
  }
  return shades;
}

/** Brightness from 0 to 255: LINEAR and LINEAR_EXACT of PS3.3 C.11.2.1.2. */
export function grayOf(value: number, { center, width }: Window, isExact: boolean): number {
  const [middle, range] = isExact ? [center, width] : [center - 0.5, width - 1];
  if (range <= 0) return value > middle ? 255 : 0;
  const share = (value - middle) / range + 0.5;
  return Math.round(Math.min(Math.max(share, 0), 1) * 255);
}
